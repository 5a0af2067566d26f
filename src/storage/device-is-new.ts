import { atMost } from '@/clock/at-most'

/** Some browsers leave a question to their storage without an answer. */
const longestWaitMilliseconds = 1000

/** Whether nothing was ever stored here, so that there is nothing to read; where a browser does not tell, there may be. */
export async function deviceIsNew(): Promise<boolean> {
  try {
    return (await atMost(longestWaitMilliseconds, indexedDB.databases()))?.length === 0
  } catch {
    return false
  }
}
