import type { RegisteredRouter } from '@tanstack/react-router'
import { pick } from '@/domain/language'
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

/** Every address of the dashboard's menu that has no screen of its own; one more makes the compiler ask for its entry. */
type SectionAddress = Extract<keyof RegisteredRouter['routesByPath'], `/${SectionFolder}/${string}`>

interface Section {
  /** What the section is for, in one sentence. */
  readonly purpose: string
  readonly nearest: NearestPlace
}

/** The sections of ROUTE-05. */
export const sections = pick<Readonly<Record<SectionAddress, Section>>>({
  en: {
    '/products/add-existing': {
      purpose: 'This section is for listing a product that is already sold on the marketplace, with your own price and stock.',
      nearest: 'terms',
    },
    '/products/add-new': {
      purpose: 'This section is for listing a product that nobody sells on the marketplace yet.',
      nearest: 'terms',
    },
    '/products/draft': {
      purpose: 'This section is for listings that you have begun and not submitted yet.',
      nearest: 'terms',
    },
    '/products/rejected': {
      purpose: 'This section is for listings that the marketplace has refused, with the reason for each.',
      nearest: 'terms',
    },
    '/brands/apply': {
      purpose: 'This section is for asking to sell under a brand, with the papers that prove you may.',
      nearest: 'articles',
    },
    '/brands/manage': {
      purpose: 'This section is for the brands that you may sell under.',
      nearest: 'profile',
    },
    '/inventory/all': {
      purpose: 'This section is for the stock and the price of every product that you sell.',
      nearest: 'caseLog',
    },
    '/inventory/out-of-stock': {
      purpose: 'This section is for products that customers cannot buy because none are left.',
      nearest: 'caseLog',
    },
    '/inventory/suppressed': {
      purpose: 'This section is for products that are hidden from customers until something about them is put right.',
      nearest: 'terms',
    },
    '/orders/lazy-ship': {
      purpose: 'This section is for orders that the marketplace’s courier collects from you (Lazy Shipping).',
      nearest: 'shippingPolicy',
    },
    '/orders/self-ship': {
      purpose: 'This section is for orders that you send to the customer yourself (Self Shipping).',
      nearest: 'shippingPolicy',
    },
    '/orders/bundle': {
      purpose: 'This section is for orders of several products that go out together.',
      nearest: 'shippingPolicy',
    },
    '/orders/shipment-files': {
      purpose: 'This section is for the files that belong to your shipments, such as labels.',
      nearest: 'caseLog',
    },
    '/returns/lazy': {
      purpose: 'This section is for goods that customers send back from orders under Lazy Shipping.',
      nearest: 'returnPolicy',
    },
    '/returns/self': {
      purpose: 'This section is for goods that customers send back from orders under Self Shipping.',
      nearest: 'returnPolicy',
    },
    '/replacements/lazy': {
      purpose: 'This section is for goods that are to be replaced from orders under Lazy Shipping.',
      nearest: 'returnPolicy',
    },
    '/replacements/self': {
      purpose: 'This section is for goods that you are to replace from orders under Self Shipping.',
      nearest: 'returnPolicy',
    },
    '/cancelled/lazy': {
      purpose: 'This section is for orders under Lazy Shipping that were cancelled.',
      nearest: 'returnPolicy',
    },
    '/cancelled/self': {
      purpose: 'This section is for orders under Self Shipping that were cancelled.',
      nearest: 'returnPolicy',
    },
    '/claims/queries': {
      purpose: 'This section is for claims about which the marketplace has asked you something.',
      nearest: 'caseMessages',
    },
    '/claims/approved': {
      purpose: 'This section is for claims that the marketplace has granted.',
      nearest: 'caseLog',
    },
    '/claims/rejected': {
      purpose: 'This section is for claims that the marketplace has refused, with the reason for each.',
      nearest: 'caseLog',
    },
    '/invoices/sale': {
      purpose: 'This section is for the invoices of what customers bought from you.',
      nearest: 'caseLog',
    },
    '/invoices/seller': {
      purpose: 'This section is for the invoices of what the marketplace charges you.',
      nearest: 'caseLog',
    },
  },
})

export const isSectionAddress = (address: string): address is SectionAddress => Object.hasOwn(sections, address)
