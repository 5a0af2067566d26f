import { loadOutbox } from '@/app/services'
import { isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { session } from '@/session/browser-session'
import { scopedBody, scopedCommandName } from '../../support/scoped-command'

/*
 * The product's own outbox, sync and transport in a page, as `services.ts` puts them together, with one command more:
 * the product has none yet of which two hundred could wait.
 */

/** One submission: what it changes, and the mark by which it can be followed. */
export interface Change {
  readonly things: readonly number[]
  readonly mark: number
}

const queue = {
  async signIn(sellerId: string, token: string): Promise<void> {
    session.signIn({ sellerId, token, mobile: null })
    await (await loadOutbox()).signIn(sellerId, 'complete')
  },
  signedIn: (): string | null => (session.read().kind === 'signed-in' ? session.read().sellerId : null),
  /** @returns for each how many milliseconds it took until it was durable; null where the device refused it */
  async save(sellerId: string, changes: readonly Change[]): Promise<readonly (number | null)[]> {
    const outbox = await loadOutbox()
    const taken: (number | null)[] = []
    for (const { things, mark } of changes) {
      const started = performance.now()
      const { kind } = await outbox.save({ sellerId, command: scopedCommandName, body: scopedBody(sellerId, things, mark) })
      taken.push(kind === 'stored' ? performance.now() - started : null)
    }
    return taken
  },
  /** How many wait for anything, and the rows of those that wait for the seller. */
  async state(sellerId: string): Promise<{ readonly waiting: number; readonly stopped: readonly number[] }> {
    const { rows } = await (await loadOutbox()).ledger(sellerId)
    const pending = submissionsOf(rows).filter(isPending)
    return { waiting: pending.length, stopped: pending.filter(needsAttention).map(({ sequence }) => sequence) }
  },
  async sendAgain(sequences: readonly number[]): Promise<void> {
    const outbox = await loadOutbox()
    for (const sequence of sequences) await outbox.sendAgain(sequence)
  },
}

declare global {
  interface Window {
    readonly theQueue: typeof queue
  }
}
Reflect.set(window, 'theQueue', queue)
// A tab that is opened sends what waits, as the app does at its start.
void loadOutbox()
