import { vi } from 'vitest'

/** Until the end of the test, what would happen after exactly so many milliseconds never does. */
export function holdTimers(milliseconds: number): void {
  const begin = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait, ...given) =>
    wait === milliseconds ? begin(() => undefined) : begin(run, wait, ...given),
  )
}

/** Until the end of the test, what would happen after exactly so many milliseconds happens at once. */
export function hurryTimers(milliseconds: number): void {
  const begin = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, wait, ...given) => begin(run, wait === milliseconds ? 0 : wait, ...given))
}
