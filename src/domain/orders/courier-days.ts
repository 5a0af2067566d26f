import { daySchema } from '@/contract/formats'
import { dayMilliseconds } from '@/contract/limits'
import type { Order } from '@/contract/reads/orders/orders'
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

/** Whether a parcel lies packed on the seller's shelf. */
export const isToHandOver = (order: OverlaidOrder): boolean => stateOf(order) === 'packed'

/** The first SKU that is still wanted, or the first where nothing is. */
export const skuOf = ({ lines }: OverlaidOrder): string => (lines.find(({ cancelled }) => !cancelled) ?? lines[0])?.sku ?? ''

/** On which day in India an order was packed, as `YYYY-MM-DD`; null before. */
export const packingDayOf = ({ packed }: Pick<OverlaidOrder, 'packed'>): string | null => (packed === null ? null : dayInIndia(Date.parse(packed.at)))

/** By the time to be packed by, then by SKU, as the list has them: as goods are fetched from the shelves. */
export const inPackingOrder = (one: OverlaidOrder, other: OverlaidOrder): number =>
  compareText(one.packBy, other.packBy) || compareText(skuOf(one), skuOf(other)) || compareText(one.id, other.id)

/** The day and the courier that the id of a courier's day names, less the marks in the courier's name; null for any other text. */
export function courierDayOf(id: string): Pick<CourierDay, 'day' | 'shipBy' | 'courier'> | null {
  const [, first, shipBy, courier] = /^(.+?)\.(lazy|self)(?:\.(.+))?$/.exec(id) ?? []
  const day = daySchema.safeParse(first).data
  return day === undefined ? null : { day, shipBy: shipBy === 'self' ? 'self' : 'lazy', courier: courier?.replaceAll('-', ' ') ?? null }
}

const namesInAddress = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')

/** What was handed over here, as long as that has not arrived. */
export const heldHandover = ({ commands }: OverlaidOrder) => commands.findLast((command) => command.action === 'handover')?.body ?? null

/** The name under which an order was handed over here, as long as that has not arrived: it stands on a signed sheet. */
const heldManifestId = (order: OverlaidOrder): string | null => heldHandover(order)?.manifestId ?? null

/** The sheet that a parcel stands on, also where something that was done with it here was refused, or it was cancelled since. */
const sheetOf = (order: OverlaidOrder): string | null => order.manifestId ?? heldManifestId(order)

/** Whether it was given away here, to the courier or by the seller herself, and that has not arrived. */
const wasGivenAway = ({ commands }: OverlaidOrder): boolean => commands.some(({ action }) => action === 'handover' || action === 'dispatch')

/** How a parcel was packed; what was given away here, as it was packed here, also where that was refused. */
function packingOf(order: OverlaidOrder): Order['packed'] {
  const held = wasGivenAway(order) ? order.commands.findLast((command) => command.action === 'pack')?.body : undefined
  return held === undefined ? order.packed : { grams: held.grams, sides: held.sides, at: held.at }
}

/** The weight of a parcel in grams; null where nobody knows it. */
export const gramsOf = (order: OverlaidOrder): number | null => packingOf(order)?.grams ?? null

/** On which day in India a parcel left that the marketplace does not know as packed: as it was handed over here, or as is told next after its cancellation. */
function dayOfLeaving(order: OverlaidOrder): string {
  const { cancelled, placedAt, track } = order
  const before = Date.parse(cancelled?.at ?? placedAt)
  const told = track.map(({ at }) => Date.parse(at)).find((at) => at > before)
  const held = heldHandover(order)
  return dayInIndia(held === null ? (told ?? before) : Date.parse(held.at))
}

/** By sheet a parcel on it whose packing is known. */
const packedOnSheets = (orders: readonly OverlaidOrder[]): ReadonlyMap<string, OverlaidOrder> =>
  new Map(
    orders.flatMap((order) => {
      const sheet = sheetOf(order)
      return sheet === null || packingOf(order) === null ? [] : [[sheet, order]]
    }),
  )

/** Whether nobody has decided yet what becomes of it. */
const isUndecided = (order: OverlaidOrder): boolean => order.refused !== null && wasGivenAway(order)

/** What was refused or cancelled is one as long as it was given away here: whether it has left is still to be decided. */
const isParcel = (order: OverlaidOrder): boolean =>
  wasGivenAway(order) || ((order.packed !== null || order.manifestId !== null) && stateOf(order) !== 'cancelled')

/**
 * Packed orders by day and courier, the latest day first. What stands on a signed sheet, though its packing was refused, stands
 * with the others of that sheet, which is printed once more with all of them.
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
    // A sheet may still be wanted, with all of its parcels, until what was handed over here with it has arrived.
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

/** So many parcels stand on one manifest at most. */
export const manifestMaximum = 100

const manifestIdMaximumLength = 64
const nameOf = (id: string, end = ''): string => `M-${id}`.slice(0, manifestIdMaximumLength - end.length) + end

/**
 * Names the manifest of parcels that leave together, the same however often it is printed and whatever a list is sorted by:
 * after the first of them in the order of packing whose name no other parcel bears. One whose handing over was refused may
 * have given its name to the sheet that the others left on.
 * @param orders all that this phone knows
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

/** A sheet as it was printed: its name, and the ids of its parcels. */
export interface PrintedSheet {
  readonly id: string
  readonly parcels: readonly string[]
}

/** Whether these are what is left of a sheet of which all others have left: a device may be full in the midst of them. */
export function isRestOf({ id: sheet, parcels: all }: PrintedSheet, parcels: readonly OverlaidOrder[], orders: readonly OverlaidOrder[]): boolean {
  const gone = new Set(orders.filter((order) => order.manifestId === sheet || heldManifestId(order) === sheet).map(({ id }) => id))
  const rest = new Set(parcels.map(({ id }) => id))
  return [...rest].every((id) => all.includes(id)) && all.every((id) => rest.has(id) || gone.has(id))
}

/** The manifests of parcels that were handed over, each with its own as they were packed, in the order of the parcels. */
export function manifestsOf(parcels: readonly OverlaidOrder[]): ReadonlyMap<string, readonly Order[]> {
  const manifests = new Map<string, Order[]>()
  for (const parcel of parcels) {
    const sheet = sheetOf(parcel)
    if (sheet === null) continue
    manifests.set(sheet, [...(manifests.get(sheet) ?? []), { ...parcel, packed: packingOf(parcel) }])
  }
  return manifests
}
