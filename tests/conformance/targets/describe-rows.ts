import { expect, it } from 'vitest'
import type { BackendUnderTest } from '../backend-under-test'
import { createSellerGenerator, defaultSellerOptions } from '../new-sellers'
import { allRows } from '../rows/all-rows'
import { runRow } from '../run-rows'
import type { Verdict } from '../verdict'

/** Long enough on a busy machine. */
const rowMilliseconds = 30_000

/**
 * Declares a test per row, which must pass.
 * @param untried rows that cannot be tried with this target, with the reasons that they give
 */
export function describeRows(backend: () => BackendUnderTest, untried: Readonly<Record<string, string>>): void {
  const newSeller = createSellerGenerator(defaultSellerOptions)
  const titles = allRows.map((row) => [`${row.requirements.join(' ')} ${row.id}: ${row.title}`, row] as const)
  it.each(titles)('%s', { timeout: rowMilliseconds }, async (_, row) => {
    const reason = untried[row.id]
    const expected: Verdict = reason === undefined ? { kind: 'pass' } : { kind: 'untried', reason }
    expect((await runRow(row, backend(), newSeller)).verdict).toEqual(expected)
  })
}

/** The untried rows of a backend on the portal's own origin. */
export const withoutCrossOrigin = {
  'cors-preflight': 'needs the address of the portal (--portal)',
  'cors-answer': 'needs the address of the portal (--portal)',
} as const
