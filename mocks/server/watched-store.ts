import { codeLifetimeMilliseconds } from '@mocks/engine/limits'
import type { SentCode } from '@mocks/engine/records'
import type { Records } from '@mocks/engine/store'
import { channelNames } from '@mocks/engine/texts'
import type { ClosableStore } from './level-store'

/** Replaces control characters: a caller's text must not start a line of its own or control the terminal. */
const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')

const describe = ({ code, channel, to }: SentCode): string =>
  `One-time code ${code} for ${channelNames[channel]} ${harmless(to)} (${codeLifetimeMilliseconds / 60_000} minutes)`

interface Watchers {
  /** Called with every error of a transaction. */
  readonly failed: (error: unknown) => void
  /** Called with a line for each code that would be sent, after it is stored. */
  readonly printCode?: ((line: string) => void) | undefined
}

export function watchedStore(store: ClosableStore, { failed, printCode }: Watchers): ClosableStore {
  async function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      failed(error)
      throw error
    }
  }
  return {
    ...store,
    read: (work) => watched(() => store.read(work)),
    write: (work) =>
      watched(async () => {
        if (printCode === undefined) return store.write(work)
        let sent: SentCode[] = []
        const result = await store.write((records) => {
          sent = []
          return work({ ...records, sentCodes: noting(records.sentCodes, sent) })
        })
        for (const code of sent) printCode(describe(code))
        return result
      }),
  }
}

/** The table, with every new code added to a list. */
const noting = (table: Records['sentCodes'], sent: SentCode[]): Records['sentCodes'] => ({
  ...table,
  async put(id, code) {
    if ((await table.get(id)) === undefined) sent.push(code)
    await table.put(id, code)
  },
})
