import { vi } from 'vitest'

/** Until the end of the test, timers of exactly this many milliseconds do not fire. @returns fires those that are held */
export function holdTimers(milliseconds: number): () => void {
  const { setTimeout: begin, clearTimeout: end } = globalThis
  const held = new Map<unknown, () => void>()
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait, ...given) => {
    if (wait !== milliseconds) return begin(run, wait, ...given)
    const timer = begin(() => undefined)
    held.set(timer, () => run(...given))
    return timer
  })
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    end(timer)
  })
  return () => {
    if (held.size === 0) throw new Error(`Nothing waits for ${milliseconds} ms`)
    for (const run of held.values()) run()
    held.clear()
  }
}

/** Until the end of the test, timers of exactly this many milliseconds fire at once. */
export function hurryTimers(milliseconds: number): void {
  const begin = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait, ...given) => begin(run, wait === milliseconds ? 0 : wait, ...given))
}
