import { codeLifetimeMilliseconds } from '@mocks/engine/limits'
import type { SentCode } from '@mocks/engine/records'
import type { Records } from '@mocks/engine/store'
import { channelNames } from '@mocks/engine/texts'
import type { ClosableStore } from './level-store'

/** What a caller wrote must neither begin a line of its own nor tell the terminal what to do. */
const harmless = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')

const describe = ({ code, channel, to }: SentCode): string =>
  `One-time code ${code} for ${channelNames[channel]} ${harmless(to)} (${codeLifetimeMilliseconds / 60_000} minutes)`

/** Prints the codes that would be sent once they are stored, and what goes wrong inside. */
export function watchedStore(store: ClosableStore, print: (line: string) => void): ClosableStore {
  async function watched<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
      print(`A call failed: ${reason.split('\n').map(harmless).join('\n')}`)
      throw error
    }
  }
  return {
    ...store,
    read: (work) => watched(() => store.read(work)),
    write: (work) =>
      watched(async () => {
        let sent: SentCode[] = []
        const result = await store.write((records) => {
          sent = []
          return work({ ...records, sentCodes: noting(records.sentCodes, sent) })
        })
        for (const code of sent) print(describe(code))
        return result
      }),
  }
}

/** Adds the codes that were not there before to a list. */
const noting = (table: Records['sentCodes'], sent: SentCode[]): Records['sentCodes'] => ({
  ...table,
  async put(id, code) {
    if ((await table.get(id)) === undefined) sent.push(code)
    await table.put(id, code)
  },
})
