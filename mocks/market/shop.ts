import type { DeliveryType } from '@/contract/onboarding'
import { day, dayOf, hour, isSunday, momentOf } from './days'
import { hashOf } from './stream'

/** What the market needs to know of a seller. */
export interface Shop {
  /** The seller's id: what the shop's orders are made of. */
  readonly seed: string
  /** From when on the seller looks after the orders; those before went by themselves. */
  readonly openedAt: number
  /** For how many days customers have ordered before that. */
  readonly historyDays: number
  readonly ordersPerDay: number
  /** Orders that are there when it opens; `packBy` null: as for any other. */
  readonly waiting: { readonly count: number; readonly packBy: number | null }
  /** Whether what it sells goes out with numbered invoices. */
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

/** How long a seller has at least. */
const least: Readonly<Record<DeliveryGroup, number>> = { standardExpress: 12 * hour, oneTwoDay: 4 * hour, sameDay: hour }

/** The first cutoff of the group that leaves the seller time; of standard deliveries none is on a Sunday (MOVE-03). */
export function packByOf({ cutoffs }: Pick<Shop, 'cutoffs'>, deliveryType: DeliveryType, placedAt: number): number {
  const group = groups[deliveryType]
  const from = placedAt + least[group]
  for (let date = dayOf(from); ; date++) {
    const cutoff = momentOf(date, cutoffs[group])
    if (cutoff >= from && !(group === 'standardExpress' && isSunday(date))) return cutoff
  }
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Three letters that stand for a number, without those that are taken for digits. */
export const lettersOf = (number: number): string =>
  [10, 5, 0].map((bits) => letters.charAt((number >> bits) & 31)).join('')

/** Names the shop in the ids of its orders. */
export const shopCode = ({ seed }: Pick<Shop, 'seed'>): string => lettersOf(hashOf(seed))

/** When the first customer could order. */
export const firstDayOf = ({ openedAt, historyDays }: Shop): number => openedAt - historyDays * day
