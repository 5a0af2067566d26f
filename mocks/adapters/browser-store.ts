import type { Store } from '@mocks/engine/service'
import { parseState, type State } from '@mocks/engine/state'
import type { Records } from './browser-records'
import type { Lock } from './locks'

const recordName = 'state'
const asideName = 'state-set-aside'

/** What another version has stored in the state's place, and this one cannot read. */
export interface SetAside {
  /** Null where there is nothing. */
  load(): Promise<unknown>
  forget(): Promise<void>
}

interface BrowserStore extends Store {
  readonly setAside: SetAside
}

interface BrowserStoreParts {
  readonly records: Records
  readonly lock: Lock
  readonly seed: () => State
  /** Called whenever a change has been stored. */
  readonly changed: () => void
}

/**
 * The service's state as one record, which only one tab at a time loads, changes and saves. One that cannot be read is
 * never written over: it is set aside, and the service begins anew.
 */
export function createBrowserStore({ records, lock, seed, changed }: BrowserStoreParts): BrowserStore {
  async function load(): Promise<{ readonly state: State; readonly unreadable: unknown }> {
    const stored = (await records.load(recordName)) ?? null
    const state = parseState(stored)
    return state === null ? { state: seed(), unreadable: stored } : { state, unreadable: null }
  }
  return {
    read: async () => (await load()).state,
    transact: (work) =>
      lock(async () => {
        const { state, unreadable } = await load()
        const result = await work(state)
        if (unreadable !== null) await records.save(asideName, unreadable)
        await records.save(recordName, state)
        changed()
        return result
      }),
    setAside: {
      load: async () => (await load()).unreadable ?? (await records.load(asideName)) ?? null,
      forget: () => records.save(asideName, null),
    },
  }
}
