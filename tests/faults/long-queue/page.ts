import { forgetEndedSession } from '@/app/forget-ended-session'
import { loadOutbox, transport } from '@/app/services'
import type { RequestOf } from '@/contract/endpoints'
import { completeSignIn } from '@/features/access/login/complete-sign-in'
import { stepCommandName } from '@/outbox/command'
import { isPending, needsAttention, submissionsOf } from '@/outbox/submission'
import { endedSessions, session } from '@/session/browser-session'
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
    const answer = { kind: 'signed-in', token, sellerId, nextStep: 'complete' } as const
    const identifier = { kind: 'mobile', mobile: '9845000011' } as const
    await completeSignIn(answer, { identifier, returnTo: undefined }, { transport, session, endedSessions, loadOutbox })
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
  /** Saves a signature of so many bytes. @returns how long that took */
  async saveSignature(sellerId: string, bytes: number): Promise<number> {
    const outbox = await loadOutbox()
    // Base64 writes three bytes as four characters.
    const signUrl = `data:image/png;base64,${'A'.repeat(Math.floor(bytes / 3) * 4)}`
    const body: RequestOf<'step7'> = { mobile: '9845000011', signUrl, authReturn: true, authReplace: true }
    const started = performance.now()
    const stored = await outbox.save({ sellerId, command: stepCommandName(7), body })
    if (stored.kind === 'not-stored') throw new Error('The signature was not stored')
    return performance.now() - started
  },
  /** The marks of all that waits, as they lie in the store. */
  async marks(sellerId: string): Promise<readonly number[]> {
    const { rows } = await (await loadOutbox()).ledger(sellerId)
    return submissionsOf(rows).flatMap((row) => ('body' in row && 'nickname' in row.body ? [Number(/\d+/.exec(row.body.nickname)?.[0])] : []))
  },
  /** Sends so many changes one after the other with nothing around it. @returns milliseconds */
  async sendPlainly(sellerId: string, token: string, changes: readonly Change[]): Promise<number> {
    const started = performance.now()
    for (const { things, mark } of changes)
      await transport.call('step3', scopedBody(sellerId, things, mark), { token, idempotencyKey: `plain-${mark}` })
    return performance.now() - started
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
// A tab that is opened sends what waits, as the app does at its start: for nobody whose session was ended.
void forgetEndedSession(session, endedSessions).then(() => {
  Reflect.set(window, 'theQueue', queue)
  return loadOutbox()
})
