import { readdirSync, readFileSync } from 'node:fs'
import { Dexie } from 'dexie'
import { z } from '@/contract/schema'

const keyPath = z.union([z.string(), z.array(z.string())])
const frozenSchema = z.array(
  z.object({
    version: z.number(),
    stores: z.record(
      z.string(),
      z.object({
        keyPath,
        autoIncrement: z.boolean(),
        indexes: z.array(z.object({ name: z.string(), keyPath, unique: z.boolean(), multiEntry: z.boolean() })),
        rows: z.array(z.unknown()),
      }),
    ),
  }),
)

const folder = new URL('frozen-databases/', import.meta.url)

/** The file names of the databases that earlier builds have left. */
export const frozenDatabases: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.json'))

/** Creates a database from a frozen one, unchanged: stores, indexes, rows and IndexedDB's own version number. */
export async function layFrozenDatabase(file: string, name: string): Promise<void> {
  for (const { version, stores } of frozenSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    await new Promise<void>((resolve, reject) => {
      const opening = Dexie.dependencies.indexedDB.open(name, version)
      opening.addEventListener('upgradeneeded', () => {
        for (const [table, { keyPath: path, autoIncrement, indexes, rows }] of Object.entries(stores)) {
          const store = opening.result.createObjectStore(table, { keyPath: path, autoIncrement })
          for (const { name: index, keyPath: indexed, unique, multiEntry } of indexes) store.createIndex(index, indexed, { unique, multiEntry })
          for (const row of rows) store.put(row)
        }
      })
      opening.addEventListener('success', () => {
        opening.result.close()
        resolve()
      })
      opening.addEventListener('error', () => reject(opening.error ?? new Error('Not laid')))
    })
}
