import { compareText } from '../compare-text'
import { dayInIndia } from '../date-texts'
import type { OverlaidOrder } from './overlay'
import { stateOf } from './order-state'

/** What one courier takes of what was packed on one day: what is printed and handed over together (FILE-01). */
export interface CourierDay {
  readonly id: string
  /** As `YYYY-MM-DD` in India. */
  readonly day: string
  /** Null for what the seller brings herself, and where the courier is not known yet. */
  readonly courier: string | null
  readonly shipBy: OverlaidOrder['shipBy']
  /** In the order in which they are packed and put on a pile: by the time they have to be packed by, then by SKU. */
  readonly parcels: readonly OverlaidOrder[]
  readonly onThisPhone: boolean
}

/** Days before today that stay listed, beside all that is still to be handed over. */
const shownDays = 7
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Whether a parcel lies packed on the seller's shelf. */
export const isToHandOver = (order: OverlaidOrder): boolean => stateOf(order) === 'packed'

/** The first SKU that is still wanted, or the first where nothing is. */
export const skuOf = ({ lines }: OverlaidOrder): string => (lines.find(({ cancelled }) => !cancelled) ?? lines[0])?.sku ?? ''

/** On which day in India an order was packed, as `YYYY-MM-DD`; null before. */
export const packingDayOf = ({ packed }: Pick<OverlaidOrder, 'packed'>): string | null => (packed === null ? null : dayInIndia(Date.parse(packed.at)))

/** By the time to be packed by, then by SKU, as the list has them: as goods are fetched from the shelves. */
export const inPackingOrder = (one: OverlaidOrder, other: OverlaidOrder): number =>
  compareText(one.packBy, other.packBy) || compareText(skuOf(one), skuOf(other)) || compareText(one.id, other.id)

const namesInAddress = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')

/** Packed orders by day and courier, the latest day first. @param now milliseconds since the epoch */
export function courierDays(orders: readonly OverlaidOrder[], now: number): readonly CourierDay[] {
  const since = dayInIndia(now - shownDays * dayMilliseconds)
  const groups = new Map<string, CourierDay & { parcels: OverlaidOrder[] }>()
  for (const order of orders.toSorted(inPackingOrder)) {
    const day = packingDayOf(order)
    if (day === null || stateOf(order) === 'cancelled') continue
    if (day < since && !isToHandOver(order)) continue
    const { shipBy } = order
    const courier = shipBy === 'lazy' ? order.courier : null
    const id = [day, shipBy, ...(courier === null ? [] : [namesInAddress(courier)])].join('.')
    const group = groups.get(id) ?? { id, day, courier, shipBy, parcels: [], onThisPhone: false }
    group.parcels.push(order)
    groups.set(id, { ...group, onThisPhone: group.onThisPhone || order.onThisPhone })
  }
  return [...groups.values()].toSorted((one, other) => compareText(other.day, one.day) || compareText(one.id, other.id))
}

/** So many parcels stand on one manifest at most. */
export const manifestMaximum = 100

/**
 * Names the manifest of parcels that leave together, the same however often it is printed. No two phones make the same one
 * of different parcels, since a parcel leaves but once.
 */
export const manifestIdOf = ([first]: readonly Pick<OverlaidOrder, 'id'>[]): string => `M-${first?.id ?? ''}`.slice(0, 64)

/** The manifests of parcels that were handed over, each with its own, in the order of the parcels. */
export function manifestsOf(parcels: readonly OverlaidOrder[]): ReadonlyMap<string, readonly OverlaidOrder[]> {
  const manifests = new Map<string, OverlaidOrder[]>()
  for (const parcel of parcels) {
    if (parcel.manifestId === null) continue
    const known = manifests.get(parcel.manifestId)
    if (known === undefined) manifests.set(parcel.manifestId, [parcel])
    else known.push(parcel)
  }
  return manifests
}
