import type { Table } from 'dexie'
import { AppDatabase } from '@/storage/app-database'

/** Values are parsed when they are read. */
export interface ChangeRecord {
  readonly sellerId: string
  readonly collection: string
  readonly id: string
  readonly value: unknown
  readonly savedAt?: number
}

/** What sellers made on the screens with sample data; apart from the outbox, which it must never disturb. */
export class SampleDatabase extends AppDatabase {
  declare changes: Table<ChangeRecord, [string, string, string]>

  constructor(name: string) {
    // Strict durability: as in the outbox.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({ changes: '[sellerId+collection+id], [sellerId+collection], sellerId' })
  }
}
