import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer } from './backend-under-test'

/** The outcome of a row. */
export type Verdict =
  | { readonly kind: 'pass' }
  /** `found` is what came instead of what was expected; the portal may understand it nevertheless. */
  | { readonly kind: 'fail'; readonly found: string; readonly understood: boolean }
  | { readonly kind: 'untried'; readonly reason: string }

/** Ends a row because the result is not what was expected. */
export class Unmet extends Error {
  override readonly name = 'Unmet'
  readonly answer: Answer | null

  /** @param answer the unexpected one, where it is known */
  constructor(found: string, answer: Answer | null) {
    super(found)
    this.answer = answer
  }
}

/** Ends a row before its own point is reached. */
export class CannotBeTried extends Error {
  override readonly name = 'CannotBeTried'
}

/** Goes on only if the condition holds; otherwise the row fails with `found`. */
export function must(condition: boolean, found: string, answer: Answer | null = null): asserts condition {
  if (!condition) throw new Unmet(found, answer)
}

/** A result that deviates from the contract but that the portal interprets correctly. */
export interface Deviation {
  readonly found: string
  /** Null where it is not about an answer to a call. */
  readonly answer: Answer | null
}

/** The deviations noted by the running row; several rows run at once. */
const noted = new AsyncLocalStorage<Deviation[]>()

/** Notes a deviation. The row goes on with the portal's reading, since it is still open whether its promise is kept. */
export function note(found: string, answer: Answer | null): void {
  noted.getStore()?.push({ found, answer })
}

/** Runs a row. @returns the deviations that it noted */
export async function notedBy(run: () => Promise<void>): Promise<readonly Deviation[]> {
  const deviations: Deviation[] = []
  await noted.run(deviations, run)
  return deviations
}
