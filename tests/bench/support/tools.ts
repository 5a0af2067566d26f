import type { Finding } from './findings'

/** What each part of the bench is given. */
export interface Tools {
  /** How often each thing is measured; the product and its floors take turns. */
  readonly rounds: number
  /** Tells the person who waits how far it is. */
  readonly say: (line: string) => void
  /** Takes down what was found; a part that takes too long has at least this to show. */
  readonly found: (...findings: readonly Finding[]) => void
}

/** Measures one part of what makes the product fast. */
export type Part = (tools: Tools) => Promise<void>
