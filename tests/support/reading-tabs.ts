import { onTestFinished, vi } from 'vitest'
import type { ItemOf } from '@/contract/reads/all-reads'
import { keptSource } from '@/resources/kept-source'
import { createRecords, resourceOf } from '@/resources/records'
import type { Source } from '@/resources/source'
import type { Credentials } from '@/session/credentials'
import { createCaller } from '@/transport/call'
import { createChangesServer } from './changes-server'
import { handMadeBackend, reportedConnectivity } from './hand-made-backend'
import { openOutbox } from './outbox-store'
import { webLock } from './web-lock'

/** A source that is kept on the device, and the tabs that read it. */

/** A phone with a seller, a clock and a network; its tabs share store, session and lock. */
export function openTabsOfPhone() {
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
  /** The repeated tasks, each with its interval in milliseconds. */
  const repeated = new Map<() => void, number>()
  const unauthorised = vi.fn()

  function openTab() {
    const { database } = store.openAgain()
    onTestFinished(() => database.close())
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

  /** Lets every tab finish what it can do now. */
  async function settle(): Promise<void> {
    const before = server.asked.length
    await lock.hold(async () => undefined)
    await new Promise<void>((resolve) => {
      setTimeout(resolve)
    })
    await lock.hold(async () => undefined)
    if (server.asked.length !== before) await settle()
  }

  /** Lets a minute pass, and everything that is due in it run. */
  async function minute(): Promise<void> {
    state.now += 60_000
    for (const work of repeated.keys()) work()
    await settle()
  }

  return { server, state, openTab, settle, minute, repeated, unauthorised, occur: () => occasions.forEach((occasion) => occasion()), tell: () => told.forEach((listener) => listener()) }
}

type Offers = Source<ItemOf<'offers'>>

/** Watches a source as a screen does. @returns what it shows, and how to stop watching */
export function lookAt(source: Offers, sellerId: string | null = 'S1') {
  const shown = source.held(sellerId)
  const leave = shown.subscribe(() => undefined)
  onTestFinished(leave)
  return { leave, shown: () => shown.view() }
}

/** The state that shows these items. */
export const ready = (...ids: string[]) => ({ kind: 'ready', value: { kind: 'items', items: ids.map((id) => ({ id })) } })
