// @vitest-environment happy-dom
import { act, cleanup, configure, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clock, deviceTime } from '@/clock/clock'
import type { Order } from '@/contract/reads/orders/orders'
import { overlay } from '@/domain/orders/overlay'
import { samples } from '@/resources/samples'
import type { ResourceState, Source } from '@/resources/source'
import { anOrder } from '../../../tests/support/an-order'
import { openScreen } from '../../../tests/support/device-screen'
import { LedgerRead } from '../../../tests/support/ledger-read'
import { orderLists } from './order-lists'
import { OrdersToday } from './orders-today'
import { announcedLeft, toDoNow } from './today'

configure({ defaultHidden: true })

let now = Date.parse('2026-11-21T02:10:00Z')
const told = new Set<() => void>()
beforeAll(() =>
  clock.follow({
    now: () => now,
    subscribe(listener) {
      told.add(listener)
      return () => void told.delete(listener)
    },
  }),
)
afterAll(() => clock.follow(deviceTime))
afterEach(cleanup)

/** As the presenter's clock moves it, or a phone that wakes up. */
const moveTo = (time: string): void =>
  act(() => {
    now = Date.parse(`2026-11-21T${time}:00+05:30`)
    for (const listener of told) listener()
  })

const cancelled = { by: 'customer', reason: 'changed-mind', at: '2026-11-21T01:40:00Z', wasPacked: true, takenOut: false } as const
const held: readonly Order[] = [
  anOrder(),
  anOrder({ id: 'OD-1043', packBy: '2026-11-21T08:30:00Z' }),
  anOrder({ id: 'OD-1044', packBy: '2026-11-20T08:30:00Z' }),
  anOrder({ id: 'OD-1045', state: 'packed' }),
  anOrder({ id: 'OD-1046', state: 'cancelled', cancelled }),
  anOrder({ id: 'OD-1047', state: 'delivered' }),
  anOrder({ id: 'OD-2001', state: 'packed', shipBy: 'self' }),
]

async function open(orders: readonly Order[]) {
  const source = samples(async () => () => orders)
  await source.prepare()
  await openScreen('/', () => <OrdersToday orders={source} />)
  // Nothing is shown until the device has been read.
  await screen.findByRole('heading', { level: 2 })
}

/** Orders that change while they are shown. */
function liveOrders(first: readonly Order[]) {
  const listeners = new Set<() => void>()
  const viewOf = (items: readonly Order[]) => ({ kind: 'ready', current: true, value: { kind: 'items', items, isWhole: true, asOf: now } }) as const
  let view = viewOf(first)
  const orders: Source<Order> = {
    kind: 'endpoint',
    prepare: () => Promise.resolve(),
    held: () => ({
      view: () => view,
      subscribe(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }),
  }
  return {
    orders,
    become: (items: readonly Order[]) =>
      act(() => {
        view = viewOf(items)
        for (const listener of listeners) listener()
      }),
  }
}

it('HOME-03 are not called all clear before all have been read', async () => {
  const part = { kind: 'items', items: [anOrder({ state: 'delivered' })], isWhole: false, asOf: now } as const
  const view = { kind: 'ready', value: part, current: true } as const
  const orders: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: () => ({ view: () => view, subscribe: () => () => undefined }) }
  await openScreen('/', () => (
    <>
      <OrdersToday orders={orders} />
      <LedgerRead sellerId="S1" />
    </>
  ))
  await screen.findByText('The ledger is read')
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the orders on the home page', () => {
  it('HOME-03 are counted by what there is to do, each count a link to its list', async () => {
    await open(held)
    expect(links()).toEqual([
      ['1Needs your attention', '/orders/lazy-ship?category=attention'],
      ['1Late', '/orders/lazy-ship?category=late'],
      ['3To pack, the next before 12:00\u00a0pm', '/orders/lazy-ship?category=placed'],
      ['1To hand over', '/orders/lazy-ship?category=packed'],
      ['1To dispatch', '/orders/self-ship?category=packed'],
    ])
  })

  it('HOME-03 are grouped and described by the heading of their list if there are two', async () => {
    const refused = (id: string, shipBy: Order['shipBy']) => anOrder({ id, shipBy, state: 'cancelled', cancelled })
    await open([refused('OD-1046', 'lazy'), refused('OD-1048', 'lazy'), refused('OD-2003', 'self')])
    const rows = screen.getAllByRole('link').map((link) => [link.textContent, document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent])
    expect(rows).toEqual([
      ['2Need your attention', 'The courier collects them'],
      ['1Needs your attention', 'You send them'],
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['The courier collects them', 'You send them'])
  })

  it('HOME-03 show the date of a pack-by time on another day, and its year in another year', async () => {
    await open([anOrder({ packBy: '2026-11-22T02:30:00Z' }), anOrder({ id: 'OD-2002', shipBy: 'self', packBy: '2027-01-02T02:30:00Z' })])
    expect(links().map(([said]) => said)).toEqual(['1To pack before 22\u00a0Nov, 8:00\u00a0am', '1To pack before 2\u00a0Jan 2027, 8:00\u00a0am'])
  })

  it('HOME-03 are counted as in the list that the link opens, late ones also among those to pack', () => {
    const at = Date.parse('2026-11-21T02:10:00Z')
    const late = anOrder({ id: 'OD-1044', packBy: '2026-11-20T08:30:00Z' })
    const { categories } = orderLists['lazy-ship']
    for (const orders of [[...held, late], [late], [anOrder()]].map((some) => some.map((order) => overlay(order, [])))) {
      const counted = toDoNow(orders, at).filter(({ list }) => list === 'lazy-ship')
      expect(counted.length).toBeGreaterThan(0)
      for (const { kind, count } of counted) {
        const category = categories.find(({ id }) => id === kind)
        expect([kind, count]).toEqual([kind, orders.filter((order) => orderLists['lazy-ship'].has(order) && category?.has(order, at) === true).length])
      }
    }
  })

  it('HOME-03 are called all clear if there is nothing to do, but not with an unknown state', async () => {
    await open([anOrder({ state: 'delivered' })])
    expect(screen.getByText('All clear: nothing to pack or to send.')).toBeDefined()
    cleanup()
    // Whether there is anything to do with an order in a state of a later version is unknown (MOVE-01).
    await open([anOrder({ state: 'teleported' })])
    expect(screen.queryByText(/^All clear/)).toBeNull()
  })

  it.each<[string, Partial<Extract<ResourceState<Order>, { kind: 'items' }>>, readonly string[]]>([
    ['today', {}, ['As of 21\u00a0Nov, 7:40\u00a0am', 'All clear: nothing to pack or to send.']],
    ['three days ago', { asOf: Date.parse('2026-11-18T02:10:00Z') }, ['As of 18\u00a0Nov, 7:40\u00a0am', "This may have changed. Connect to see today's.", 'All clear: nothing to pack or to send.']],
    ['incompletely', { unread: 1 }, ['As of 21\u00a0Nov, 7:40\u00a0am', 'One entry from the marketplace could not be read. It is missing here, or shown as it was before.']],
  ])('HOME-03 SNAP-05 READ-02 show their age, and are not called all clear if an entry could not be read: read %s', async (_, change, said) => {
    now = Date.parse('2026-11-21T02:10:00Z')
    const value = { kind: 'items', items: [anOrder({ state: 'delivered' })], isWhole: true, asOf: now, ...change } as const
    const view = { kind: 'ready', value, current: true } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: () => ({ view: () => view, subscribe: () => () => undefined }) }
    await openScreen('/', () => <OrdersToday orders={orders} />)
    const heading = await screen.findByRole('heading', { level: 2 })
    expect([...(heading.parentElement?.children ?? [])].slice(1).map(({ textContent }) => textContent).filter((text) => text !== '')).toEqual(said)
  })

  it('HOME-03 PWA-06 are not called all clear if the device cannot be read any more', async () => {
    const view = { kind: 'unavailable', reason: 'closed', last: { kind: 'items', items: [anOrder({ state: 'delivered' })], isWhole: true, asOf: now } } as const
    const orders: Source<Order> = { kind: 'endpoint', prepare: () => Promise.resolve(), held: () => ({ view: () => view, subscribe: () => () => undefined }) }
    await openScreen('/', () => <OrdersToday orders={orders} />)
    await screen.findByText('This device’s storage cannot be read right now. What you see here was read before.')
    expect(screen.queryByText('All clear: nothing to pack or to send.')).toBeNull()
  })

  it('HOME-04 count down by the clock of the product, and are announced as the time limits pass', async () => {
    await open([anOrder()])
    const said = () => screen.getByRole('status').textContent
    expect([links()[0]?.[0], said()]).toEqual(['1To pack before 12:00\u00a0pm', ''])
    moveTo('10:40')
    expect([links()[0]?.[0], said()]).toEqual(['1To pack before 12:00\u00a0pm, 1\u00a0h 20\u00a0min left', ''])
    moveTo('11:01')
    expect([links()[0]?.[0], said()]).toEqual(['1To pack before 12:00\u00a0pm, 59\u00a0min left', 'At most 60 minutes left to pack before 12:00\u00a0pm.'])
    moveTo('11:29')
    expect(said()).toBe('At most 60 minutes left to pack before 12:00\u00a0pm.')
    moveTo('11:52')
    expect(said()).toBe('At most 10 minutes left to pack before 12:00\u00a0pm.')
    moveTo('12:00')
    expect([links()[0]?.[0], said()]).toEqual(['1Late', ''])
  })

  it('HOME-04 are not announced between the limits, as the home page opens or as another order becomes the first', async () => {
    now = Date.parse('2026-11-21T11:10:00+05:30')
    const source = liveOrders([anOrder()])
    await openScreen('/', () => <OrdersToday orders={source.orders} />)
    await screen.findByRole('heading', { level: 2 })
    const said = () => screen.getByRole('status').textContent
    expect(said()).toBe('')
    moveTo('11:31')
    expect(said()).toBe('At most 30 minutes left to pack before 12:00\u00a0pm.')
    // The first order is packed; the next one has 42 minutes left.
    source.become([anOrder({ state: 'packed' }), anOrder({ id: 'OD-1043', packBy: '2026-11-21T12:15:00+05:30' })])
    moveTo('11:33')
    expect([links()[0]?.[0], said()]).toEqual(['1To pack before 12:15\u00a0pm, 42\u00a0min left', ''])
    moveTo('11:46')
    expect(said()).toBe('At most 30 minutes left to pack before 12:15\u00a0pm.')
  })

  it('HOME-03 show one pack-by time only if all of them share it, or else the first one', async () => {
    await open([anOrder(), anOrder({ id: 'OD-1043' }), anOrder({ id: 'OD-2001', shipBy: 'self' }), anOrder({ id: 'OD-2002', shipBy: 'self', packBy: '2026-11-24T02:30:00Z' })])
    moveTo('10:30')
    expect(links().map(([said]) => said)).toEqual([
      '2To pack before 12:00\u00a0pm, 1\u00a0h 30\u00a0min left',
      '2To pack, the first before 12:00\u00a0pm, 1\u00a0h 30\u00a0min left',
    ])
  })

  it('HOME-04 announce 60, 30 or 10 minutes, whichever limit was passed last', () => {
    const due = 100 * 60_000
    expect([30, 40, 69, 70, 90, 99, 100, 101].map((minute) => announcedLeft(due, minute * 60_000))).toEqual([null, 60, 60, 30, 10, 10, null, null])
  })

  it('HOME-03 include what was done on this phone', () => {
    const pack = { action: 'pack', sequence: 1, savedAt: now, progress: { state: 'waiting' }, body: { id: 'OD-1042', rev: 3, grams: 1, sides: [1, 1, 1], invoiceNumber: null, at: '2026-11-21T02:00:00Z' } } as const
    const kinds = (orders: Parameters<typeof toDoNow>[0]) => toDoNow(orders, Date.parse('2026-11-21T02:10:00Z')).map(({ kind, count }) => [kind, count])
    expect(kinds([overlay(anOrder(), [])])).toEqual([['placed', 1]])
    expect(kinds([overlay(anOrder(), [{ ...pack, body: { ...pack.body, sides: [1, 1, 1] } }])])).toEqual([['packed', 1]])
  })
})
