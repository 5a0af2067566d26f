import { Dexie } from 'dexie'
import { OutboxDatabase } from './database'

/** Deletes the credentials that the worker sends with, in the database of a backend that this page does not use. */
export async function revokeWorkerCredentials(databaseName: string): Promise<void> {
  if (!(await Dexie.exists(databaseName))) return
  const database = new OutboxDatabase(databaseName)
  try {
    await database.senders.clear()
  } finally {
    database.close()
  }
}
