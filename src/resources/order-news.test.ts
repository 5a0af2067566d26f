import type { Credentials } from '@/session/credentials'
import { describe, expect, it, vi } from 'vitest'
import { webLock } from '../../tests/support/web-lock'
import { listenToNews } from './order-news'

type Told = Parameters<Parameters<typeof listenToNews>[0]['connect']>[1]

/** A device with two tabs that share a lock; each connection is open until it is ended. */
function openDevice() {
  const lock = webLock()
  const connections: { readonly tab: number; readonly token: string; readonly told: Told; isOpen: boolean }[] = []
  const state = { isBroken: false }

  function openTab(tab: number) {
    const looking: { reader: Credentials | null } = { reader: { sellerId: 'S1', token: 'T1' } }
    const soon: (() => void)[] = []
    const onNews = vi.fn()
    const news = listenToNews({
      listener: async () => looking.reader,
      async connect(token, told) {
        if (state.isBroken) throw new Error('Its code is not there')
        const connection = { tab, token, told, isOpen: true }
        connections.push(connection)
        return () => {
          connection.isOpen = false
        }
      },
      holdLock: (work) => lock.hold(work),
      schedule: (callback) => void soon.push(callback),
      onNews,
    })
    const look = async (reader: Credentials | null = looking.reader): Promise<void> => {
      looking.reader = reader
      await news.look()
      await new Promise<void>((resolve) => {
        setTimeout(resolve)
      })
    }
    return { news, look, onNews, pass: () => soon.splice(0).forEach((callback) => callback()) }
  }

  return { state, tabs: [openTab(0), openTab(1)] as const, open: () => connections.filter(({ isOpen }) => isOpen) }
}

const seller: Credentials = { sellerId: 'S1', token: 'T1' }

describe('listening for changes of orders', () => {
  it('EXT-08 SNAP-03 is done by one tab, and by another one when the first is no longer visible', async () => {
    const { tabs, open } = openDevice()
    const [first, second] = tabs
    await first.look()
    await second.look()
    expect(open().map(({ tab }) => tab)).toEqual([0])
    await first.look(null)
    await second.look()
    expect(open().map(({ tab }) => tab)).toEqual([1])
    await second.look(null)
    expect(open()).toEqual([])
  })

  it('EXT-08 does not start in a tab that became hidden before its turn', async () => {
    const { tabs, open } = openDevice()
    const [first, second] = tabs
    await first.look()
    await second.look()
    await second.look(null)
    await first.look(null)
    expect(open()).toEqual([])
    await first.look(seller)
    expect(open().map(({ tab }) => tab)).toEqual([0])
  })

  it('EXT-08 starts only with a seller, and reconnects with the new token when another seller signs in', async () => {
    const { tabs, open } = openDevice()
    const [tab] = tabs
    await tab.look(null)
    expect(open()).toEqual([])
    await tab.look(seller)
    await tab.look({ ...seller })
    expect(open()).toHaveLength(1)
    await tab.look({ sellerId: 'S2', token: 'T2' })
    expect(open().map(({ token }) => token)).toEqual(['T2'])
  })

  it('EXT-08 several changes in a row trigger one request, and so does every connection, since changes may have been missed', async () => {
    const { tabs, open } = openDevice()
    const [tab] = tabs
    await tab.look()
    const told = open()[0]?.told
    told?.connected()
    tab.pass()
    expect(tab.onNews).toHaveBeenCalledTimes(1)
    for (let times = 0; times < 3; times += 1) told?.changed()
    tab.pass()
    expect(tab.onNews).toHaveBeenCalledTimes(2)
    told?.disconnected()
    told?.connected()
    tab.pass()
    expect(tab.onNews).toHaveBeenCalledTimes(3)
  })

  it('EXT-08 reports whether changes are announced at the moment', async () => {
    const { tabs, open } = openDevice()
    const [tab] = tabs
    await tab.look()
    expect(tab.news.isTold()).toBe(false)
    open()[0]?.told.connected()
    open()[0]?.told.changed()
    expect(tab.news.isTold()).toBe(true)
    open()[0]?.told.disconnected()
    expect(tab.news.isTold()).toBe(false)
    open()[0]?.told.connected()
    expect(tab.news.isTold()).toBe(true)
    await tab.look(null)
    expect(tab.news.isTold()).toBe(false)
  })

  it('EXT-08 BACKEND-04 does not count as announcing before the first change event, even if the connection is open', async () => {
    const { tabs, open } = openDevice()
    const [tab] = tabs
    await tab.look()
    open()[0]?.told.connected()
    expect(tab.news.isTold()).toBe(false)
    open()[0]?.told.changed()
    expect(tab.news.isTold()).toBe(true)
  })

  it('EXT-08 is tried again at the next look if its code could not be loaded', async () => {
    const { state, tabs, open } = openDevice()
    const [tab] = tabs
    state.isBroken = true
    await tab.look()
    state.isBroken = false
    expect(open()).toEqual([])
    await tab.look()
    expect(open()).toHaveLength(1)
  })
})
