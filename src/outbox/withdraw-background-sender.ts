import { Dexie } from 'dexie'
import { OutboxDatabase } from './database'

/** Takes the worker's leave to send away, in the database of a backend that this page does not use. */
export async function withdrawBackgroundSender(databaseName: string): Promise<void> {
  if (!(await Dexie.exists(databaseName))) return
  const database = new OutboxDatabase(databaseName)
  try {
    await database.senders.clear()
  } finally {
    database.close()
  }
}
