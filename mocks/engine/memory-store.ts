import type { Store } from './service'
import { stateSchema, type State } from './state'

/** A store that lasts as long as the page or process. */
export function createMemoryStore(seed: () => State): Store {
  let state = seed()
  // Parsing makes a copy, and needs nothing of the platform.
  const copy = (): State => stateSchema.parse(state)
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async () => copy(),
    transact(work) {
      const run = last.then(async () => {
        const draft = copy()
        const result = await work(draft)
        state = draft
        return result
      })
      last = run.catch(() => undefined)
      return run
    },
  }
}
