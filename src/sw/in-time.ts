/** How long a cache lookup may take. */
const patienceMilliseconds = 3000
/** The same, right after a lookup that took too long. */
const stuckMilliseconds = 500
let isStuck = false

/**
 * The result of a cache lookup, or `late`. When Chromium ends a process while it writes a file (low memory, a crash), that cache
 * sometimes hangs until the browser is restarted: without a limit the app would not open.
 */
export async function inTime<T>(lookup: Promise<T>, patience = isStuck ? stuckMilliseconds : patienceMilliseconds): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), patience)
  })
  const found = await Promise.race([lookup, late])
  clearTimeout(timer)
  isStuck = found === 'late'
  return found
}
