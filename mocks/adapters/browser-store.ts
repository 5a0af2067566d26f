import type { Store } from '@mocks/engine/service'
import { parseState, type State } from '@mocks/engine/state'
import type { Records } from './browser-records'
import type { Lock } from './locks'

const recordName = 'state'

interface BrowserStoreParts {
  readonly records: Records
  readonly lock: Lock
  readonly seed: () => State
  /** Called whenever a change has been stored. */
  readonly changed: () => void
}

/** The service's state as one record, which only one tab at a time loads, changes and saves. */
export function createBrowserStore({ records, lock, seed, changed }: BrowserStoreParts): Store {
  const load = async (): Promise<State> => parseState(await records.load(recordName)) ?? seed()
  return {
    read: load,
    transact: (work) =>
      lock(async () => {
        const state = await load()
        const result = await work(state)
        await records.save(recordName, state)
        changed()
        return result
      }),
  }
}
