import { catalogue } from '@/catalogues/catalogue'
import type { ListWords } from '@/lists/texts'

const counted = (count: number): string => (count === 1 ? '1 parcel' : `${count} parcels`)

export const shipmentFilesTexts = catalogue('features/orders/shipment-files', {
  list: {
    search: 'Search days, couriers and parcels',
    found: (count) => (count === 1 ? '1 day found' : `${count} days found`),
    range: (from, to, count) => (from === 1 && to === count ? `By day and courier: ${count}` : `${from} to ${to} of ${count}`),
    nothing: 'Nothing packed today.',
    showAll: 'Show all',
    pages: 'Pages of days',
  } satisfies ListWords,
  name: (who: string, day: string) => `${who}, ${day}`,
  self: 'Sent by you',
  noCourier: 'Courier not known yet',
  today: 'Today',
  toHandOver: 'To hand over',
  all: 'All',
  sortNewest: 'Newest first',
  onTheShelf: (count: number) => `${count} to hand over`,
  toDispatch: (count: number) => `${count} to dispatch`,
  attention: 'Needs attention',
  gone: 'All gone',
  parcels: 'Parcels',
  /** @param grams null where the weight is unknown */
  parcelsOf: (count: number, grams: string | null) => (grams === null ? counted(count) : `${counted(count)}, ${grams}`),
  labels: 'Labels',
  labelsPrinted: (printed: number, count: number) => `${printed} of ${count} ${count === 1 ? 'label' : 'labels'} printed here`,
  printed: 'Label printed here',
  invoices: 'Invoices',
  invoicesThere: (there: number, count: number) => `${there} of ${count} ${count === 1 ? 'invoice' : 'invoices'} ready`,
  manifest: 'Manifest',
  manifestOf: (id: string, count: number) => `${id}: ${counted(count)}`,
  printLabels: 'Print labels',
  printFours: 'Print labels on A4',
  printInvoices: 'Print invoices',
  printManifest: 'Print manifest',
  makeManifest: 'Make manifest',
  handOver: 'Hand over',
  onManifest: 'Parcels on the manifest',
  allOf: (count: number) => `All ${count}`,
  firstOf: (count: number) => `The first ${count}`,
  taken: (id: string) => `${id} is on the manifest.`,
  /** @param ids two or more, with an “and” before the last */
  several: (ids: string) => `${ids} have this code. Tick the one in your hand.`,
  left: (id: string) => `${id} is not here to hand over.`,
  noneTicked: 'Tick or scan the parcels to hand over',
  tooMany: (most: number) => `At most ${most} parcels stand on one manifest`,
  manifestReady: (count: number) => `Ready to print: a manifest of ${counted(count)}.`,
  manifestsReady: 'Ready to print: the manifest.',
})
