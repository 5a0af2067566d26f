import { expect, it, vi } from 'vitest'
import { untilHolds } from '../../tests/support/until-holds'
import { startTabPresence } from './tab-presence'

/** A fake of the part of Web Locks that a tab's presence needs. */
function stubLocks(): void {
  const held = new Set<string>()
  const locks = {
    async request(name: string, work: () => Promise<void>) {
      held.add(name)
      await work()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  }
  vi.stubGlobal('navigator', { locks })
}

it('DEMO-04 a tab counts as open until it ends, whatever other locks are held', async () => {
  stubLocks()
  void navigator.locks.request('something else', () => new Promise(() => undefined))
  const [first, second] = [startTabPresence('first'), startTabPresence('second')]
  expect(await second.present()).toEqual(new Set(['first', 'second']))
  first.end()
  await untilHolds(async () => expect(await second.present()).toEqual(new Set(['second'])))
})

it('DEMO-04 a tab knows only of itself if the browser has no Web Locks', async () => {
  vi.stubGlobal('navigator', {})
  expect(await startTabPresence('only').present()).toEqual(new Set(['only']))
})
