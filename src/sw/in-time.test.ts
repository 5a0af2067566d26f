import { expect, it, onTestFinished, vi } from 'vitest'
import { inTime } from './in-time'

/** A cache look-up that never answers. @returns its state shortly before this time, and at it */
async function lookWithoutAnswer(milliseconds: number): Promise<readonly unknown[]> {
  let found: unknown = 'still waited for'
  void inTime(new Promise(() => undefined)).then((end) => (found = end))
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  const before = found
  await vi.advanceTimersByTimeAsync(1)
  return [before, found]
}

it('PWA-02 a cache look-up times out after 3 s, after 0.5 s once one got stuck, and after 3 s again once one has answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // Begins with a look-up that answers, because an earlier test may have left the cache marked as stuck.
  for (const kept of ['one', 'another']) {
    expect(await inTime(Promise.resolve(kept))).toBe(kept)
    for (const milliseconds of [3000, 500, 500]) expect(await lookWithoutAnswer(milliseconds)).toEqual(['still waited for', 'late'])
  }
})
