import { forgetEndedSession } from '@/app/log-out/forget-ended-session'
import { database } from '@/app/device-store'
import { loadOutbox, transport } from '@/app/services'
import type { RequestOf } from '@/contract/endpoints'
import type { NextStep, OnboardingStep } from '@/contract/steps'
import { completeSignIn } from '@/features/access/login/complete-sign-in'
import { z } from '@/contract/schema'
import { stepCommandName } from '@/outbox/command'
import { OutboxDatabase } from '@/outbox/database'
import { keepSeries } from '@/outbox/document-numbers'
import { isPending, needsAttention, submissionsOf, type Submission } from '@/outbox/submission'
import { endedSessions, session } from '@/session/browser-session'
import { createRecords, resourceOf } from '@/resources/records'
import { orderCommand, orderIdOf } from '../order-marks'
import { stepBody } from '../../support/step-bodies'
import { scopedBody, scopedCommandName } from '../../support/scoped-command'

/*
 * The product's own outbox, sync and transport in a page, assembled as in `services.ts`, with one additional command
 * that can be about two things at a time; the product's own commands are about one order each.
 */

/** A change that only the bench knows, with the mark by which it can be followed. */
export interface ThingsChange {
  readonly mark: number
  readonly things: readonly number[]
}

/** One submission. `nth` is how many commands on its order were saved before. */
export type Change =
  | ThingsChange
  | { readonly mark: number; readonly order: number; readonly nth: number }
  | { readonly mark: number; readonly step: OnboardingStep }

const store = new OutboxDatabase(database)
const revisionSchema = z.object({ rev: z.number() })

/** Simulates a first read, after which answers' records are kept and invoice numbers are drawn. */
async function prepareOrders(sellerId: string): Promise<void> {
  const records = createRecords(store)
  if ((await records.cursor('orders', sellerId)) !== null) return
  const page = { items: [], unread: [], gone: [], next: 'c', more: false, serverTime: new Date().toISOString() }
  await records.keep(resourceOf('orders'), sellerId, { pages: [page], replacesAll: true, beginsAnew: false, at: Date.now() })
  const phone = Math.random().toString(36).slice(2, 5).toUpperCase()
  await keepSeries(store, { sellerId, year: '26-27' }, { prefix: `26-27/${phone}/`, next: 1 })
}

/** The command of a change; one on an order names the revision that a screen would show. */
async function commandOf(sellerId: string, change: Change) {
  const { mark } = change
  if ('things' in change) return { command: scopedCommandName, body: scopedBody(sellerId, change.things, mark) }
  if ('step' in change) return { command: stepCommandName(change.step), body: stepBody(change.step, sellerId, mark) }
  const id = orderIdOf(sellerId, change.order)
  const kept = revisionSchema.safeParse((await store.records.get([sellerId, 'orders', id]))?.item)
  return orderCommand({ id, rev: kept.data?.rev ?? 1, mark, nth: change.nth })
}

const queue = {
  async signIn(sellerId: string, token: string, nextStep: NextStep = 'complete'): Promise<void> {
    const answer = { kind: 'signed-in', token, sellerId, nextStep } as const
    const identifier = { kind: 'mobile', mobile: '9845000011' } as const
    await completeSignIn(answer, { identifier, returnTo: undefined }, { transport, session, endedSessions, loadOutbox })
    await prepareOrders(sellerId)
  },
  signedIn: (): string | null => (session.read().kind === 'signed-in' ? session.read().sellerId : null),
  /** @returns the milliseconds until each was durable; null if the device refused it */
  async save(sellerId: string, changes: readonly Change[]): Promise<readonly (number | null)[]> {
    const outbox = await loadOutbox()
    const taken: (number | null)[] = []
    for (const change of changes) {
      const command = await commandOf(sellerId, change)
      const started = performance.now()
      const { kind } = await outbox.save({ sellerId, ...command })
      taken.push(kind === 'stored' ? performance.now() - started : null)
    }
    return taken
  },
  /** Saves a signature of this many bytes. @returns the milliseconds it took */
  async saveSignature(sellerId: string, bytes: number): Promise<number> {
    const outbox = await loadOutbox()
    // Base64 encodes three bytes as four characters.
    const signUrl = `data:image/png;base64,${'A'.repeat(Math.floor(bytes / 3) * 4)}`
    const body: RequestOf<'step7'> = { mobile: '9845000011', signUrl, authReturn: true, authReplace: true }
    const started = performance.now()
    const stored = await outbox.save({ sellerId, command: stepCommandName(7), body })
    if (stored.kind === 'not-stored') throw new Error('The signature was not stored')
    return performance.now() - started
  },
  /** The marks of everything that waits in the store. */
  async marks(sellerId: string): Promise<readonly number[]> {
    const { rows } = await (await loadOutbox()).ledger(sellerId)
    return submissionsOf(rows).flatMap((row) => ('body' in row && 'nickname' in row.body ? [Number(/\d+/.exec(row.body.nickname)?.[0])] : []))
  },
  /** Sends the changes one after the other in a plain loop. @returns milliseconds */
  async sendPlainly(sellerId: string, token: string, changes: readonly ThingsChange[]): Promise<number> {
    const started = performance.now()
    for (const { things, mark } of changes)
      await transport.call('step3', scopedBody(sellerId, things, mark), { token, idempotencyKey: `plain-${mark}` })
    return performance.now() - started
  },
  /** How many submissions wait, and the rows that need the seller's decision. */
  async state(sellerId: string): Promise<{ readonly waiting: number; readonly stopped: readonly Pick<Submission, 'sequence' | 'step'>[] }> {
    const { rows } = await (await loadOutbox()).ledger(sellerId)
    const pending = submissionsOf(rows).filter(isPending)
    return { waiting: pending.length, stopped: pending.filter(needsAttention) }
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
// A newly opened tab sends what waits, as the app does at its start, but not under a session that has ended.
void forgetEndedSession(session, endedSessions).then(() => {
  Reflect.set(window, 'theQueue', queue)
  return loadOutbox()
})
