/** Some browsers leave a question to their storage without an answer. */
const longestWaitMilliseconds = 1000

/** Whether nothing was ever stored here, so that there is nothing to read; where a browser does not tell, there may be. */
export async function deviceIsNew(): Promise<boolean> {
  try {
    const waitedLong = new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMilliseconds))
    return await Promise.race([indexedDB.databases().then((databases) => databases.length === 0), waitedLong])
  } catch {
    return false
  }
}
