import { withTimeLimit } from '@/clock/with-time-limit'

/** Some browsers never answer `indexedDB.databases()`. */
const longestWaitMilliseconds = 1000

/** Whether nothing was ever stored on this device, so that there is nothing to read; false if the browser does not tell. */
export async function deviceIsNew(): Promise<boolean> {
  try {
    return (await withTimeLimit(longestWaitMilliseconds, indexedDB.databases()))?.length === 0
  } catch {
    return false
  }
}
