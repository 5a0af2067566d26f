import { Dexie, type EntityTable, type Table } from 'dexie'
import { AppDatabase, onceOpen } from '@/storage/app-database'

/** Rows are parsed when they are read, so only the columns that queries use have types. */
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
  copied?: unknown
  pause?: unknown
}

interface ProgressRecord {
  sellerId: string
  nextStep: unknown
  step: number
  reached: number
}

export interface DraftRecord {
  owner: string
  form: string
}

interface SenderRecord {
  place: string
  sellerId: string
  token: string
}

/** An item read from the backend, and its place in the order of changes. */
export interface ReadRecord {
  sellerId: string
  resource: string
  id: string
  place: number
  item: unknown
  /** Set on items that a list reads before the others; absent on those, which keeps them out of this index. */
  first?: 1
  /** The revision since which only this device has changed the item; absent once somebody else's change was read. */
  ownSince?: unknown
}

/** How far a resource was read. */
interface CursorRecord {
  sellerId: string
  resource: string
  offered?: unknown
  unreadable?: unknown
}

/** The device's store of drafts, submissions, progress and what was read. */
export class OutboxDatabase extends AppDatabase {
  declare submissions: EntityTable<SubmissionRecord, 'sequence'>
  declare progress: EntityTable<ProgressRecord, 'sellerId'>
  declare drafts: Table<DraftRecord, [string, string]>
  declare senders: EntityTable<SenderRecord, 'place'>
  declare records: Table<ReadRecord, [string, string, string]>
  declare cursors: Table<CursorRecord, [string, string]>

  constructor(name: string) {
    // Strict durability: a transaction that completed survives a dead battery.
    super(name, { chromeTransactionDurability: 'strict' }, {
      // An accepted row needs no stand-in: the seller's progress and the backend know of it.
      submissions: (row) => !('state' in row && row.state === 'accepted'),
      drafts: () => true,
    })
    this.version(1).stores({
      submissions: '++sequence, sellerId, [sellerId+step]',
      progress: 'sellerId',
      drafts: '[owner+form], owner',
      senders: 'place',
    })
    this.version(2).stores({
      records: '[sellerId+resource+id], [sellerId+resource], sellerId',
      cursors: '[sellerId+resource], sellerId',
    })
    this.version(3).stores({ submissions: '++sequence, sellerId, [sellerId+step], [sellerId+subject]' })
    this.version(4).stores({ submissions: '++sequence, sellerId, [sellerId+step], [sellerId+subject], [state+sellerId+order]' })
    this.version(5).stores({ records: '[sellerId+resource+id], [sellerId+resource], sellerId, [sellerId+resource+first]' })
  }
}

/** Each backend has a database of its own, so that a demo seller's step can never meet the real host. */
export const databaseName = (backend: 'real' | 'demo'): string => `seller-portal-${backend}`

/** Deletes the credentials that the worker sends with, in the database of a backend that this page does not use. */
export async function revokeWorkerCredentials(name: string): Promise<void> {
  // `Dexie.exists` would open the database, and may have to wait for another tab.
  if (!(await Dexie.getDatabaseNames()).includes(name)) return
  const database = new OutboxDatabase(name)
  try {
    await onceOpen(database, () => database.senders.clear())
  } finally {
    database.close()
  }
}
