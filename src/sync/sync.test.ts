import { describe, expect, it } from 'vitest'
import { schedule } from '@/clock/schedule'
import { rowsOf, saveStep } from '../../tests/support/outbox-store'
import { openTabs } from '../../tests/support/sync-tabs'
import { drain } from './drain'
import type { Sync } from './sync'

describe('sending the queue', () => {
  it('QUEUE-02 sends a saved step', async () => {
    const { store, server, idle, openTab } = await openTabs()
    await saveStep(store, 3, 1)
    openTab().wake('outbox-changed')
    await idle()
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-05 retries after each pause without being woken', async () => {
    const { store, server, idle, openTab, pass, timers } = await openTabs()
    server.faultsToCome.push('server-error', 'lost-before-effect', 'busy')
    await saveStep(store, 3, 1)
    openTab().wake('outbox-changed')
    await idle()
    const pauses: (number | null)[] = []
    while (timers.due() !== null) {
      pauses.push(timers.due())
      await pass(timers.due() ?? 0)
    }
    expect(pauses).toEqual([250, 500, 2000])
    expect(server.arrivals.map(({ answer }) => answer)).toEqual(['unavailable', 'unreachable', 'unavailable', 'ok'])
  })

  it('QUEUE-05 retries exactly at the time that the server named, however often it is woken', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    server.faultsToCome.push('busy')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    await idle()
    for (let waited = 0; waited < 1900; waited += 100) {
      sync.wake(waited % 200 === 0 ? 'try-now' : 'outbox-changed')
      await idle()
      await pass(100)
    }
    await pass(99)
    expect(server.arrivals).toHaveLength(1)
    await pass(1)
    expect(server.arrivals).toHaveLength(2)
  })

  it('QUEUE-05 sends after the pause, and not before it is over, if the clock is set back meanwhile', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    server.faultsToCome.push('busy')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    await idle()
    store.clock.time -= 8 * 86_400_000
    await pass(1999)
    expect(server.arrivals).toHaveLength(1)
    await pass(2001)
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-05 sends on time if the clock jumps ahead', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    openTab().wake('outbox-changed')
    await idle()
    store.clock.time += 30 * 86_400_000
    await pass(250)
    expect(server.applied).toHaveLength(1)
  })
})

describe('while offline', () => {
  it('QUEUE-01 a request is tried every 30 s, however often the queue changes', async () => {
    const { store, server, idle, openTab, pass, state } = await openTabs()
    state.online = false
    await saveStep(store, 3, 1)
    const sync = openTab()
    for (let waited = 0; waited < 30_000; waited += 10_000) {
      expect(server.arrivals).toHaveLength(0)
      sync.wake('outbox-changed')
      await idle()
      await pass(10_000)
    }
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-02 sends at once when it is told that the network is back', async () => {
    const { store, server, idle, openTab, state } = await openTabs()
    state.online = false
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    state.online = true
    sync.wake('try-now')
    await idle()
    expect(server.applied).toHaveLength(1)
  })
})

describe('wake-ups during a run', () => {
  it.each(['outbox-changed', 'try-now'] as const)('QUEUE-02 a wake-up with %s starts another run, which sends what was saved meanwhile', async (reason) => {
    const { store, server, idle, openTab } = await openTabs()
    await saveStep(store, 3, 1)
    const wakes: (() => void)[] = []
    // The second step is saved when the drain has already seen that nothing is left.
    const sync: Sync = openTab(store, {
      outbox: {
        ...store.outbox,
        async next(...question) {
          const answer = await store.outbox.next(...question)
          if (answer.kind === 'nothing' && wakes.length > 0) {
            await saveStep(store, 4, 2)
            wakes.pop()?.()
          }
          return answer
        },
      },
    })
    wakes.push(() => sync.wake(reason))
    sync.wake('outbox-changed')
    await idle()
    expect(server.applied.map(({ step }) => step)).toEqual([3, 4])
  })

  it('QUEUE-05 a change of the queue does not cancel an earlier request to skip the pause', async () => {
    const { store, server, idle, openTab } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    sync.wake('try-now')
    sync.wake('outbox-changed')
    await idle()
    expect(server.arrivals).toHaveLength(2)
  })
})

describe('several tabs', () => {
  it('QUEUE-07 send each step once and in order when all are woken at once', async () => {
    const { store, server, idle, openTab } = await openTabs()
    for (const step of [3, 4, 5, 6, 7] as const) await saveStep(store, step, step)
    const tabs = Array.from({ length: 5 }, () => openTab(store.openAgain()))
    for (const tab of tabs) tab.wake('try-now')
    await idle()
    expect(server.arrivals.map(({ step }) => step)).toEqual([3, 4, 5, 6, 7])
  })

  it('ROUTE-08 QUEUE-05 do not use a rejected token again', async () => {
    const { store, server, idle, openTab, session, expired } = await openTabs()
    await saveStep(store, 3, 1)
    server.expire(session.sender?.token ?? '')
    const tabs = Array.from({ length: 3 }, () => openTab(store.openAgain()))
    for (const tab of tabs) tab.wake('try-now')
    await idle()
    expect(server.arrivals.map(({ answer }) => answer)).toEqual(['unauthorised'])
    expect(expired).toHaveLength(1)
    session.sender = { sellerId: 'S1', token: server.signIn('S1') }
    for (const tab of tabs) tab.wake('try-now')
    await idle()
    expect(server.applied).toHaveLength(1)
  })
})

describe('page and service worker', () => {
  it.each(['page', 'worker'] as const)('ROUTE-08 QUEUE-05 send only one request with an expired token, whichever is first: %s', async (first) => {
    const { store, server, idle, openTab, session, expired } = await openTabs()
    await saveStep(store, 3, 1)
    const sender = session.sender
    if (sender === null) throw new Error('Nobody is signed in')
    await store.outbox.setWorkerCredentials(sender)
    server.expire(sender.token)
    // The worker can neither read local storage nor end the session in it.
    const worker = store.openAgain()
    const wakeWorker = () =>
      drain(
        { outbox: worker.outbox, send: server.send, sender: () => worker.outbox.workerCredentials(), now: () => store.clock.time, random: () => 0.5, schedule },
        true,
      )
    const wakePage = async () => {
      openTab().wake('try-now')
      await idle()
    }
    for (const wake of first === 'page' ? [wakePage, wakeWorker] : [wakeWorker, wakePage]) await wake()
    expect(server.arrivals.map(({ answer }) => answer)).toEqual(['unauthorised'])
    expect(expired).toEqual([sender])
    expect(await worker.outbox.workerCredentials()).toBeNull()
  })

  it('ROUTE-08 a rejected token is used again after a sign-in that returns it', async () => {
    const { store, server, idle, openTab, session } = await openTabs()
    await saveStep(store, 3, 1)
    const sender = session.sender
    server.faultsToCome.push('signed-out')
    const page = openTab()
    page.wake('try-now')
    await idle()
    expect(session.sender).toBeNull()
    await store.outbox.signIn('S1', 3)
    session.sender = sender
    page.wake('try-now')
    await idle()
    expect(server.applied).toHaveLength(1)
  })
})

describe('a failing store', () => {
  it('QUEUE-07 is tried again after a while, and nothing is lost', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    await saveStep(store, 3, 1)
    let failures = 2
    const sync = openTab(store, {
      outbox: {
        ...store.outbox,
        next(...question) {
          failures -= 1
          return failures >= 0 ? Promise.reject(new Error('Out of reach')) : store.outbox.next(...question)
        },
      },
    })
    sync.wake('outbox-changed')
    await idle()
    await pass(30_000)
    expect(server.arrivals).toHaveLength(0)
    await pass(30_000)
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-03 SNAP-07 is reported while it prevents sending, until it works again', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    for (const step of [3, 4] as const) await saveStep(store, step, step)
    let isFull = true
    const told: (string | null)[] = []
    const sync = openTab(store, {
      outbox: {
        ...store.outbox,
        claim: (...row) => (isFull ? Promise.reject(new DOMException('No room', 'QuotaExceededError')) : store.outbox.claim(...row)),
      },
      send(...call) {
        told.push('sent')
        return server.send(...call)
      },
    })
    sync.subscribe(() => told.push(sync.failure()))
    for (const reason of ['outbox-changed', 'try-now'] as const) {
      sync.wake(reason)
      await idle()
    }
    expect(told).toEqual(['full'])
    isFull = false
    await pass(30_000)
    expect(told).toEqual(['full', null, 'sent', 'sent'])
    expect(server.applied).toHaveLength(2)
  })

  it('QUEUE-07 after the step has taken effect causes a second request under the same key, without a second effect', async () => {
    const { store, server, idle, openTab, pass } = await openTabs()
    await saveStep(store, 3, 1)
    let failed = false
    const sync = openTab(store, {
      outbox: {
        ...store.outbox,
        settle(...settlement) {
          if (failed) return store.outbox.settle(...settlement)
          failed = true
          return Promise.reject(new Error('Out of reach'))
        },
      },
    })
    sync.wake('outbox-changed')
    await idle()
    await pass(30_000)
    expect(server.arrivals.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
    expect(server.applied).toHaveLength(1)
    expect((await rowsOf(store))[0]?.state).toBe('accepted')
  })
})

describe('stopping', () => {
  it('BACKEND-01 finishes the request that is under way, and sends no other', async () => {
    const { store, server, idle, openTab } = await openTabs()
    for (const step of [3, 4, 5] as const) await saveStep(store, step, step)
    const sync: Sync = openTab(store, {
      send(...call) {
        sync.stop()
        return server.send(...call)
      },
    })
    sync.wake('try-now')
    await idle()
    sync.wake('try-now')
    await idle()
    expect(server.arrivals.map(({ step }) => step)).toEqual([3])
    expect((await rowsOf(store)).map(({ state }) => state)).toEqual(['accepted', 'waiting', 'waiting'])
  })
})
