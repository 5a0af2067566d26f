import { Dexie, type EntityTable, type Table } from 'dexie'

/** Rows are parsed when they are read, so only the columns that they are found by have types. */
export interface SubmissionRecord {
  sequence: number
  sellerId: string
  step?: unknown
  command?: unknown
  scopes?: unknown
  subject?: unknown
  shows?: unknown
  order: number
  key: string
  savedAt: number
  attempts: number
  state: string
  body?: unknown
  bodyVersion?: unknown
  lostAnswer?: unknown
  pause?: unknown
}

interface ProgressRecord {
  sellerId: string
  nextStep: unknown
  step: number
  reached: number
}

interface DraftRecord {
  owner: string
  form: string
}

interface SenderRecord {
  place: string
  sellerId: string
  token: string
}

/** The device's store of drafts, submissions and progress; nothing is opened before its first use. */
export class OutboxDatabase extends Dexie {
  declare submissions: EntityTable<SubmissionRecord, 'sequence'>
  declare progress: EntityTable<ProgressRecord, 'sellerId'>
  declare drafts: Table<DraftRecord, [string, string]>
  declare senders: EntityTable<SenderRecord, 'place'>

  constructor(name: string) {
    // Strict durability: a transaction that completed survives a dead battery.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      submissions: '++sequence, sellerId, [sellerId+step]',
      progress: 'sellerId',
      drafts: '[owner+form], owner',
      senders: 'place',
    })
  }
}

/** Each backend has a database of its own, so that a demo seller's step can never meet the real host. */
export const databaseName = (backend: 'real' | 'demo'): string => `seller-portal-${backend}`
