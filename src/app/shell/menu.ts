import { catalogue } from '@/catalogues/catalogue'
import type { FileRouteTypes } from '../route-tree.gen'

export type MenuAddress = FileRouteTypes['to']

/** A section of the dashboard menu; Home has no links below it and is one itself. */
export type MenuSection =
  | { readonly icon: MenuIcon; readonly to: MenuAddress }
  | { readonly icon: MenuIcon; readonly links: readonly MenuLink[] }

export type MenuIcon = keyof typeof menuTexts.sections

/** What the sections are called, and the links below them. */
export const menuTexts = catalogue('app/shell/menu', {
  sections: {
    home: 'Home',
    products: 'Products Manage',
    brands: 'Brands',
    inventory: 'Manage Inventory',
    orders: 'My Orders',
    returns: 'Manage Return',
    replacements: 'Manage Replacement',
    cancelled: 'Manage Cancelled Orders',
    claims: 'Claims',
    invoice: 'Invoice',
    'case-log': 'Case log',
    feedback: 'Feedback',
    offers: 'Offers',
    support: 'Support',
    updates: 'Updates & Suggestions',
  },
  links: {
    '/products/add-existing': 'Add existing',
    '/products/add-new': 'Add new',
    '/products/draft': 'Draft',
    '/products/rejected': 'Rejected',
    '/brands/apply': 'Apply',
    '/brands/manage': 'Manage',
    '/inventory/all': 'All',
    '/inventory/out-of-stock': 'Out of stock',
    '/inventory/suppressed': 'Suppressed',
    '/orders/lazy-ship': 'Lazy ship',
    '/orders/self-ship': 'Self ship',
    '/orders/bundle': 'Bundle',
    '/orders/shipment-files': 'Shipment files',
    '/returns/lazy': 'Lazy',
    '/returns/self': 'Self',
    '/replacements/lazy': 'Lazy',
    '/replacements/self': 'Self',
    '/cancelled/lazy': 'Lazy',
    '/cancelled/self': 'Self',
    '/claims/queries': 'Queries',
    '/claims/approved': 'Approved',
    '/claims/rejected': 'Rejected',
    '/invoices/sale': 'Sale',
    '/invoices/seller': 'Seller',
    '/caselog': 'Cases',
    '/caselog/messages': 'Messages',
    '/productfeedback': 'Product feedback',
    '/sellerfeedback': 'Seller feedback',
    '/alloffers': 'All offers',
    '/referraloffers': 'Referral offers',
    '/policy': 'Policies',
    '/updates': 'Updates',
    '/suggestions': 'Suggestions',
  },
})

export type MenuLink = keyof typeof menuTexts.links & MenuAddress

/** Sections and addresses exactly as in section 2 of the specification (LAYOUT-05). */
export const menuSections: readonly MenuSection[] = [
  { icon: 'home', to: '/' },
  { icon: 'products', links: ['/products/add-existing', '/products/add-new', '/products/draft', '/products/rejected'] },
  { icon: 'brands', links: ['/brands/apply', '/brands/manage'] },
  { icon: 'inventory', links: ['/inventory/all', '/inventory/out-of-stock', '/inventory/suppressed'] },
  { icon: 'orders', links: ['/orders/lazy-ship', '/orders/self-ship', '/orders/bundle', '/orders/shipment-files'] },
  { icon: 'returns', links: ['/returns/lazy', '/returns/self'] },
  { icon: 'replacements', links: ['/replacements/lazy', '/replacements/self'] },
  { icon: 'cancelled', links: ['/cancelled/lazy', '/cancelled/self'] },
  { icon: 'claims', links: ['/claims/queries', '/claims/approved', '/claims/rejected'] },
  { icon: 'invoice', links: ['/invoices/sale', '/invoices/seller'] },
  { icon: 'case-log', links: ['/caselog', '/caselog/messages'] },
  { icon: 'feedback', links: ['/productfeedback', '/sellerfeedback'] },
  { icon: 'offers', links: ['/alloffers', '/referraloffers'] },
  { icon: 'support', links: ['/policy'] },
  { icon: 'updates', links: ['/updates', '/suggestions'] },
]
