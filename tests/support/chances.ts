import { onTestFinished, vi } from 'vitest'

/** Whether anybody waits for the network or the next look at the page who has begun to since this was called. */
export function chancesWaitedFor(): () => boolean {
  const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  const isHeard = ([type, , options]: readonly unknown[]): boolean => {
    if (type !== 'online' && type !== 'visibilitychange') return false
    const signal = typeof options === 'object' && options !== null && 'signal' in options ? options.signal : null
    return !(signal instanceof AbortSignal && signal.aborted)
  }
  return () => spies.some(({ mock }) => mock.calls.some(isHeard))
}
