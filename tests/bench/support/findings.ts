import { markdownTable, median, short, withSpread } from './figures'

/** One figure of the product, and the floor measured in the same run that it is compared with. */
export interface Finding {
  readonly what: string
  readonly unit: string
  readonly product: readonly number[]
  readonly floor?: { readonly name: string; readonly values: readonly number[] }
  /** The upper limit: of the ratio where there is a floor, otherwise of the figure itself. */
  readonly limit?: number
  /** The lower limit of the figure. */
  readonly atLeast?: number
}

const ratioOf = ({ product, floor }: Finding): number => (floor === undefined ? Number.NaN : median(product) / median(floor.values))

export function holds(finding: Finding): boolean {
  if (finding.atLeast !== undefined && median(finding.product) < finding.atLeast) return false
  if (finding.limit === undefined) return true
  return (finding.floor === undefined ? median(finding.product) : ratioOf(finding)) <= finding.limit
}

function demandOf({ limit, atLeast }: Finding): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`
  return limit === undefined ? '' : `≤ ${limit}`
}

export const tableOf = (findings: readonly Finding[]): string =>
  markdownTable(
    ['', 'this product', 'floor', 'ratio', 'demanded', ''],
    findings.map((finding) => [
      finding.what,
      `${withSpread(finding.product)} ${finding.unit}`.trim(),
      finding.floor === undefined ? '' : `${finding.floor.name}: ${withSpread(finding.floor.values)}`,
      finding.floor === undefined ? '' : short(ratioOf(finding)),
      demandOf(finding),
      holds(finding) ? '' : '**missed**',
    ]),
  )
