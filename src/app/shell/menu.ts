import { pick } from '@/domain/language'
import type { FileRouteTypes } from '../route-tree.gen'

export type MenuAddress = FileRouteTypes['to']

export interface MenuLink {
  readonly label: string
  readonly to: MenuAddress
}

/** A section of the dashboard menu; Home has no links below it and is one itself. */
export type MenuSection =
  | { readonly kind: 'link'; readonly label: string; readonly to: MenuAddress; readonly icon: MenuIcon }
  | { readonly kind: 'group'; readonly label: string; readonly icon: MenuIcon; readonly links: readonly MenuLink[] }

export type MenuIcon =
  | 'home'
  | 'products'
  | 'brands'
  | 'inventory'
  | 'orders'
  | 'returns'
  | 'replacements'
  | 'cancelled'
  | 'claims'
  | 'invoice'
  | 'case-log'
  | 'feedback'
  | 'offers'
  | 'support'
  | 'updates'

/** Sections and addresses exactly as in section 2 of the specification (LAYOUT-05). */
export const menuSections = pick<readonly MenuSection[]>({
  en: [
    { kind: 'link', label: 'Home', icon: 'home', to: '/' },
    {
      kind: 'group',
      label: 'Products Manage',
      icon: 'products',
      links: [
        { label: 'Add existing', to: '/products/add-existing' },
        { label: 'Add new', to: '/products/add-new' },
        { label: 'Draft', to: '/products/draft' },
        { label: 'Rejected', to: '/products/rejected' },
      ],
    },
    {
      kind: 'group',
      label: 'Brands',
      icon: 'brands',
      links: [
        { label: 'Apply', to: '/brands/apply' },
        { label: 'Manage', to: '/brands/manage' },
      ],
    },
    {
      kind: 'group',
      label: 'Manage Inventory',
      icon: 'inventory',
      links: [
        { label: 'All', to: '/inventory/all' },
        { label: 'Out of stock', to: '/inventory/out-of-stock' },
        { label: 'Suppressed', to: '/inventory/suppressed' },
      ],
    },
    {
      kind: 'group',
      label: 'My Orders',
      icon: 'orders',
      links: [
        { label: 'Lazy ship', to: '/orders/lazy-ship' },
        { label: 'Self ship', to: '/orders/self-ship' },
        { label: 'Bundle', to: '/orders/bundle' },
        { label: 'Shipment files', to: '/orders/shipment-files' },
      ],
    },
    {
      kind: 'group',
      label: 'Manage Return',
      icon: 'returns',
      links: [
        { label: 'Lazy', to: '/returns/lazy' },
        { label: 'Self', to: '/returns/self' },
      ],
    },
    {
      kind: 'group',
      label: 'Manage Replacement',
      icon: 'replacements',
      links: [
        { label: 'Lazy', to: '/replacements/lazy' },
        { label: 'Self', to: '/replacements/self' },
      ],
    },
    {
      kind: 'group',
      label: 'Manage Cancelled Orders',
      icon: 'cancelled',
      links: [
        { label: 'Lazy', to: '/cancelled/lazy' },
        { label: 'Self', to: '/cancelled/self' },
      ],
    },
    {
      kind: 'group',
      label: 'Claims',
      icon: 'claims',
      links: [
        { label: 'Queries', to: '/claims/queries' },
        { label: 'Approved', to: '/claims/approved' },
        { label: 'Rejected', to: '/claims/rejected' },
      ],
    },
    {
      kind: 'group',
      label: 'Invoice',
      icon: 'invoice',
      links: [
        { label: 'Sale', to: '/invoices/sale' },
        { label: 'Seller', to: '/invoices/seller' },
      ],
    },
    {
      kind: 'group',
      label: 'Case log',
      icon: 'case-log',
      links: [
        { label: 'Cases', to: '/caselog' },
        { label: 'Messages', to: '/caselog/messages' },
      ],
    },
    {
      kind: 'group',
      label: 'Feedback',
      icon: 'feedback',
      links: [
        { label: 'Product feedback', to: '/productfeedback' },
        { label: 'Seller feedback', to: '/sellerfeedback' },
      ],
    },
    {
      kind: 'group',
      label: 'Offers',
      icon: 'offers',
      links: [
        { label: 'All offers', to: '/alloffers' },
        { label: 'Referral offers', to: '/referraloffers' },
      ],
    },
    { kind: 'group', label: 'Support', icon: 'support', links: [{ label: 'Policies', to: '/policy' }] },
    {
      kind: 'group',
      label: 'Updates & Suggestions',
      icon: 'updates',
      links: [
        { label: 'Updates', to: '/updates' },
        { label: 'Suggestions', to: '/suggestions' },
      ],
    },
  ],
})
