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

/** Ends a row: what came is not what was expected, and the portal makes the right thing of it. */
export class UnderstoodAllTheSame extends Unmet {}

/** Goes on only when the condition is met; else the row has failed, with what was found. */
export function must(condition: boolean, found: string, answer: Answer | null = null): asserts condition {
  if (!condition) throw new Unmet(found, answer)
}
