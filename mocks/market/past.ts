import { financialYearOf } from '@/contract/modules/financial-year'
import { day } from './days'
import type { OrderPlan } from './order-plan'
import type { Shop } from './shop'
import { progressAt } from './progress-at'

/** A sale that was packed before the shop opened, with the number that its invoice got. */
export interface PastSale {
  readonly plan: OrderPlan
  readonly packedAt: number
  readonly number: string
}

/** A shop's sales from before its opening, in the order in which they were packed. */
export interface Past {
  /** The number of an order's invoice; null where it had none. */
  numberOf(id: string): string | null
  /** The sale that a replacement replaces; null for a sale, or if no sale fits. */
  replacedBy(replacement: OrderPlan): PastSale | null
}

/** One series for each financial year; no phone's series can have its prefix, since those contain no 0 and no 1. */
const prefixOf = (year: string): string => `${year}/A01/`
const digits = 5
/** This long after its packing a sale has arrived, and the customer has looked at it and asked for a replacement. */
const lookedAtAfter = 7 * day

/** @param plans at least all that were placed before the shop opened */
export function pastOf({ hasInvoices }: Shop, plans: readonly OrderPlan[]): Past {
  const packed = plans.flatMap((plan) => {
    if (!hasInvoices || plan.kind !== 'sale' || plan.before === null) return []
    const { progress } = progressAt(plan, [], plan.before.until)
    return progress.packed === null ? [] : [{ plan, packedAt: progress.packed.at }]
  })
  const counts = new Map<string, number>()
  const sales = packed
    .toSorted((one, other) => one.packedAt - other.packedAt || (one.plan.id < other.plan.id ? -1 : 1))
    .map(({ plan, packedAt }): PastSale => {
      const year = financialYearOf(packedAt)
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      return { plan, packedAt, number: prefixOf(year) + String(count).padStart(digits, '0') }
    })
  const byId = new Map(sales.map((sale) => [sale.plan.id, sale]))
  return {
    numberOf: (id) => byId.get(id)?.number ?? null,
    replacedBy({ kind, placedAt, lineCount }) {
      const fits = ({ plan, packedAt }: PastSale): boolean =>
        packedAt + lookedAtAfter <= placedAt && plan.isDelivered && plan.customerCancels === null && plan.lineCount >= lineCount
      return kind === 'sale' ? null : (sales.findLast(fits) ?? null)
    },
  }
}
