/** Calls back once after so many milliseconds; the returned function cancels it. */
export type Schedule = (callback: () => void, milliseconds: number) => () => void

/** Uses the device's own timers. */
export const schedule: Schedule = (callback, milliseconds) => {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}
