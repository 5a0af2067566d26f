import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSerialQueue } from '@mocks/engine/serial-queue'
import { startWithEmptyStorage, startWithoutStorage } from '@mocks/testing/storage'
import { untilHolds } from '../../../tests/support/until-holds'
import { createBrowserValues, type BrowserValues } from '../browser-values'
import { openTabChannel, type TabChannel } from '../tab-channel'
import { openServiceDatabase } from '../service-database'
import { usualConditions, withClockMoved, withClockRight, withFailure, withNetwork, withoutFailure } from './condition-changes'
import { createConditionsKeeper, subscribeTo, type ConditionsKeeper } from './conditions'

const channels: TabChannel[] = []
let lock = createSerialQueue()

const openValues = (): BrowserValues => createBrowserValues(openServiceDatabase('strict'))

/** The conditions keeper of a tab; all tabs share the lock, as in a browser. */
async function openTab(): Promise<ConditionsKeeper> {
  const tabs = openTabChannel()
  channels.push(tabs)
  return createConditionsKeeper({ values: openValues(), lock, tabs })
}

const planned = { id: 'one', failure: '500', target: 'any', share: 'next' } as const

beforeEach(() => {
  startWithEmptyStorage()
  lock = createSerialQueue()
})
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

describe('the network, clock and planned failures of the demo', () => {
  it('DEMO-03 start online, with the right clock and no planned failure', async () => {
    expect((await openTab()).current()).toEqual({ network: 'online', failures: [], clockAhead: 0 })
  })

  it('DEMO-03 change at once, and are kept over a reload', async () => {
    const tab = await openTab()
    const stored = [tab.change(withNetwork('slow')), tab.change(withFailure(planned)), tab.change(withClockMoved(5)), tab.change(withClockMoved(7))]
    const expected = { network: 'slow', failures: [planned], clockAhead: 12 }
    expect(tab.current()).toEqual(expected)
    await Promise.all(stored)
    expect(tab.current()).toEqual(expected)
    expect((await openTab()).current()).toEqual(expected)
    await tab.change(withClockRight)
    await tab.change(withoutFailure('one'))
    expect((await openTab()).current()).toEqual({ network: 'slow', failures: [], clockAhead: 0 })
  })

  it('DEMO-03 do not show an older value while the next change is being stored', async () => {
    const tab = await openTab()
    const seen: string[] = []
    tab.subscribe(() => seen.push(tab.current().network))
    await Promise.all([tab.change(withClockMoved(1)), tab.change(withNetwork('offline'))])
    expect(seen).toEqual(['online', 'offline'])
  })

  it('DEMO-03 are shared with the other tabs, and no change is lost when two tabs change them at once', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await Promise.all([first.change(withNetwork('lossy')), second.change(withClockMoved(60))])
    const expected = { network: 'lossy', failures: [], clockAhead: 60 }
    await untilHolds(() => expect([first.current(), second.current()]).toEqual([expected, expected]))
  })

  it('DEMO-03 are read again after a failed read, and keep what another tab has stored', async () => {
    const values = openValues()
    await values.load('conditions')
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await values.load('conditions')
    expect(values.areKept()).toBe(true)
    await openValues().save('conditions', { ...usualConditions, clockAhead: 60 })
    expect(await values.load('conditions')).toEqual({ ...usualConditions, clockAhead: 60 })
  })

  it('DEMO-03 a failure planned for the next call is used exactly once by two tabs', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.change(withFailure(planned))
    const taken = await Promise.all([first, second, first, second].map((tab) => tab.takeFailure(planned.id)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect((await openTab()).current().failures).toEqual([])
  })

  it('DEMO-03 stay the same object until something changes', async () => {
    const tab = await openTab()
    const before = tab.current()
    await tab.change(withNetwork('online'))
    expect(tab.current()).toBe(before)
    await tab.change(withNetwork('offline'))
    const changed = tab.current()
    expect(changed).not.toBe(before)
    expect(tab.current()).toBe(changed)
  })

  it('DEMO-03 notify the subscriber of one part only when that part changes', async () => {
    const tab = await openTab()
    const heard = vi.fn()
    const unsubscribe = subscribeTo(tab, ({ clockAhead }) => clockAhead)(heard)
    await tab.change(withNetwork('offline'))
    expect(heard).not.toHaveBeenCalled()
    await tab.change(withClockMoved(1))
    expect(heard).toHaveBeenCalledTimes(1)
    unsubscribe()
    await tab.change(withClockMoved(1))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it.each([null, 'offline', { network: 'down', failures: [], clockAhead: 0 }, { ...usualConditions, clockAhead: 'x' }])(
    'DEMO-03 start with the usual values if the stored ones cannot be read (%#)',
    async (broken) => {
      await openValues().save('conditions', broken)
      expect((await openTab()).current()).toEqual(usualConditions)
    },
  )

  it('DEMO-03 work without IndexedDB as long as the page is open', async () => {
    startWithoutStorage()
    const tab = await openTab()
    await tab.change(withFailure(planned))
    expect(await tab.takeFailure('one')).toBe(true)
    expect(await tab.takeFailure('one')).toBe(false)
  })
})
