import type { Store } from '@mocks/engine/service'
import { parseState, type State } from '@mocks/engine/state'
import type { Records } from './browser-records'

/** Runs `work` while nobody else, in this tab or another, runs under the same lock. */
export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

const recordName = 'state'
const lockName = 'seller-portal-in-browser-service'

/** The work of one page, one after another. */
export function createPageLock(): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}

/** A lock over all tabs; over this page alone where the browser has no Web Locks. */
export const createBrowserLock = (): Lock =>
  typeof navigator !== 'undefined' && 'locks' in navigator
    ? (work) => navigator.locks.request(lockName, work)
    : createPageLock()

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
