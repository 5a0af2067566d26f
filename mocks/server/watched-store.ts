import { codeLifetimeMilliseconds } from '@mocks/engine/limits'
import type { SentCode } from '@mocks/engine/state'
import { channelNames } from '@mocks/engine/texts'
import type { ClosableStore } from './level-store'

/** What a caller wrote must neither begin a line of its own nor tell the terminal what to do. */
const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')

const describe = ({ code, channel, to }: SentCode): string =>
  `One-time code ${code} for ${channelNames[channel]} ${harmless(to)} (${codeLifetimeMilliseconds / 60_000} minutes)`

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
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      print(`A call failed: ${reason.split('\n').map(harmless).join('\n')}`)
      throw error
    }
  },
})
