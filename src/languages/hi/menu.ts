import type { MenuAddress, MenuIcon } from '@/app/shell/menu'

/** The dashboard's menu: its sections by their icons, its links by their addresses. */
export const menu = {
  'app/shell/menu': {
    sections: {
      home: 'होम',
      products: 'प्रोडक्ट',
      brands: 'ब्रांड',
      inventory: 'स्टॉक',
      orders: 'मेरे ऑर्डर',
      returns: 'रिटर्न',
      replacements: 'बदलकर भेजना',
      cancelled: 'कैंसल ऑर्डर',
      claims: 'क्लेम',
      invoice: 'इनवॉइस',
      'case-log': 'शिकायतें',
      feedback: 'फीडबैक',
      offers: 'ऑफर',
      support: 'मदद',
      updates: 'सूचनाएं और सुझाव',
    },
    links: {
      '/products/add-existing': 'मौजूदा जोड़ें',
      '/products/add-new': 'नया जोड़ें',
      '/products/draft': 'ड्राफ्ट',
      '/products/rejected': 'नामंजूर',
      '/brands/apply': 'आवेदन',
      '/brands/manage': 'मेरे ब्रांड',
      '/inventory/all': 'पूरा स्टॉक',
      '/inventory/out-of-stock': 'स्टॉक खत्म',
      '/inventory/suppressed': 'रोका गया',
      '/orders/lazy-ship': 'लेजी शिप',
      '/orders/self-ship': 'सेल्फ शिप',
      '/orders/bundle': 'बंडल',
      '/orders/shipment-files': 'शिपमेंट की फाइलें',
      '/returns/lazy': 'लेजी',
      '/returns/self': 'सेल्फ',
      '/replacements/lazy': 'लेजी',
      '/replacements/self': 'सेल्फ',
      '/cancelled/lazy': 'लेजी',
      '/cancelled/self': 'सेल्फ',
      '/claims/queries': 'सवाल',
      '/claims/approved': 'मंजूर',
      '/claims/rejected': 'नामंजूर',
      '/invoices/sale': 'बिक्री',
      '/invoices/seller': 'सेलर',
      '/caselog': 'सभी शिकायतें',
      '/caselog/messages': 'मैसेज',
      '/productfeedback': 'प्रोडक्ट फीडबैक',
      '/sellerfeedback': 'सेलर फीडबैक',
      '/alloffers': 'सभी ऑफर',
      '/referraloffers': 'रेफरल ऑफर',
      '/policy': 'पॉलिसी',
      '/updates': 'सूचनाएं',
      '/suggestions': 'सुझाव',
    },
  },
} satisfies {
  'app/shell/menu': {
    readonly sections: Readonly<Record<MenuIcon, string>>
    readonly links: Readonly<Partial<Record<MenuAddress, string>>>
  }
}
