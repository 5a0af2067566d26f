import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer } from './backend-under-test'

/** What became of a row. */
export type Verdict =
  | { readonly kind: 'pass' }
  /** `found` says what came in place of what was expected; the portal may understand it all the same. */
  | { readonly kind: 'fail'; readonly found: string; readonly understood: boolean }
  | { readonly kind: 'untried'; readonly reason: string }

/** Ends a row: what came is not what was expected. */
export class Unmet extends Error {
  override readonly name = 'Unmet'
  readonly answer: Answer | null

  /** @param answer the one that is not as expected, where it is known */
  constructor(found: string, answer: Answer | null) {
    super(found)
    this.answer = answer
  }
}

/** Ends a row before it has come to its point. */
export class CannotBeTried extends Error {
  override readonly name = 'CannotBeTried'
}

/** Goes on only when the condition is met; else the row has failed, with what was found. */
export function must(condition: boolean, found: string, answer: Answer | null = null): asserts condition {
  if (!condition) throw new Unmet(found, answer)
}

/** Something that came in another way than expected, and of which the portal makes the right thing. */
export interface Deviation {
  readonly found: string
  /** Null where no answer to a call is meant. */
  readonly answer: Answer | null
}

/** What was noted by the row that runs; some run at a time. */
const noted = new AsyncLocalStorage<Deviation[]>()

/** Notes a deviation. The row goes on by the portal's reading: whether its promise is kept has still to be seen. */
export function note(found: string, answer: Answer | null): void {
  noted.getStore()?.push({ found, answer })
}

/** Runs a row, and gives what it has noted. */
export async function notedBy(run: () => Promise<void>): Promise<readonly Deviation[]> {
  const deviations: Deviation[] = []
  await noted.run(deviations, run)
  return deviations
}
