/** Whether nothing was ever stored here, so that there is nothing to read; where a browser does not tell, there may be. */
export async function deviceIsNew(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length === 0
  } catch {
    return false
  }
}
