import type { DeliveryType } from '@/contract/onboarding'
import { day, dayOf, hour, isSunday, momentOf } from './days'
import { hashOf } from './stream'

/** What the market needs to know of a seller. */
export interface Shop {
  /** The seller's id, from which the shop's orders are generated. */
  readonly seed: string
  /** From when on the seller handles the orders; earlier ones were handled by the market itself. */
  readonly openedAt: number
  /** How many days before that customers began to order. */
  readonly historyDays: number
  readonly ordersPerDay: number
  /** Orders that wait when it opens; `packBy` null: they have as long as any other order. */
  readonly waiting: { readonly count: number; readonly packBy: number | null }
  /** Whether the shop issues numbered invoices. */
  readonly hasInvoices: boolean
  readonly shipBy: 'lazy' | 'self' | 'both'
  readonly deliveryTypes: readonly [DeliveryType, ...DeliveryType[]]
  /** The cutoff of each group of deliveries, in minutes of the day. */
  readonly cutoffs: Readonly<Record<DeliveryGroup, number>>
}

export type DeliveryGroup = 'standardExpress' | 'oneTwoDay' | 'sameDay'

const groups: Readonly<Record<DeliveryType, DeliveryGroup>> = {
  Standard: 'standardExpress',
  Express: 'standardExpress',
  'One Day': 'oneTwoDay',
  'Two Day': 'oneTwoDay',
  'Same Day': 'sameDay',
}

/** The least time that a seller has to pack an order. */
const least: Readonly<Record<DeliveryGroup, number>> = { standardExpress: 12 * hour, oneTwoDay: 4 * hour, sameDay: hour }

/** The first cutoff of the group that leaves the seller enough time; Standard and Express have none on a Sunday (MOVE-03). */
export function packByOf({ cutoffs }: Pick<Shop, 'cutoffs'>, deliveryType: DeliveryType, placedAt: number): number {
  const group = groups[deliveryType]
  const from = placedAt + least[group]
  for (let date = dayOf(from); ; date++) {
    const cutoff = momentOf(date, cutoffs[group])
    if (cutoff >= from && !(group === 'standardExpress' && isSunday(date))) return cutoff
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A number as three letters or digits, without I, O, 0 and 1, which are mistaken for each other. */
export const lettersOf = (number: number): string =>
  [10, 5, 0].map((bits) => letters.charAt((number >> bits) & 31)).join('')

/** Names the shop in the ids of its orders. */
export const shopCode = ({ seed }: Pick<Shop, 'seed'>): string => lettersOf(hashOf(seed))

/** When the first customer could order. */
export const firstDayOf = ({ openedAt, historyDays }: Shop): number => openedAt - historyDays * day
