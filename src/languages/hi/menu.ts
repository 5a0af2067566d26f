import type { menuSections } from '@/app/shell/menu'

/** The dashboard's menu. */
export const menu = {
  'app/shell/menu': [
    { kind: 'link', label: 'होम', icon: 'home', to: '/' },
    {
      kind: 'group',
      label: 'प्रोडक्ट',
      icon: 'products',
      links: [
        { label: 'मौजूदा जोड़ें', to: '/products/add-existing' },
        { label: 'नया जोड़ें', to: '/products/add-new' },
        { label: 'ड्राफ्ट', to: '/products/draft' },
        { label: 'नामंजूर', to: '/products/rejected' },
      ],
    },
    {
      kind: 'group',
      label: 'ब्रांड',
      icon: 'brands',
      links: [
        { label: 'आवेदन', to: '/brands/apply' },
        { label: 'मेरे ब्रांड', to: '/brands/manage' },
      ],
    },
    {
      kind: 'group',
      label: 'स्टॉक',
      icon: 'inventory',
      links: [
        { label: 'पूरा स्टॉक', to: '/inventory/all' },
        { label: 'स्टॉक खत्म', to: '/inventory/out-of-stock' },
        { label: 'रोका गया', to: '/inventory/suppressed' },
      ],
    },
    {
      kind: 'group',
      label: 'मेरे ऑर्डर',
      icon: 'orders',
      links: [
        { label: 'लेजी शिप', to: '/orders/lazy-ship' },
        { label: 'सेल्फ शिप', to: '/orders/self-ship' },
        { label: 'बंडल', to: '/orders/bundle' },
        { label: 'शिपमेंट की फाइलें', to: '/orders/shipment-files' },
      ],
    },
    {
      kind: 'group',
      label: 'रिटर्न',
      icon: 'returns',
      links: [
        { label: 'लेजी', to: '/returns/lazy' },
        { label: 'सेल्फ', to: '/returns/self' },
      ],
    },
    {
      kind: 'group',
      label: 'बदलकर भेजना',
      icon: 'replacements',
      links: [
        { label: 'लेजी', to: '/replacements/lazy' },
        { label: 'सेल्फ', to: '/replacements/self' },
      ],
    },
    {
      kind: 'group',
      label: 'कैंसल ऑर्डर',
      icon: 'cancelled',
      links: [
        { label: 'लेजी', to: '/cancelled/lazy' },
        { label: 'सेल्फ', to: '/cancelled/self' },
      ],
    },
    {
      kind: 'group',
      label: 'क्लेम',
      icon: 'claims',
      links: [
        { label: 'सवाल', to: '/claims/queries' },
        { label: 'मंजूर', to: '/claims/approved' },
        { label: 'नामंजूर', to: '/claims/rejected' },
      ],
    },
    {
      kind: 'group',
      label: 'इनवॉइस',
      icon: 'invoice',
      links: [
        { label: 'बिक्री', to: '/invoices/sale' },
        { label: 'सेलर', to: '/invoices/seller' },
      ],
    },
    {
      kind: 'group',
      label: 'शिकायतें',
      icon: 'case-log',
      links: [
        { label: 'सभी शिकायतें', to: '/caselog' },
        { label: 'मैसेज', to: '/caselog/messages' },
      ],
    },
    {
      kind: 'group',
      label: 'फीडबैक',
      icon: 'feedback',
      links: [
        { label: 'प्रोडक्ट फीडबैक', to: '/productfeedback' },
        { label: 'सेलर फीडबैक', to: '/sellerfeedback' },
      ],
    },
    {
      kind: 'group',
      label: 'ऑफर',
      icon: 'offers',
      links: [
        { label: 'सभी ऑफर', to: '/alloffers' },
        { label: 'रेफरल ऑफर', to: '/referraloffers' },
      ],
    },
    { kind: 'group', label: 'मदद', icon: 'support', links: [{ label: 'पॉलिसी', to: '/policy' }] },
    {
      kind: 'group',
      label: 'सूचनाएं और सुझाव',
      icon: 'updates',
      links: [
        { label: 'सूचनाएं', to: '/updates' },
        { label: 'सुझाव', to: '/suggestions' },
      ],
    },
  ],
} satisfies { 'app/shell/menu': typeof menuSections }
