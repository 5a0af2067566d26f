import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPolluted, polluting } from '../../tests/support/polluting'
import { startDuplicateServer, type DuplicateServer } from '../../tests/support/duplicate-server'
import { untilHolds } from '../../tests/support/until-holds'
import type { Schedule } from '@/clock/schedule'
import { hearOrderNews } from './order-news'

describe('the socket for changes of orders', () => {
  let server: DuplicateServer
  let heard: string[]
  let leave: () => void
  let later: { readonly milliseconds: number; readonly callback: () => void }[]

  const listen = () => {
    heard = []
    later = []
    const schedule: Schedule = (callback, milliseconds) => {
      const planned = { milliseconds, callback }
      later.push(planned)
      return () => void (later = later.filter((other) => other !== planned))
    }
    leave = hearOrderNews(
      server.backend,
      'T1',
      {
        connected: () => heard.push('connected'),
        disconnected: () => heard.push('disconnected'),
        changed: () => heard.push('changed'),
      },
      schedule,
    )
  }

  beforeEach(async () => {
    server = await startDuplicateServer()
    listen()
  })
  afterEach(async () => {
    leave()
    await server.stop()
  })

  const hears = (...expected: string[]) => untilHolds(() => expect(heard).toEqual(expected))

  it('EXT-08 sends the token after connecting, and reports each kind of change', async () => {
    await untilHolds(() => expect(server.watchers).toEqual([{ token: 'T1' }]))
    for (const event of ['orderPlaced', 'orderCancelled', 'orderMoved']) server.tell(event, { id: 'OD-1', rev: 2 })
    await hears('connected', 'changed', 'changed', 'changed')
  })

  it('EXT-08 S18 reports a change with polluting keys, which change no prototype', async () => {
    await untilHolds(() => expect(server.watchers).toHaveLength(1))
    server.tell('orderMoved', polluting({ id: 'OD-1', rev: 2 }))
    await hears('connected', 'changed')
    expect(isPolluted()).toBe(false)
  })

  it('EXT-08 reports a change with an unexpected payload, but ignores unknown events', async () => {
    await untilHolds(() => expect(server.watchers).toHaveLength(1))
    server.tell('orderEaten', { id: 'OD-1', rev: 2 })
    for (const message of [{ id: 'OD-1', rev: '2' }, { id: 7, rev: 3 }, 'OD-1']) server.tell('orderMoved', message)
    await hears('connected', 'changed', 'changed', 'changed')
  })

  it('EXT-08 sends the token again after the connection broke', async () => {
    await untilHolds(() => expect(server.watchers).toHaveLength(1))
    server.breakAll()
    await hears('connected', 'disconnected', 'connected')
    await untilHolds(() => expect(server.watchers).toEqual([{ token: 'T1' }, { token: 'T1' }]))
  })

  it('EXT-08 reconnects after 30 to 60 s if the server ends or refuses the connection, until it is accepted', async () => {
    await untilHolds(() => expect(server.watchers).toHaveLength(1))
    server.letIn(false)
    server.endAll()
    for (const heardBy of [1, 2]) {
      await untilHolds(() => expect(later.map(({ milliseconds }) => milliseconds > 29_999 && milliseconds < 60_001)).toEqual([true]))
      if (heardBy === 2) server.letIn(true)
      later.splice(0).forEach(({ callback }) => callback())
    }
    await hears('connected', 'disconnected', 'connected')
    await untilHolds(() => expect(server.watchers).toEqual([{ token: 'T1' }, { token: 'T1' }]))
  })

  it('EXT-08 does not reconnect after it was closed here', async () => {
    await hears('connected')
    server.endAll()
    await untilHolds(() => expect(later).toHaveLength(1))
    leave()
    expect(later).toEqual([])
  })

  it('EXT-08 works with a server that supports only polling', async () => {
    leave()
    await server.stop()
    server = await startDuplicateServer(['polling'])
    listen()
    await untilHolds(() => expect(server.watchers).toEqual([{ token: 'T1' }]))
    server.tell('orderPlaced', { id: 'OD-1', rev: 2 })
    await hears('connected', 'changed')
  })

  it('EXT-08 closes the connection, and reports nothing more', async () => {
    await hears('connected')
    leave()
    await untilHolds(() => expect(server.connections()).toBe(0))
    expect(heard).toEqual(['connected'])
  })
})
