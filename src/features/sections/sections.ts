import type { RegisteredRouter } from '@tanstack/react-router'
import { catalogue } from '@/catalogues/catalogue'
import type { NearestPlace } from './nearest-places'

type SectionFolder =
  | 'products'
  | 'brands'
  | 'inventory'
  | 'orders'
  | 'returns'
  | 'replacements'
  | 'cancelled'
  | 'claims'
  | 'invoices'

/** Every menu address without a screen of its own, or with one only if its module is offered; the compiler asks for an entry for each. */
type SectionAddress = Extract<keyof RegisteredRouter['routesByPath'], `/${SectionFolder}/${string}`>

/** The sections of ROUTE-05, each with the screen that is nearest to what a seller looked for there. */
export const sections: Readonly<Record<SectionAddress, NearestPlace>> = {
  '/products/add-existing': 'terms',
  '/products/add-new': 'terms',
  '/products/draft': 'terms',
  '/products/rejected': 'terms',
  '/brands/apply': 'articles',
  '/brands/manage': 'profile',
  '/inventory/all': 'caseLog',
  '/inventory/out-of-stock': 'caseLog',
  '/inventory/suppressed': 'terms',
  '/orders/lazy-ship': 'shippingPolicy',
  '/orders/self-ship': 'shippingPolicy',
  '/orders/bundle': 'shippingPolicy',
  '/orders/shipment-files': 'caseLog',
  '/returns/lazy': 'returnPolicy',
  '/returns/self': 'returnPolicy',
  '/replacements/lazy': 'returnPolicy',
  '/replacements/self': 'returnPolicy',
  '/cancelled/lazy': 'returnPolicy',
  '/cancelled/self': 'returnPolicy',
  '/claims/queries': 'caseMessages',
  '/claims/approved': 'caseLog',
  '/claims/rejected': 'caseLog',
  '/invoices/sale': 'caseLog',
  '/invoices/seller': 'caseLog',
}

/** What each section is for, in one sentence. */
export const sectionPurposes = catalogue<Readonly<Record<SectionAddress, string>>>('features/sections/sections', {
  '/products/add-existing':
    'This section is for listing a product that is already sold on the marketplace, with your own price and stock.',
  '/products/add-new': 'This section is for listing a product that nobody sells on the marketplace yet.',
  '/products/draft': 'This section is for listings that you have begun and not submitted yet.',
  '/products/rejected': 'This section is for listings that the marketplace has refused, with the reason for each.',
  '/brands/apply': 'This section is for asking to sell under a brand, with the papers that prove you may.',
  '/brands/manage': 'This section is for the brands that you may sell under.',
  '/inventory/all': 'This section is for the stock and the price of every product that you sell.',
  '/inventory/out-of-stock': 'This section is for products that customers cannot buy because none are left.',
  '/inventory/suppressed':
    'This section is for products that are hidden from customers until something about them is put right.',
  '/orders/lazy-ship': 'This section is for orders that the marketplace’s courier collects from you (Lazy Shipping).',
  '/orders/self-ship': 'This section is for orders that you send to the customer yourself (Self Shipping).',
  '/orders/bundle': 'This section is for parcels that hold several customer orders.',
  '/orders/shipment-files': 'This section is for the files that belong to your shipments, such as labels.',
  '/returns/lazy': 'This section is for goods that customers send back from orders under Lazy Shipping.',
  '/returns/self': 'This section is for goods that customers send back from orders under Self Shipping.',
  '/replacements/lazy': 'This section is for goods that are to be replaced from orders under Lazy Shipping.',
  '/replacements/self': 'This section is for goods that you are to replace from orders under Self Shipping.',
  '/cancelled/lazy': 'This section is for orders under Lazy Shipping that were cancelled.',
  '/cancelled/self': 'This section is for orders under Self Shipping that were cancelled.',
  '/claims/queries': 'This section is for claims about which the marketplace has asked you something.',
  '/claims/approved': 'This section is for claims that the marketplace has granted.',
  '/claims/rejected': 'This section is for claims that the marketplace has refused, with the reason for each.',
  '/invoices/sale': 'This section is for the invoices of what customers bought from you.',
  '/invoices/seller': 'This section is for the invoices of what the marketplace charges you.',
})

export const isSectionAddress = (address: string): address is SectionAddress => Object.hasOwn(sections, address)
