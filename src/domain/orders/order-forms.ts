import { cancelReasons, orderEndpoints, type CancelReason } from '@/contract/modules/order-commands'
import { daySchema, gramsSchema, sidesSchema } from '@/contract/formats'
import type { Order, OrderLine } from '@/contract/reads/orders/orders'
import { z } from '@/contract/schema'
import type { RequestOf } from '@/contract/endpoints'
import { dayInIndia } from '../date-texts'
import { withLatinDigits } from '../text-input'
import { orderTexts as texts } from './order-texts'
import type { OverlaidOrder } from './overlay'
import { isCorrectable } from './saved-order-command'

/*
 * The forms in which a seller says what she did with an order: their initial values, their drafts (any text), their rules,
 * and the requests made of them (ORD-04 to ORD-06).
 */

const typed = z.catch(z.string(), '')
const ticked = z.catch(z.array(z.string()), [])

/** The lines that are not cancelled. */
export const wantedLines = ({ lines }: Pick<Order, 'lines'>): readonly OrderLine[] => lines.filter(({ cancelled }) => !cancelled)

/** Identifies the order's current label: cancelling a line makes a printed label outdated. */
export const labelNameOf = ({ id, lines }: Pick<Order, 'id' | 'lines'>): string => [id, ...idsOf(lines.filter(({ cancelled }) => cancelled))].join(' ')

/** A whole number of at most six digits, Indian digits included; null for anything else. */
function wholeNumber(text: string): number | null {
  const digits = withLatinDigits(text)
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

const says = (message: () => string) => ({ error: message })

export const packDraftSchema = z.object({
  lines: ticked,
  /** The line id of each scanned piece, for lines that are not completely in the parcel yet. */
  scanned: ticked,
  /** The lines whose listed weights and sizes filled in the numbers. */
  numbersFor: ticked,
  ...{ grams: typed, length: typed, breadth: typed, height: typed },
})
export type PackDraft = z.infer<typeof packDraftSchema>

export const parcelNumbers = ['grams', 'length', 'breadth', 'height'] as const

type Begun = Pick<OverlaidOrder, 'lines' | 'refused'>

/** The initial packing form: the refused packing if its content has to be corrected, else the listings, as the parcel may have changed since. */
export function newPacking({ lines, refused }: Begun): PackDraft {
  const wanted = idsOf(wantedLines({ lines }))
  if (refused?.command.action !== 'pack' || !isCorrectable(refused.command.progress)) return { lines: [], scanned: [], numbersFor: wanted, ...parcelOf({ lines }) }
  const [length, breadth, height] = refused.command.body.sides
  // Empty, as it is no longer known which lines had been cancelled when it was packed.
  return { lines: wanted, scanned: [], numbersFor: [], grams: String(refused.command.body.grams), length: String(length), breadth: String(breadth), height: String(height) }
}

const idsOf = (lines: readonly OrderLine[]): string[] => lines.map(({ id }) => id)

/**
 * Updates a packing draft after lines were cancelled: numbers filled in from listings are recalculated for the remaining lines,
 * numbers that the seller typed stay. Null if nothing was cancelled since.
 */
export function repackedDraft(order: Pick<Order, 'lines'>, draft: PackDraft): PackDraft | null {
  const numbersFor = idsOf(wantedLines(order))
  const before = draft.numbersFor.length === 0 ? idsOf(order.lines) : draft.numbersFor
  if (before.join() === numbersFor.join()) return null
  const listed = parcelOf({ lines: order.lines.map((line) => ({ ...line, cancelled: !before.includes(line.id) })) })
  const now = parcelOf(order)
  const numberOf = (name: (typeof parcelNumbers)[number]): string => (draft[name] === listed[name] ? now[name] : draft[name])
  return { ...draft, numbersFor, grams: numberOf('grams'), length: numberOf('length'), breadth: numberOf('breadth'), height: numberOf('height') }
}

/** The weight of lines in grams, as far as their listings have it. */
export const listedGrams = (lines: readonly OrderLine[]): number => lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0)

/** Weight and size of the parcel by the listings: weights add up, goods are stacked. Empty if a listing lacks the number. */
export function parcelOf(order: Pick<Order, 'lines'>): Pick<PackDraft, (typeof parcelNumbers)[number]> {
  const lines = wantedLines(order)
  const grams = lines.every((line) => line.grams !== undefined) ? String(listedGrams(lines)) : ''
  const sides = lines.map((line) => ({ sides: line.sides?.toSorted((one, other) => other - one), quantity: line.quantity }))
  if (sides.some((one) => one.sides === undefined)) return { grams, length: '', breadth: '', height: '' }
  const largest = (place: number): string => String(Math.max(...sides.map((one) => one.sides?.[place] ?? 0)))
  const height = sides.reduce((sum, one) => sum + (one.sides?.[2] ?? 0) * one.quantity, 0)
  return { grams, length: largest(0), breadth: largest(1), height: String(height) }
}

const grams = z.string().check(z.refine((text) => gramsSchema.safeParse(wholeNumber(text)).success, says(() => texts.gramsInvalid)))
const side = z.string().check(z.refine((text) => sidesSchema.safeParse([wholeNumber(text), 1, 1]).success, says(() => texts.sideInvalid)))

/** Every line that is not cancelled has to be ticked. */
export const packFormSchema = (order: Pick<Order, 'lines'>) =>
  z.object({
    lines: z.array(z.string()).check(z.refine((ids) => wantedLines(order).every(({ id }) => ids.includes(id)), says(() => texts.piecesMissing))),
    scanned: z.array(z.string()),
    numbersFor: z.array(z.string()),
    ...{ grams, length: side, breadth: side, height: side },
  })

type Decided = Pick<Order, 'id' | 'rev'>

/** Null where the form breaks its rules. */
export function packRequest({ id, rev }: Decided, draft: Omit<PackDraft, 'lines' | 'scanned' | 'numbersFor'>, now: number): RequestOf<'orderPack'> | null {
  const sides = [draft.length, draft.breadth, draft.height].map(wholeNumber)
  const request = { id, rev, grams: wholeNumber(draft.grams), sides, invoiceNumber: null, at: new Date(now).toISOString() }
  return orderEndpoints.orderPack.request.safeParse(request).data ?? null
}

export const dispatchDraftSchema = z.object({
  /** `courier`, or `myself`. */
  way: typed,
  courier: typed,
  tracking: typed,
  /** Null until the seller touches it: then the day on which she submits is sent. Empty while the date is half typed. */
  day: z.catch(z.nullable(z.string()), null),
})
export type DispatchDraft = z.infer<typeof dispatchDraftSchema>

export const byCourier = 'courier'
export const bySeller = 'myself'

/** The initial dispatch form: the refused dispatch, if there is one. */
export function newDispatch({ refused }: Begun): DispatchDraft {
  if (refused?.command.action !== 'dispatch') return { way: byCourier, courier: '', tracking: '', day: null }
  const { courier, tracking, day } = refused.command.body
  return { way: courier === null ? bySeller : byCourier, courier: courier ?? '', tracking: tracking ?? '', day }
}

const fitting = (part: 'courier' | 'tracking') => (text: string) => orderEndpoints.orderDispatch.request.shape[part].safeParse(text).success

const trackingOf = (typedNumber: string): string => withLatinDigits(typedNumber)

const isDay = (text: string): boolean => daySchema.safeParse(text).success

/** The earliest day on which an order can have left: the order's own, or today if the device's clock is behind it. */
const firstDay = ({ placedAt }: Pick<Order, 'placedAt'>, now: number): string => dayInIndia(Math.min(Date.parse(placedAt), now))

export const dispatchFormSchema = (order: Pick<Order, 'placedAt'>, now: number) =>
  z
    .object({
      way: z.string(),
      courier: z.string(),
      tracking: z.string(),
      day: z.nullable(
        z.string().check(
          z.refine(isDay, says(() => texts.dayMissing)),
          z.refine((day) => !isDay(day) || day <= dayInIndia(now), says(() => texts.dayInFuture)),
          z.refine((day) => !isDay(day) || day >= firstDay(order, now), says(() => texts.dayBeforeOrder)),
        ),
      ),
    })
    .check(
      z.refine(({ way, courier }) => way === bySeller || fitting('courier')(courier), { path: ['courier'], ...says(() => texts.courierInvalid) }),
      z.refine(({ way, tracking }) => way === bySeller || fitting('tracking')(trackingOf(tracking)), { path: ['tracking'], ...says(() => texts.trackingInvalid) }),
    )

export function dispatchRequest({ id, rev }: Decided, { way, courier, tracking, day }: DispatchDraft, now: number): RequestOf<'orderDispatch'> | null {
  const brought = way === bySeller ? { courier: null, tracking: null } : { courier, tracking: trackingOf(tracking) }
  return orderEndpoints.orderDispatch.request.safeParse({ id, rev, ...brought, day: day ?? dayInIndia(now), at: new Date(now).toISOString() }).data ?? null
}

/** `putsRight`: the outbox row of the refused cancellation that the form corrects. */
export const cancelDraftSchema = z.object({ reason: typed, lines: ticked, putsRight: z.catch(z.nullable(z.number()), null) })
export type CancelDraft = z.infer<typeof cancelDraftSchema>

/** The outbox row of a refused cancellation; null if there is none. */
export const refusedCancellation = ({ refused }: Pick<Begun, 'refused'>): number | null => (refused?.command.action === 'cancel' ? refused.command.sequence : null)

/** The initial cancellation form: all lines, or those of the refused cancellation that it corrects. */
export function newCancellation({ lines, refused }: Begun): CancelDraft {
  const wanted = idsOf(wantedLines({ lines }))
  if (refused?.command.action !== 'cancel') return { reason: '', lines: wanted, putsRight: null }
  const { reason, lineIds } = refused.command.body
  return { reason, lines: lineIds.length === 0 ? wanted : [...lineIds], putsRight: refusedCancellation({ refused }) }
}

/** The reasons that a seller can choose for an order. */
export const reasonsFor = ({ shipBy }: Pick<Order, 'shipBy'>): readonly CancelReason[] =>
  cancelReasons.filter((reason) => reason !== 'cannot-deliver' || shipBy === 'self')

const isReason = (text: string): text is CancelReason => cancelReasons.some((reason) => reason === text)

/** The chosen lines without those that somebody else has cancelled meanwhile. */
const linesToCancel = (order: Pick<Order, 'lines'>, chosen: readonly string[]): readonly string[] =>
  idsOf(wantedLines(order)).filter((id) => chosen.includes(id))

export const cancelFormSchema = (order: Pick<Order, 'lines'>) =>
  z.object({
    reason: z.string().check(z.refine(isReason, says(() => texts.reasonMissing))),
    lines: z.array(z.string()).check(z.refine((ids) => linesToCancel(order, ids).length > 0, says(() => texts.linesMissing))),
    putsRight: z.nullable(z.number()),
  })

/** Null where the form breaks its rules: a command without lines would cancel the whole order. */
export function cancelRequest(order: Pick<Order, 'id' | 'rev' | 'lines'>, { reason, lines }: Pick<CancelDraft, 'reason' | 'lines'>): RequestOf<'orderCancel'> | null {
  const { id, rev } = order
  const cancelled = linesToCancel(order, lines)
  if (cancelled.length === 0) return null
  const isWhole = cancelled.length === wantedLines(order).length
  return orderEndpoints.orderCancel.request.safeParse({ id, rev, reason, lineIds: isWhole ? [] : cancelled }).data ?? null
}
