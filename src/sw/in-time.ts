/** So long a look into a cache may take, */
const patienceMilliseconds = 3000
/** and so long once one has taken longer. */
const stuckMilliseconds = 500
let isStuck = false

/**
 * What a cache answers, or `late`. A browser that ended a process in the middle of writing a file (Chromium, under low memory
 * or in a crash) at times leaves that cache answering nobody until the browser itself ends: the app would not open.
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
