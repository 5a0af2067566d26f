import { onTestFinished, vi } from 'vitest'

/** Whether anybody waits for the network or the next look at the page who has begun to since this was called. */
export function chancesWaitedFor(): () => boolean {
  const spies = [vi.spyOn(window, 'addEventListener'), vi.spyOn(document, 'addEventListener')]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
  return () => spies.some(({ mock }) => mock.calls.some(([, , options]) => typeof options === 'object' && options.signal?.aborted === false))
}
