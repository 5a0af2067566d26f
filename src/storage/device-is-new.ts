import { atMost } from '@/clock/at-most'

/** Some browsers never answer `indexedDB.databases()`. */
const longestWaitMilliseconds = 1000

/** Whether nothing was ever stored on this device, so that there is nothing to read; false if the browser does not tell. */
export async function deviceIsNew(): Promise<boolean> {
  try {
    return (await atMost(longestWaitMilliseconds, indexedDB.databases()))?.length === 0
  } catch {
    return false
  }
}
