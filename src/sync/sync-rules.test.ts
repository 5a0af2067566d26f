import { describe, expect, it } from 'vitest'
import { rowsOf, saveStep } from '../../tests/support/outbox-store'
import { openTabs } from '../../tests/support/sync-tabs'
import { webLock } from '../../tests/support/web-lock'
import { backgroundSyncTag, drainLockName } from './shared-names'

describe('one sender at a time', () => {
  it('QUEUE-05 ROUTE-08 P9 the next tab may send only after a rejected token is dropped', async () => {
    const { store, server, session, idle, openTab } = await openTabs()
    const lock = webLock()
    const events: string[] = []
    let turn: Promise<unknown> = Promise.resolve()
    await saveStep(store, 3, 1)
    server.expire(session.sender?.token ?? '')
    openTab(store, {
      holdLock(work) {
        const held = lock.hold(work).finally(() => events.push('the next tab may send'))
        turn = held
        return held
      },
      onUnauthorised(sender) {
        events.push(`dropped the token of ${sender.sellerId}`)
      },
    }).wake('try-now')
    await turn
    await idle()
    expect(events).toEqual(['dropped the token of S1', 'the next tab may send'])
  })

  it('QUEUE-07 P12 a tab requests the lock only once at a time, however often it is woken', async () => {
    const { store, server, idle, openTab } = await openTabs()
    for (const step of [3, 4, 5] as const) await saveStep(store, step, step)
    let asked = 0
    let most = 0
    const lock = webLock()
    const sync = openTab(store, {
      async holdLock(work) {
        asked += 1
        most = Math.max(most, asked)
        try {
          return await lock.hold(work)
        } finally {
          asked -= 1
        }
      },
    })
    for (let count = 0; count < 5; count += 1) sync.wake(count % 2 === 0 ? 'try-now' : 'outbox-changed')
    while (asked > 0) await idle()
    expect(most).toBe(1)
    expect(server.applied.map(({ step }) => step)).toEqual([3, 4, 5])
  })

  it('QUEUE-07 BACKEND-01 all tabs of a backend share a lock, and tabs of different backends do not', () => {
    expect(drainLockName('portal-real')).toBe(drainLockName('portal-real'))
    expect(drainLockName('portal-real')).not.toBe(drainLockName('portal-demo'))
    expect(backgroundSyncTag).not.toBe('')
  })
})

describe('pauses', () => {
  it('QUEUE-05 P7 are not cut short by a change of the queue', async () => {
    const { store, server, idle, openTab } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    await idle()
    await saveStep(store, 4, 2)
    sync.wake('outbox-changed')
    await idle()
    expect(server.arrivals).toHaveLength(1)
  })

  it('QUEUE-01 QUEUE-05 that end while offline turn into the wait for the network', async () => {
    const { store, server, idle, openTab, pass, state } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    openTab().wake('outbox-changed')
    await idle()
    state.online = false
    await pass(29_999)
    expect(server.arrivals).toHaveLength(1)
    await pass(251)
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-01 QUEUE-07 after a store failure turn into the wait for the network if that is gone by their end', async () => {
    const { store, server, idle, openTab, pass, state } = await openTabs()
    await saveStep(store, 3, 1)
    let broken = true
    openTab(store, {
      outbox: {
        ...store.outbox,
        next: (...question) => (broken ? Promise.reject(new Error('Out of reach')) : store.outbox.next(...question)),
      },
    }).wake('outbox-changed')
    await idle()
    broken = false
    state.online = false
    await pass(30_000)
    expect(server.arrivals).toHaveLength(0)
    await pass(30_000)
    expect(server.applied).toHaveLength(1)
  })

  it('QUEUE-05 leave no timer after everything has arrived', async () => {
    const { store, server, idle, openTab, timers } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    await idle()
    expect(timers.due()).toBe(250)
    sync.wake('try-now')
    await idle()
    expect(server.applied).toHaveLength(1)
    expect(timers.due()).toBeNull()
  })
})

describe('a stopped page', () => {
  it('BACKEND-01 neither keeps nor starts a timer', async () => {
    const { store, server, idle, openTab, timers, state } = await openTabs()
    server.faultsToCome.push('server-error')
    await saveStep(store, 3, 1)
    const sync = openTab()
    sync.wake('outbox-changed')
    await idle()
    sync.stop()
    expect(timers.due()).toBeNull()
    state.online = false
    sync.wake('outbox-changed')
    expect(timers.due()).toBeNull()
  })
})

describe('what is stored of an answer', () => {
  it('QUEUE-03 P21 the message of the backend is stored with the accepted step', async () => {
    const { store, idle, openTab } = await openTabs()
    await saveStep(store, 3, 1)
    openTab().wake('outbox-changed')
    await idle()
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', message: 'Saved.' }])
  })

  it('QUEUE-03 a missing message is stored as null', async () => {
    const { store, idle, openTab } = await openTabs()
    await saveStep(store, 3, 1)
    openTab(store, { send: () => Promise.resolve({ kind: 'ok', data: {} }) }).wake('outbox-changed')
    await idle()
    expect(await rowsOf(store)).toMatchObject([{ state: 'accepted', message: null }])
  })

  it('QUEUE-05 P9 a step whose token was rejected waits for the sign-in, without a pause', async () => {
    const { store, server, session, idle, openTab } = await openTabs()
    await saveStep(store, 3, 1)
    server.expire(session.sender?.token ?? '')
    openTab().wake('outbox-changed')
    await idle()
    const pause = { failure: { kind: 'unauthorised' }, at: store.clock.time, milliseconds: 0, serverRequested: false }
    expect(await rowsOf(store)).toMatchObject([{ state: 'waiting', pause }])
  })
})
