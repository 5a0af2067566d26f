/** The median; between two middle values their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** A percentile, by nearest rank. @param part from 0 to 1 */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? Number.NaN

/** As many digits as are meaningful: `0.0042`, `0.42`, `4.2`, `42`, `4200`. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) < 1) return String(Number(value.toPrecision(2)))
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return String(Number(value.toFixed(digits)))
}

/** The median with the smallest and the largest value. */
export const withSpread = (values: readonly number[]): string =>
  values.length < 2 ? short(median(values)) : `${short(median(values))} (${short(Math.min(...values))}–${short(Math.max(...values))})`

/** A table of figures in Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
