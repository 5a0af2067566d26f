import type { Answer, BackendUnderTest } from './backend-under-test'
import type { ConformanceRow } from './conformance-row'
import type { NewSeller } from './new-sellers'
import { createRowContext, type Exchange } from './row-context'
import { CannotBeTried, notedBy, Unmet, type Deviation, type Verdict } from './verdict'

/** The outcome of a row, with everything that was sent and received. */
export interface RowResult {
  readonly row: ConformanceRow
  readonly verdict: Verdict
  readonly exchanges: readonly Exchange[]
  /** The exchange that the verdict is about; null when nothing was sent. */
  readonly deciding: Exchange | null
}

/** A row that runs to its end has kept its promise, as the contract has it or in a deviating way. */
const verdictAtTheEnd = (deviation: Deviation | undefined): Verdict =>
  deviation === undefined ? { kind: 'pass' } : { kind: 'fail', found: deviation.found, understood: true }

function verdictOf(error: unknown): Verdict {
  if (error instanceof Unmet) return { kind: 'fail', found: error.message, understood: false }
  if (error instanceof CannotBeTried) return { kind: 'untried', reason: error.message }
  throw error
}

/** Runs one row. */
export async function runRow(
  row: ConformanceRow,
  backend: BackendUnderTest,
  newSeller: () => NewSeller,
): Promise<RowResult> {
  const context = createRowContext(backend, newSeller)
  let blamed: Answer | null = null
  const verdict = await notedBy(() => row.run(context)).then(
    ([deviation]) => {
      blamed = deviation?.answer ?? null
      return verdictAtTheEnd(deviation)
    },
    (error: unknown) => {
      if (error instanceof Unmet) blamed = error.answer
      return verdictOf(error)
    },
  )
  const exchanges = context.exchanges()
  context.end()
  const deciding = exchanges.find((entry) => entry.kind === 'call' && entry.reply === blamed) ?? exchanges.at(-1) ?? null
  return { row, verdict, exchanges, deciding }
}

/**
 * Runs rows, several at once since some have to wait.
 * @param onResult receives each result as it comes
 * @returns the results in the rows' order
 */
export async function runRows(
  rows: readonly ConformanceRow[],
  run: (row: ConformanceRow) => Promise<RowResult>,
  { atATime, onResult }: { readonly atATime: number; readonly onResult: (result: RowResult) => void },
): Promise<readonly RowResult[]> {
  const results = new Map<ConformanceRow, RowResult>()
  const waiting = [...rows]
  const work = async (): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const result = await run(row)
      results.set(row, result)
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return rows.flatMap((row) => results.get(row) ?? [])
}
