import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { OnboardingStep } from '@/contract/steps'
import { stepCommandName } from '@/outbox/command'
import { OutboxDatabase } from '@/outbox/database'
import { createOutbox } from '@/outbox/outbox'
import type { OpenOutbox } from '@/outbox/outbox-context'
import { submissionsOf, type SendingSubmission, type Submission } from '@/outbox/submission'
import type { ImportResult, Transfer } from '@/outbox/transfer'
import type { Stored } from '@/storage/storage-failure'
import { scopedBody, scopedCommandName, testCommands } from './scoped-command'
import { stepBody } from './step-bodies'

// Dexie looks for IndexedDB when it is loaded; tests without their own device have none.
Dexie.dependencies.indexedDB ??= new IDBFactory()
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange

let databases = 0

/** A database name that has not been used yet. */
const freshDatabaseName = (): string => `test-${(databases += 1)}`

export interface TestOutbox {
  readonly database: OutboxDatabase
  /** Nothing sends what waits in it unless the test drains it. */
  readonly outbox: OpenOutbox
  readonly clock: { time: number }
  /** How many idempotency keys have been made; the next one is `key-` and this number plus one. */
  readonly keysMade: () => number
  /** Opens the same database again, as another tab does. */
  readonly openAgain: () => TestOutbox
}

/** An outbox with its own database. */
export function openOutbox(
  name = freshDatabaseName(),
  clock: { time: number } = { time: 1_700_000_000_000 },
  keys = { made: 0 },
): TestOutbox {
  const database = new OutboxDatabase(name)
  const outbox = createOutbox(database, { commands: testCommands, now: () => clock.time, newKey: () => `key-${(keys.made += 1)}` })
  const sending = { failure: () => null, subscribe: () => () => undefined }
  const open = { ...outbox, sendNow: () => undefined, sending, knownTime: () => Promise.resolve(Date.now()) }
  return { database, outbox: open, clock, keysMade: () => keys.made, openAgain: () => openOutbox(name, clock, keys) }
}

/** Saves a step with a body that is unique to this mark. @returns the number of its row */
export async function saveStep({ outbox }: TestOutbox, step: OnboardingStep, mark: number, sellerId = 'S1'): Promise<number> {
  const saved = await outbox.save({ sellerId, command: stepCommandName(step), body: stepBody(step, sellerId, mark) })
  if (saved.kind !== 'stored') throw new Error(`Not stored: ${saved.reason}`)
  return saved.value
}

/** Saves a change of some things. @returns the number of its row */
export async function saveChange({ outbox }: TestOutbox, things: readonly number[], mark: number, sellerId = 'S1'): Promise<number> {
  const saved = await outbox.save({ sellerId, command: scopedCommandName, body: scopedBody(sellerId, things, mark) })
  if (saved.kind !== 'stored') throw new Error(`Not stored: ${saved.reason}`)
  return saved.value
}

/** Takes over on one phone what another one packed, as a seller does after reviewing it. */
export async function takeOver({ outbox }: Pick<TestOutbox, 'outbox'>, transfer: Transfer, insteadOfOwn?: boolean): Promise<Stored<ImportResult>> {
  const arrivals = outbox.readTransfer(transfer)
  if (arrivals === null) throw new Error('Not read')
  return outbox.importTransfer(arrivals, insteadOfOwn)
}

/** A seller's submissions, oldest row first. */
export const rowsOf = async ({ outbox }: TestOutbox, sellerId = 'S1'): Promise<readonly Submission[]> =>
  submissionsOf((await outbox.ledger(sellerId)).rows)

/** Claims a row as the drain does. */
export async function claim({ outbox }: TestOutbox, sequence: number): Promise<SendingSubmission> {
  const claimed = await outbox.claim(sequence)
  if (claimed === null) throw new Error(`Nothing to claim: ${sequence}`)
  return claimed
}
