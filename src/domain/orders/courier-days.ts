import { daySchema } from '@/contract/formats'
import { dayMilliseconds } from '@/contract/limits'
import type { Order } from '@/contract/reads/orders/orders'
import { compareText } from '../compare-text'
import { dayInIndia } from '../date-texts'
import type { OverlaidOrder } from './overlay'
import { stateOf } from './order-state'

/** The parcels of one courier that were packed on one day: they are printed and handed over together (FILE-01). */
export interface CourierDay {
  readonly id: string
  /** As `YYYY-MM-DD` in India. */
  readonly day: string
  /** Null if the seller delivers herself, or if the courier is not known yet. */
  readonly courier: string | null
  readonly shipBy: OverlaidOrder['shipBy']
  /** In the order in which they are packed and piled: by packing deadline, then by SKU. */
  readonly parcels: readonly OverlaidOrder[]
  readonly onThisPhone: boolean
}

/** How many days before today stay listed; parcels still to be handed over are listed whatever their day. */
const shownDays = 7

/** Whether a parcel is packed and has not left the seller. */
export const isToHandOver = (order: OverlaidOrder): boolean => stateOf(order) === 'packed'

/** The SKU of the first line that is not cancelled, or of the first line if all are. */
export const skuOf = ({ lines }: OverlaidOrder): string => (lines.find(({ cancelled }) => !cancelled) ?? lines[0])?.sku ?? ''

/** The day in India on which an order was packed, as `YYYY-MM-DD`; null if it is not packed. */
export const packingDayOf = ({ packed }: Pick<OverlaidOrder, 'packed'>): string | null => (packed === null ? null : dayInIndia(Date.parse(packed.at)))

/** Sorts by packing deadline, then by SKU, so that the seller fetches equal goods from the shelf together; the list of orders does the same. */
export const inPackingOrder = (one: OverlaidOrder, other: OverlaidOrder): number =>
  compareText(one.packBy, other.packBy) || compareText(skuOf(one), skuOf(other)) || compareText(one.id, other.id)

/** Parses the id of a courier's day; null for any other text. The courier's name comes back without its punctuation, which ids replace. */
export function courierDayOf(id: string): Pick<CourierDay, 'day' | 'shipBy' | 'courier'> | null {
  const [, first, shipBy, courier] = /^(.+?)\.(lazy|self)(?:\.(.+))?$/.exec(id) ?? []
  const day = daySchema.safeParse(first).data
  return day === undefined ? null : { day, shipBy: shipBy === 'self' ? 'self' : 'lazy', courier: courier?.replaceAll('-', ' ') ?? null }
}

const namesInAddress = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')

/** The handing over that was saved on this phone and has not arrived at the backend; null if there is none. */
export const heldHandover = ({ commands }: OverlaidOrder) => commands.findLast((command) => command.action === 'handover')?.body ?? null

/** The manifest of a handing over that has not arrived. The name must stay: it is printed on a sheet that the courier has signed. */
const heldManifestId = (order: OverlaidOrder): string | null => heldHandover(order)?.manifestId ?? null

/** The manifest that lists a parcel, even if its packing or handing over was refused, or the order was cancelled since. */
const sheetOf = (order: OverlaidOrder): string | null => order.manifestId ?? heldManifestId(order)

/** Whether this phone saved that the parcel left (handed over or dispatched), and that has not arrived at the backend. */
const wasGivenAway = ({ commands }: OverlaidOrder): boolean => commands.some(({ action }) => action === 'handover' || action === 'dispatch')

/** How a parcel was packed. If this phone saved that it left, this phone's packing applies, even if the backend refused it. */
function packingOf(order: OverlaidOrder): Order['packed'] {
  const held = wasGivenAway(order) ? order.commands.findLast((command) => command.action === 'pack')?.body : undefined
  return held === undefined ? order.packed : { grams: held.grams, sides: held.sides, at: held.at }
}

/** The weight of a parcel in grams; null if it is unknown. */
export const gramsOf = (order: OverlaidOrder): number | null => packingOf(order)?.grams ?? null

/** The day in India on which a parcel without a known packing left: of the handing over here, else of the next event after its cancellation. */
function dayOfLeaving(order: OverlaidOrder): string {
  const { cancelled, placedAt, track } = order
  const before = Date.parse(cancelled?.at ?? placedAt)
  const told = track.map(({ at }) => Date.parse(at)).find((at) => at > before)
  const held = heldHandover(order)
  return dayInIndia(held === null ? (told ?? before) : Date.parse(held.at))
}

/** For each manifest, a parcel on it whose packing is known. */
const packedOnSheets = (orders: readonly OverlaidOrder[]): ReadonlyMap<string, OverlaidOrder> =>
  new Map(
    orders.flatMap((order) => {
      const sheet = sheetOf(order)
      return sheet === null || packingOf(order) === null ? [] : [[sheet, order]]
    }),
  )

/** Whether a command on a parcel that left was refused, and the seller has not decided what to do about it. */
const isUndecided = (order: OverlaidOrder): boolean => order.refused !== null && wasGivenAway(order)

/** Whether an order is listed as a parcel. One that was refused or cancelled is, if this phone saved that it left: the seller still has to decide. */
const isParcel = (order: OverlaidOrder): boolean =>
  wasGivenAway(order) || ((order.packed !== null || order.manifestId !== null) && stateOf(order) !== 'cancelled')

/**
 * Packed orders by day and courier, the latest day first. A parcel on a signed manifest whose packing was refused is grouped
 * with the others of that manifest, so that a reprint lists all of them.
 * @param now milliseconds since the epoch
 */
export function courierDays(orders: readonly OverlaidOrder[], now: number): readonly CourierDay[] {
  const since = dayInIndia(now - shownDays * dayMilliseconds)
  const groups = new Map<string, CourierDay & { parcels: OverlaidOrder[] }>()
  const parcels = orders.filter(isParcel)
  const onSheets = packedOnSheets(parcels)
  const heldSheets = new Set(parcels.flatMap((order) => heldManifestId(order) ?? []))
  for (const order of parcels.toSorted(inPackingOrder)) {
    const like = packingOf(order) === null ? (onSheets.get(sheetOf(order) ?? '') ?? order) : order
    const day = packingDayOf({ packed: packingOf(like) }) ?? dayOfLeaving(like)
    // A manifest may have to be reprinted with all of its parcels until every handing over on it has arrived.
    if (day < since && !isToHandOver(order) && !isUndecided(order) && !heldSheets.has(sheetOf(order) ?? '')) continue
    const { shipBy } = like
    const courier = shipBy === 'lazy' ? like.courier : null
    const id = [day, shipBy, ...(courier === null ? [] : [namesInAddress(courier)])].join('.')
    const group = groups.get(id) ?? { id, day, courier, shipBy, parcels: [], onThisPhone: false }
    group.parcels.push(order)
    groups.set(id, { ...group, onThisPhone: group.onThisPhone || order.onThisPhone })
  }
  return [...groups.values()].toSorted((one, other) => compareText(other.day, one.day) || compareText(one.id, other.id))
}

/** The most parcels on one manifest. */
export const manifestMaximum = 100

const manifestIdMaximumLength = 64
const nameOf = (id: string, end = ''): string => `M-${id}`.slice(0, manifestIdMaximumLength - end.length) + end

/**
 * The id of the manifest of parcels that leave together, stable over reprints and sortings: named after the first parcel, in
 * packing order, whose manifest name no other parcel has. A parcel whose handing over was refused may already have named the
 * manifest on which the others left.
 * @param orders all orders that this phone knows
 */
export function manifestIdOf(parcels: readonly OverlaidOrder[], orders: readonly OverlaidOrder[]): string {
  const pile = parcels.toSorted(inPackingOrder)
  const own = new Set(pile.map(({ id }) => id))
  const borne = new Set(orders.filter(({ id }) => !own.has(id)).flatMap((order) => [order.manifestId, heldManifestId(order)]))
  const free = pile.map(({ id }) => nameOf(id)).find((name) => !borne.has(name))
  if (free !== undefined) return free
  const [first] = pile
  for (let turn = 2; ; turn += 1) {
    const name = nameOf(first?.id ?? '', `.${turn}`)
    if (!borne.has(name)) return name
  }
}

/** A printed manifest: its id, and the ids of its parcels. */
export interface PrintedSheet {
  readonly id: string
  readonly parcels: readonly string[]
}

/** Whether the parcels are the rest of a manifest whose others have left: the device's storage may fill up while they are handed over. */
export function isRestOf({ id: sheet, parcels: all }: PrintedSheet, parcels: readonly OverlaidOrder[], orders: readonly OverlaidOrder[]): boolean {
  const gone = new Set(orders.filter((order) => order.manifestId === sheet || heldManifestId(order) === sheet).map(({ id }) => id))
  const rest = new Set(parcels.map(({ id }) => id))
  return [...rest].every((id) => all.includes(id)) && all.every((id) => rest.has(id) || gone.has(id))
}

/** The manifests of handed-over parcels, each with its parcels as they were packed, in the order of `parcels`. */
export function manifestsOf(parcels: readonly OverlaidOrder[]): ReadonlyMap<string, readonly Order[]> {
  const manifests = new Map<string, Order[]>()
  for (const parcel of parcels) {
    const sheet = sheetOf(parcel)
    if (sheet === null) continue
    manifests.set(sheet, [...(manifests.get(sheet) ?? []), { ...parcel, packed: packingOf(parcel) }])
  }
  return manifests
}
