import { mkdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import type { Store } from '@mocks/engine/service'
import type { State } from '@mocks/engine/state'
import { CannotStart } from './cannot-start'
import { changesBetween, noRecords, recordsOf, sections, stateFrom, type Change, type Records } from './state-records'

/** A store that has to be closed. */
export interface ClosableStore extends Store {
  /** Waits for the work that runs. */
  close(): Promise<void>
}

type Database = ClassicLevel<string, unknown>

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const isLocked = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED'
  return isLocked ? 'is in use by another server' : `cannot be opened (${String(cause)})`
}

const sectionOf = (database: Database, name: string) => database.sublevel<string, unknown>(name, { valueEncoding: 'json' })

async function load(database: Database): Promise<Records> {
  const records = { ...noRecords }
  for (const section of sections)
    records[section] = Object.fromEntries(await sectionOf(database, section).iterator().all())
  return records
}

/** Writes all changes or none, and comes back when they are on the disk. */
const save = (database: Database, changes: readonly Change[]): Promise<void> =>
  database.batch<string, unknown>(
    changes.map(({ section, key, value }) => {
      const sublevel = sectionOf(database, section)
      return value === undefined ? { type: 'del', sublevel, key } : { type: 'put', sublevel, key, value }
    }),
    { sync: true },
  )

/** The state as it was left, or a new one in a folder that is empty. */
async function loadOrSeed(database: Database, seed: () => State): Promise<State | null> {
  await database.open()
  const [anything] = await database.keys({ limit: 1 }).all()
  if (anything !== undefined) return stateFrom(await load(database))
  const state = seed()
  await save(database, changesBetween(noRecords, recordsOf(state)))
  return state
}

async function openState(database: Database, folder: string, seed: () => State): Promise<State> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const state = await loadOrSeed(database, seed)
    if (state !== null) return state
  } catch (error) {
    await database.close()
    throw new CannotStart(`The data folder ${folder} ${reasonOf(error)}.`, { cause: error })
  }
  await database.close()
  throw new CannotStart(`The data folder ${folder} holds something else, or data of another version. Name another one with --data.`)
}

/**
 * The service's state in a LevelDB database, which one server at a time holds open. What a call changes is
 * written as one batch, flushed to the disk before the call is answered; a torn write is undone by LevelDB itself.
 */
export async function openLevelStore(folder: string, seed: () => State): Promise<ClosableStore> {
  const database: Database = new ClassicLevel(folder, { valueEncoding: 'json' })
  let state = await openState(database, folder, seed)
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async () => structuredClone(state),
    transact(work) {
      const run = last.then(async () => {
        const draft = structuredClone(state)
        const result = await work(draft)
        await save(database, changesBetween(recordsOf(state), recordsOf(draft)))
        state = draft
        return result
      })
      last = run.catch(() => undefined)
      return run
    },
    async close() {
      await last
      await database.close()
    },
  }
}
