import { financialYearOf } from '@/contract/modules/financial-year'
import { day } from './days'
import type { Fate } from './fate'
import type { Shop } from './shop'
import { standingAt } from './standing-at'

/** A sale that was packed before the shop opened, with the number that its invoice got. */
export interface PastSale {
  readonly fate: Fate
  readonly packedAt: number
  readonly number: string
}

/** A shop's sales from before its opening, in the order in which they were packed. */
export interface Past {
  /** The number of an order's invoice; null where it had none. */
  numberOf(id: string): string | null
  /** The sale that a replacement replaces; null for a sale, or if no sale fits. */
  replacedBy(replacement: Fate): PastSale | null
}

/** One series for each financial year; no phone's series can have its prefix, since those contain no 0 and no 1. */
const prefixOf = (year: string): string => `${year}/A01/`
const digits = 5
/** This long after its packing a sale has arrived, and the customer has looked at it and asked for a replacement. */
const lookedAtAfter = 7 * day

/** @param fates at least all that were placed before the shop opened */
export function pastOf({ hasInvoices }: Shop, fates: readonly Fate[]): Past {
  const packed = fates.flatMap((fate) => {
    if (!hasInvoices || fate.kind !== 'sale' || fate.before === null) return []
    const { standing } = standingAt(fate, [], fate.before.until)
    return standing.packed === null ? [] : [{ fate, packedAt: standing.packed.at }]
  })
  const counts = new Map<string, number>()
  const sales = packed
    .toSorted((one, other) => one.packedAt - other.packedAt || (one.fate.id < other.fate.id ? -1 : 1))
    .map(({ fate, packedAt }): PastSale => {
      const year = financialYearOf(packedAt)
      const count = (counts.get(year) ?? 0) + 1
      counts.set(year, count)
      return { fate, packedAt, number: prefixOf(year) + String(count).padStart(digits, '0') }
    })
  const byId = new Map(sales.map((sale) => [sale.fate.id, sale]))
  return {
    numberOf: (id) => byId.get(id)?.number ?? null,
    replacedBy({ kind, placedAt, lineCount }) {
      const fits = ({ fate, packedAt }: PastSale): boolean =>
        packedAt + lookedAtAfter <= placedAt && fate.isDelivered && fate.customerCancels === null && fate.lineCount >= lineCount
      return kind === 'sale' ? null : (sales.findLast(fits) ?? null)
    },
  }
}
