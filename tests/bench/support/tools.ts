import type { Finding } from './findings'

/** What each part of the bench is given. */
export interface Tools {
  /** How often each thing is measured; the product and its floors take turns. */
  readonly rounds: number
  /** Tells the person who waits how far it is. */
  readonly say: (line: string) => void
  /**
   * Takes down what was found, in place of what it was before: it is told after each round, so that a part that takes too
   * long shows the rounds that it had.
   */
  readonly found: (...findings: readonly Finding[]) => void
}

/** Measures one part of what makes the product fast. */
export type Part = (tools: Tools) => Promise<void>
