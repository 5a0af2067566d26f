import { compareText } from '@/domain/compare-text'
import { dayInIndia, dayText } from '@/domain/date-texts'
import { courierDayOf, gramsOf, isToHandOver, manifestsOf } from '@/domain/orders/courier-days'
import { stateOf } from '@/domain/orders/order-state'
import { orderTexts } from '@/domain/orders/order-texts'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { hasDocument, isNumberToCome } from '@/domain/orders/parcel-papers'
import type { RecordColumn, RecordList, RecordPart, RecordStatus } from '@/lists/record-list'
import { orderSearched } from '../order-columns'
import { ordersTexts } from '../texts'
import { dayActions, type DayAction } from './day-actions'
import { DayNotice } from './day-notice'
import type { ShelfDay } from './shelf-day'
import { shipmentFilesTexts as texts } from './texts'

function nameOf({ courier, shipBy, day }: Pick<ShelfDay, 'courier' | 'shipBy' | 'day'>): string {
  const who = shipBy === 'self' ? texts.self : (courier ?? texts.noCourier)
  return texts.name(who, dayText(day))
}

function nameOfMissing(id: string): string {
  const day = courierDayOf(id)
  return day === null ? id : nameOf(day)
}

function statusOf({ parcels, shelf, shipBy }: ShelfDay): RecordStatus {
  if (parcels.some(({ refused }) => refused !== null)) return { status: 'attention', text: texts.attention }
  if (shelf.length === 0 && parcels.some((parcel) => stateOf(parcel) === null)) return { status: 'locked', text: orderTexts.unknownState }
  // Packed, but something prevents the handover, such as a saved command that this version cannot read.
  if (shelf.length === 0 && parcels.some(isToHandOver)) return { status: 'attention', text: texts.attention }
  if (shelf.length === 0) return { status: 'sent', text: texts.gone }
  return { status: 'in-review', text: shipBy === 'lazy' ? texts.onTheShelf(shelf.length) : texts.toDispatch(shelf.length) }
}

/** How many parcels, and their total weight if the weight of each is known. */
function parcelsText({ parcels }: ShelfDay): string {
  const grams = parcels.map(gramsOf).filter((weight) => weight !== null)
  const isKnown = grams.length === parcels.length
  return texts.parcelsOf(parcels.length, isKnown ? orderTexts.grams(grams.reduce((sum, weight) => sum + weight, 0)) : null)
}

/** The sales that should have an invoice: neither cancelled ones, nor those that left although their packing was refused. */
const sold = ({ parcels }: ShelfDay): readonly OverlaidOrder[] => parcels.filter((parcel) => parcel.kind === 'sale' && parcel.packed !== null && stateOf(parcel) !== 'cancelled')

const columns: readonly RecordColumn<ShelfDay>[] = [
  { label: () => texts.parcels, text: parcelsText },
  { label: () => texts.labels, text: ({ parcels, printed }) => texts.labelsPrinted(printed.size, parcels.length) },
]

const invoices: RecordColumn<ShelfDay> = {
  label: () => texts.invoices,
  text: (day) => (sold(day).length === 0 ? '' : texts.invoicesThere(sold(day).filter(hasDocument).length, sold(day).length)),
}

const manifests: RecordColumn<ShelfDay> = {
  label: () => texts.manifest,
  text: ({ parcels }) => [...manifestsOf(parcels)].map(([id, { length }]) => texts.manifestOf(id, length)).join(', '),
}

const parts = ({ parcels, printed }: ShelfDay): readonly RecordPart[] =>
  parcels.map((parcel) => {
    const grams = gramsOf(parcel)
    const number = isNumberToCome(parcel) ? ordersTexts.numberToCome : (parcel.awb ?? '')
    return {
      id: parcel.id,
      title: parcel.id,
      detail: [number, ...(printed.has(parcel.id) ? [texts.printed] : [])].filter((part) => part !== '').join(' · '),
      ...(grams !== null && { amount: orderTexts.grams(grams) }),
    }
  })

/** The list before the screen makes its actions run. */
export type DayList = Omit<RecordList<ShelfDay>, 'actions'> & { readonly actions: readonly DayAction[] }

const listWith = (shown: readonly RecordColumn<ShelfDay>[]): DayList => ({
  words: () => texts.list,
  name: nameOf,
  nameOfMissing,
  statusOf,
  stopped: ({ parcels }) => parcels.flatMap(({ refused }) => (refused === null ? [] : [refused.command.sequence])),
  deadline: () => null,
  columns: shown,
  codes: ({ parcels }) => parcels.flatMap(({ id, awb }) => [id, ...(awb === null ? [] : [awb])]),
  searched: ({ parcels }) => parcels.flatMap((parcel) => [parcel.id, ...orderSearched(parcel)]),
  categories: [
    { id: 'today', label: () => texts.today, has: ({ day }, now) => day === dayInIndia(now) },
    { id: 'to-hand-over', label: () => texts.toHandOver, has: ({ shelf }) => shelf.length > 0 },
    { id: 'all', label: () => texts.all, has: () => true },
  ],
  sorts: [{ id: 'newest', label: () => texts.sortNewest, compare: (one, other) => compareText(other.day, one.day) || compareText(one.id, other.id) }],
  actions: dayActions,
  detail: { Notice: DayNotice, partsTitle: () => texts.parcels, parts, facts: [...shown, manifests], events: () => [] },
})

/** The packed orders by day and courier, as data (FILE-01); without invoices where the marketplace offers none. */
export const dayLists = { withInvoices: listWith([...columns, invoices]), withoutInvoices: listWith(columns) }
