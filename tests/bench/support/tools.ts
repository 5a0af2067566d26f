import type { Finding } from './findings'

/** What every part of the bench is given. */
export interface Tools {
  /** How often each thing is measured; the product and its floors alternate. */
  readonly rounds: number
  /** Reports progress to the person who waits. */
  readonly say: (line: string) => void
  /**
   * Records findings, which replace earlier ones. It is called after each round, so that a part that exceeds its time
   * still has the rounds it completed.
   */
  readonly found: (...findings: readonly Finding[]) => void
}

/** Measures one aspect of how fast the product is. */
export type Part = (tools: Tools) => Promise<void>
