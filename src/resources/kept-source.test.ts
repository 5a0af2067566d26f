import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ItemOf } from '@/contract/reads/all-reads'
import type { Credentials } from '@/session/credentials'
import { createCaller } from '@/transport/call'
import { createChangesServer } from '../../tests/support/changes-server'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { openOutbox } from '../../tests/support/outbox-store'
import { untilHolds } from '../../tests/support/until-holds'
import { webLock } from '../../tests/support/web-lock'
import { keptSource } from './kept-source'
import { createRecords, resourceOf } from './records'
import type { Source } from './source'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A phone with a seller, a clock and a network; its tabs share store, session and lock. */
function openPhone() {
  const store = openOutbox()
  const server = createChangesServer()
  const lock = webLock()
  const { backend } = handMadeBackend((request) => server.respond(request))
  const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
  const state: { now: number; reader: Credentials | null; online: boolean; isOffered: boolean; isTold: boolean } = {
    ...{ now: 1_000_000, reader: { sellerId: 'S1', token: 'T1' }, online: true, isOffered: true, isTold: false },
  }
  const occasions: (() => void)[] = []
  const told: (() => void)[] = []
  /** What is done again and again, with the milliseconds between. */
  const repeated = new Map<() => void, number>()
  const unauthorised = vi.fn()

  function openTab() {
    const { database } = store.openAgain()
    ends.push(() => database.close())
    const source = keptSource(resourceOf('offers'), {
      call,
      records: createRecords(database),
      now: () => state.now,
      mayKeep: async (reader) => state.reader?.token === reader.token,
      mayAsk: async () => state.isOffered,
      reader: () => state.reader,
      holdLock: (work) => lock.hold(work),
      isOnline: () => state.online,
      onUnauthorised: unauthorised,
      onOccasion: (listener) => void occasions.push(listener),
      every(milliseconds, work) {
        repeated.set(work, milliseconds)
        return () => void repeated.delete(work)
      },
      news: { onNews: (listener) => void told.push(listener), isTold: () => state.isTold },
    })
    void source.prepare()
    return source
  }

  /** Every tab may do what it has to do now. */
  async function settle(): Promise<void> {
    const before = server.asked.length
    await lock.hold(async () => undefined)
    await new Promise<void>((resolve) => {
      setTimeout(resolve)
    })
    await lock.hold(async () => undefined)
    if (server.asked.length !== before) await settle()
  }

  /** A minute later, with what is done in it. */
  async function minute(): Promise<void> {
    state.now += 60_000
    for (const work of repeated.keys()) work()
    await settle()
  }

  return { server, state, openTab, settle, minute, repeated, unauthorised, occur: () => occasions.forEach((occasion) => occasion()), tell: () => told.forEach((listener) => listener()) }
}

type Offers = Source<ItemOf<'offers'>>

/** Looks at a source, as a screen does; gives what it shows, and the way to look away. */
function lookAt(source: Offers, sellerId: string | null = 'S1') {
  const shown = source.held(sellerId)
  const leave = shown.subscribe(() => undefined)
  ends.push(leave)
  return { leave, shown: () => shown.view() }
}

const ready = (...ids: string[]) => ({ kind: 'ready', value: { kind: 'items', items: ids.map((id) => ({ id })) } })

describe('a resource of the backend', () => {
  it('READ-03 is asked for at the start, whoever looks, and shown to all who do', async () => {
    const phone = openPhone()
    phone.server.put('A')
    const tab = phone.openTab()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    const { shown } = lookAt(tab)
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('READ-02 READ-03 is asked for anew at the first occasion of a day, where some of it could not be read', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({ items: [{ id: 'A' }], gone: [], next: 'x', more: false, serverTime: '2026-11-21T06:12:00Z' })
    const { shown } = lookAt(phone.openTab())
    await phone.settle()
    await untilHolds(() => expect(shown()).toMatchObject({ value: { unread: 1 } }))
    phone.server.answer = () => (phone.server.asked.length === 2 ? Response.json({ items: [], gone: [], next: 'x', more: false, serverTime: '2026-11-21T06:12:00Z' }) : null)
    phone.server.put('A')
    phone.state.now += 24 * 60 * 60 * 1000
    phone.occur()
    await phone.settle()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    expect(phone.server.asked).toEqual(['?limit=200', '?since=x&limit=200', '?limit=200'])
  })

  it('READ-03 is refreshed by one tab for all: two tabs ask once', async () => {
    const phone = openPhone()
    phone.server.put('A')
    const tabs = [phone.openTab(), phone.openTab()]
    const screens = tabs.map((tab) => lookAt(tab))
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    for (const { shown } of screens) await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    phone.server.put('B')
    phone.state.now += 60_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    for (const { shown } of screens) await untilHolds(() => expect(shown()).toMatchObject(ready('B', 'A')))
  })

  it('READ-03 is asked for every minute, and only while somebody looks', async () => {
    const phone = openPhone()
    const tab = phone.openTab()
    const first = lookAt(tab)
    const second = lookAt(tab)
    expect([...phone.repeated.values()]).toEqual([60_000])
    first.leave()
    expect(phone.repeated.size).toBe(1)
    second.leave()
    expect(phone.repeated.size).toBe(0)
    await phone.settle()
  })

  it('READ-03 is not asked for again within half a minute', async () => {
    const phone = openPhone()
    phone.openTab()
    await phone.settle()
    for (const [later, times] of [[29_999, 1], [1, 2]] as const) {
      phone.state.now += later
      phone.occur()
      await phone.settle()
      expect(phone.server.asked).toHaveLength(times)
    }
  })

  it('READ-03 is asked for when the network is back, and not before', async () => {
    const phone = openPhone()
    phone.state.online = false
    const { shown } = lookAt(phone.openTab())
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    await untilHolds(() => expect(shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } }))
    phone.state.online = true
    phone.server.put('A')
    phone.occur()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('EXT-02 READ-03 is not asked for at all until the backend has said that it has it', async () => {
    const phone = openPhone()
    phone.state.isOffered = false
    phone.server.put('A')
    const { shown } = lookAt(phone.openTab())
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    phone.state.isOffered = true
    phone.occur()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('EXT-02 READ-03 is asked for as soon as the backend has said that it has it, though a screen looked before', async () => {
    const phone = openPhone()
    phone.server.put('A')
    phone.state.isOffered = false
    const tab = phone.openTab()
    const { shown } = lookAt(tab)
    await phone.settle()
    expect(phone.server.asked).toHaveLength(0)
    phone.state.isOffered = true
    await tab.prepare()
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
  })

  it('EXT-08 SNAP-03 is asked for at once when something is told, and again where that failed', async () => {
    const phone = openPhone()
    phone.openTab()
    await phone.settle()
    phone.server.put('A')
    phone.server.answer = () => Response.json({}, { status: 503 })
    phone.tell()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    phone.server.answer = null
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
  })

  it('EXT-08 SNAP-03 is asked for every five minutes where changes are told, since what is told may get lost', async () => {
    const phone = openPhone()
    lookAt(phone.openTab())
    await phone.settle()
    phone.state.isTold = true
    const minute = async (): Promise<number> => {
      await phone.minute()
      return phone.server.asked.length
    }
    const asked: number[] = []
    for (let minutes = 0; minutes < 6; minutes += 1) asked.push(await minute())
    expect(asked).toEqual([1, 1, 1, 1, 2, 2])
    phone.state.isTold = false
    expect(await minute()).toBe(3)
  })

  it('READ-03 SNAP-03 is asked for again within a minute where it failed, also where changes are told', async () => {
    const phone = openPhone()
    phone.state.isTold = true
    phone.server.answer = () => Response.json({}, { status: 503 })
    const { shown } = lookAt(phone.openTab())
    await phone.settle()
    const before = phone.server.asked.length
    phone.server.answer = null
    phone.server.put('A')
    await phone.minute()
    expect(phone.server.asked).toHaveLength(before + 1)
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    for (let minutes = 0; minutes < 4; minutes += 1) await phone.minute()
    expect(phone.server.asked).toHaveLength(before + 1)
  })

  it('EXT-08 SNAP-03 what was told is asked for once the store can be read again', async () => {
    const phone = openPhone()
    phone.openTab()
    await phone.settle()
    const cannotRead = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('Out of reach', 'UnknownError')
    })
    phone.tell()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    cannotRead.mockRestore()
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
  })

  it('READ-03 waits as long as the backend asks for', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '120' } })
    phone.openTab()
    await phone.settle()
    phone.state.now += 119_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    phone.state.now += 2000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
  })

  it('READ-03 READ-04 is asked for another seller though the backend asked the one before her to wait, and for that one only once the wait is over', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '3600' } })
    const tab = phone.openTab()
    await phone.settle()
    phone.state.reader = null
    phone.occur()
    phone.server.answer = null
    phone.server.put('A')
    phone.state.now += 60_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(1)
    phone.state.reader = { sellerId: 'S2', token: 'T1' }
    phone.occur()
    await phone.settle()
    const { shown } = lookAt(tab, 'S2')
    await untilHolds(() => expect(shown()).toMatchObject(ready('A')))
    phone.state.reader = { sellerId: 'S1', token: 'T1' }
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(2)
    phone.state.now += 3_600_000
    phone.occur()
    await phone.settle()
    expect(phone.server.asked).toHaveLength(3)
  })

  it.each([
    ['nothing to wait for', {}, 0],
    ['a pause', { 'Retry-After': '120' }, 121_000],
  ])('READ-03 asks again once a clock that was ahead is set right: the backend asked for %s', async (_, headers, milliseconds) => {
    const phone = openPhone()
    const right = phone.state.now
    phone.state.now += 30 * 86_400_000
    phone.server.answer = () => Response.json({}, { status: 503, headers })
    phone.openTab()
    await phone.settle()
    phone.state.now = right
    phone.occur()
    await phone.settle()
    phone.state.now += milliseconds
    phone.occur()
    await phone.settle()
    expect(phone.server.asked.length).toBe(milliseconds === 0 ? 3 : 2)
  })

  it('READ-03 tells that a token is refused, once', async () => {
    const phone = openPhone()
    phone.state.reader = { sellerId: 'S1', token: 'old' }
    phone.openTab()
    await phone.settle()
    expect(phone.unauthorised.mock.calls).toEqual([[{ sellerId: 'S1', token: 'old' }]])
  })

  it('READ-04 is asked for the seller who signs in, and shown to her alone', async () => {
    const phone = openPhone()
    phone.state.reader = null
    const tab = phone.openTab()
    await phone.settle()
    expect(phone.server.asked).toEqual([])
    expect(lookAt(tab, null).shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } })
    phone.server.put('A')
    phone.state.reader = { sellerId: 'S2', token: 'T1' }
    phone.occur()
    const [hers, others] = [lookAt(tab, 'S2'), lookAt(tab, 'S1')]
    await untilHolds(() => expect(hers.shown()).toMatchObject(ready('A')))
    expect(others.shown()).toMatchObject({ kind: 'ready', value: { kind: 'nothing' } })
  })
})
