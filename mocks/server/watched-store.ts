import { codeLifetimeMilliseconds } from '@mocks/engine/limits'
import type { SentCode } from '@mocks/engine/state'
import { channelNames } from '@mocks/engine/texts'
import type { ClosableStore } from './level-store'

const describe = ({ code, channel, to }: SentCode): string =>
  `One-time code ${code} for ${channelNames[channel]} ${to} (${codeLifetimeMilliseconds / 60_000} minutes)`

/** Prints the codes that would be sent once they are stored, and what goes wrong inside. */
export const watchedStore = (store: ClosableStore, print: (line: string) => void): ClosableStore => ({
  ...store,
  async transact(work) {
    let sent: readonly SentCode[] = []
    try {
      const result = await store.transact(async (state) => {
        const before = new Set(state.sentCodes.map(({ id }) => id))
        const done = await work(state)
        sent = state.sentCodes.filter(({ id }) => !before.has(id))
        return done
      })
      for (const code of sent) print(describe(code))
      return result
    } catch (error) {
      print(`A call failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      throw error
    }
  },
})
