import { onTestFinished, vi } from 'vitest'

/** Whether any listener for `online` or `visibilitychange` that was added after this call is still active. */
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
