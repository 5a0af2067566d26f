import { describe, expect, it, onTestFinished } from 'vitest'
import { createCaller } from '@/transport/call'
import { anOrder } from '../../tests/support/an-order'
import { offer, page } from '../../tests/support/changes-server'
import { firstOf } from '../../tests/support/first-of'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { openOutbox } from '../../tests/support/outbox-store'
import { openPhone, reader } from '../../tests/support/reading-phone'
import { createRecords, resourceOf } from './records'
import { refresh } from './refresh'

describe('refreshing from the backend, with refusals', () => {
  it.each([500, 403])('READ-02 reports the records as unreadable if the first answer is a failure (%i), not as missing a connection', async (status) => {
    const { database } = openOutbox()
    onTestFinished(() => database.close())
    const records = createRecords(database)
    const answers = [Response.json({ message: 'Not today.' }, { status }), Response.json({ items: [anOrder()], more: false, next: 'c' }), Response.json({}, { status })]
    const { backend } = handMadeBackend(async () => answers.shift() ?? Response.error())
    const { call } = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
    const heldAfterRead = async () => {
      await refresh(resourceOf('orders'), reader, { call, records, now: () => 1000, mayKeep: async () => true })
      return firstOf(records.watch(resourceOf('orders'), 'S1'))
    }
    expect(await heldAfterRead()).toEqual({ kind: 'unreadable' })
    expect(await heldAfterRead()).toMatchObject({ kind: 'items' })
    expect(await heldAfterRead()).not.toHaveProperty('unread')
  })

  it.each([
    ['a 429 with a Retry-After', { status: 429, headers: { 'Retry-After': '7200' } }, { kind: 'nothing', until: 7_201_000 }],
    ['a 503 with a Retry-After', { status: 503, headers: { 'Retry-After': '60' } }, { kind: 'nothing', until: 61_000 }],
    ['a 429 that names no time', { status: 429 }, { kind: 'nothing', until: 1000 }],
    ['a 409 with a Retry-After', { status: 409, headers: { 'Retry-After': '60' } }, { kind: 'nothing', until: 61_000 }],
  ])('READ-02 keeps the time until when the backend asked the first read to wait, until another answer arrives: %s', async (_, init, held) => {
    const phone = openPhone()
    phone.server.put('A')
    phone.server.answer = () => Response.json({}, init)
    await phone.refresh()
    expect(await phone.held()).toEqual(held)
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
    phone.server.answer = () => Response.json({}, init)
    await phone.refresh()
    expect(await phone.held()).toEqual(held)
    phone.server.answer = null
    await phone.refresh()
    expect(await phone.ids()).toEqual(['A'])
  })

  it('READ-02 a network sign-in page (511) does not count as an answer to the first read', async () => {
    const phone = openPhone()
    for (const headers of [{}, { 'Retry-After': '60' }]) {
      phone.server.answer = () => Response.json({}, { status: 511, headers })
      await phone.refresh()
      expect(await phone.held()).toEqual({ kind: 'nothing' })
    }
  })

  it('EXT-03 READ-01 a 404 marks the resource as not offered, and records read before stay', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({ message: 'Not here.' }, { status: 404 })
    expect(await phone.refresh()).toEqual({ kind: 'missing' })
    expect(await phone.held()).toEqual({ kind: 'not-offered' })
    phone.server.answer = null
    phone.server.put('A')
    await phone.refresh()
    expect(await phone.ids()).toEqual(['A'])
    phone.server.answer = () => Response.json({ message: 'Not here any more.' }, { status: 404 })
    expect(await phone.refresh()).toEqual({ kind: 'missing' })
    expect(await phone.ids()).toEqual(['A'])
  })

  it.each([
    ['a token that is not valid', () => Response.json({}, { status: 401 }), { kind: 'unauthorised' }],
    ['a pause', () => Response.json({}, { status: 429, headers: { 'Retry-After': '7' } }), { kind: 'unavailable', retryAfterMilliseconds: 7000 }],
    ['a refusal', () => Response.json({}, { status: 400 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a 404 with a code, of somebody who knows the address', () => Response.json({ success: false, message: 'No.', code: 'unknown' }, { status: 404 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a 410 to the beginning', () => Response.json({}, { status: 410 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a web page', () => new Response('<html>', { status: 200 }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['another shape', () => Response.json({ offers: [] }), { kind: 'unavailable', retryAfterMilliseconds: null }],
    ['a cursor that stands still', () => Response.json({ items: [], gone: [], next: 'x', more: true, serverTime: '2026-11-21T06:12:00Z' }), { kind: 'unavailable', retryAfterMilliseconds: null }],
  ])('READ-02 leaves the stored records unchanged after %s', async (_, answer, refreshed) => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = answer
    expect(await phone.refresh()).toEqual(refreshed)
    expect(await phone.ids()).toEqual(['A'])
  })

  it.each([
    ['has nothing on it', (asked: number) => ({ next: `x-${asked}` }), 1],
    ['has been asked for already', (asked: number) => ({ items: [offer(`A-${asked}`)], next: `x-${asked % 3}` }), 4],
    ['has come already, under another cursor', (asked: number) => ({ items: [offer('A'), offer('B')], next: `x-${asked}` }), 2],
    ['has come already, of which nothing can be read', (asked: number) => ({ items: [offer('A', { discount: 'much' })], next: `x-${asked}` }), 2],
    ['names again what is gone', (asked: number) => ({ gone: ['A'], next: `x-${asked}` }), 2],
    ['has come two pages before', (asked: number) => ({ items: [offer(asked % 2 === 0 ? 'A' : 'B')], next: `x-${asked}` }), 3],
  ])('READ-01 READ-02 stops at a page that %s, although more is announced, and reports the records as unreadable', async (_, change, calls) => {
    const phone = openPhone()
    phone.server.answer = () => (phone.server.asked.length > 20 ? Response.error() : page({ more: true, ...change(phone.server.asked.length) })())
    expect(await phone.refresh()).toEqual({ kind: 'unavailable', retryAfterMilliseconds: null })
    expect(phone.server.asked).toHaveLength(calls)
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
  })

  it('READ-01 READ-02 continues after a page with one item more, or with an item that has changed meanwhile', async () => {
    const phone = openPhone()
    const pages = [{ items: [offer('A')] }, { items: [offer('A'), offer('B')] }, { items: [offer('A', { discount: 20 })] }, { gone: ['B'] }, { items: [], more: false }]
    phone.server.answer = () => page({ more: true, next: `x-${phone.server.asked.length}`, ...pages[phone.server.asked.length - 1] })()
    expect(await phone.refresh()).toEqual({ kind: 'fresh' })
    expect(await phone.ids()).toEqual(['A'])
  })

  it('SNAP-04 READ-02 a full read after a 410 may repeat known items, and stops when these repeat again', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = () => {
      const { length } = phone.server.asked
      return length === 2 || length > 20 ? Response.json({}, { status: 410 }) : page({ items: [offer('A')], more: true, next: `y-${length}` })()
    }
    expect(await phone.refresh()).toEqual({ kind: 'unavailable', retryAfterMilliseconds: null })
    expect(phone.server.asked).toHaveLength(4)
    expect(await phone.ids()).toEqual(['A'])
  })

  it('EXT-03 READ-02 a module closed after an unreadable answer is not reported as unread', async () => {
    const phone = openPhone()
    phone.server.put('A')
    await phone.refresh()
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    phone.server.answer = () => Response.json({}, { status: 404 })
    await phone.refresh()
    expect(await phone.held()).not.toHaveProperty('unread')
  })

  it('READ-02 an unreadable answer is reported until a readable one arrives', async () => {
    const phone = openPhone()
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toEqual({ kind: 'unreadable' })
    phone.server.answer = null
    phone.server.put('A')
    await phone.refresh()
    expect(await phone.held()).not.toHaveProperty('unread')
    phone.server.answer = () => Response.json({ offers: [] })
    await phone.refresh()
    expect(await phone.held()).toMatchObject({ items: [{ id: 'A' }], asOf: 1000, unread: 'answer' })
  })
})
