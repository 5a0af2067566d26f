import type { EntityTable } from 'dexie'
import { AppDatabase, onceOpen } from './app-database'
import { live, type Live } from './live'
import { tryToStore, type Stored } from './storage-failure'

/** Callers parse the value when they read it. */
interface NoteRecord {
  name: string
  value: unknown
}

class NotesDatabase extends AppDatabase {
  declare notes: EntityTable<NoteRecord, 'name'>

  constructor(name: string) {
    super(name)
    this.version(1).stores({ notes: 'name' })
  }
}

/** Notes about this device, whoever uses it and with whichever backend; they hold nothing about a seller. */
export interface DeviceNotes {
  /** A note now and after each change, in this tab or another; undefined where there is none. */
  watch(name: string): Live<unknown>
  /** The note as it stands; rejects when the store is out of reach. */
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<Stored<void>>
}

export function createDeviceNotes(databaseName: string): DeviceNotes {
  const database = new NotesDatabase(databaseName)
  const { notes } = database
  const read = async (name: string): Promise<unknown> => (await notes.get(name))?.value
  return {
    watch: (name) => live(() => read(name), database.opened),
    read: async (name) => onceOpen(database, () => read(name)),
    write: (name, value) =>
      tryToStore(async () => {
        await onceOpen(database, () => notes.put({ name, value }))
      }),
  }
}

/** The notes of this browser, shared by all its tabs. */
export const deviceNotes = createDeviceNotes('seller-portal-device')
