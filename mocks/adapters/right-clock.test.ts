import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints, responseSchemaOf } from '@/contract/endpoints'
import type { Order } from '@/contract/reads/orders/orders'
import { step7Body } from '@/contract/typical-steps'
import { headersOf, post, startPageService, stateOfPage, stopPageServices } from '@mocks/testing/page-service'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import type { InBrowserService } from './in-page'

const email = 'bina.lakhani@example.com'
const hour = 60 * 60_000

let service: InBrowserService
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 6) })
  startWithEmptyStorage()
  service = await startPageService()
})
afterEach(() => {
  stopPageServices()
  vi.useRealTimers()
})

async function allOrders(): Promise<readonly Order[]> {
  const { Authorization = '' } = await headersOf(service, email, 'read')
  const found: Order[] = []
  for (let since = ''; ; ) {
    const request = new Request(`${service.backend.origin}${endpoints.orders.path}?limit=200${since}`, { headers: { Authorization } })
    const { items, more, next } = responseSchemaOf('orders').parse(await (await service.backend.fetch(request)).json())
    found.push(...items)
    if (!more) return found
    since = `&since=${next}`
  }
}

const packedNow = (headers: Readonly<Record<string, string>>, order: Order | undefined): Promise<Response> => {
  const parcel = { id: order?.id, rev: order?.rev, grams: 500, sides: [100, 100, 100], invoiceNumber: null, at: new Date(service.demo.now()).toISOString() }
  return post(service, 'orderPack', parcel, { headers: { ...headers, 'Idempotency-Key': parcel.id ?? '' } })
}

const latestIn = ({ updatedAt, packed, track }: Order): number => Math.max(...[updatedAt, packed?.at ?? updatedAt, ...track.map(({ at }) => at)].map(Date.parse))

it('DEMO-03 MOVE-01 orders packed while the clock was ahead count as packed now once it is right, and an order that arrives later as packed on arrival', async () => {
  await allOrders()
  const rightNow = service.demo.now()
  await service.demo.dispatch({ kind: 'move-clock', milliseconds: 12 * hour })
  const headers = await headersOf(service, email, 'pack')
  const open = (await allOrders()).filter(({ state }) => state === 'placed')
  const isLater = ({ placedAt }: Order): boolean => Date.parse(placedAt) > rightNow + hour
  const [before, later] = [open.find((order) => !isLater(order)), open.find(isLater)]
  for (const order of [before, later]) expect((await packedNow(headers, order)).status).toBe(200)

  await service.demo.dispatch({ kind: 'right-clock' })
  const back = await allOrders()
  expect(back.filter((order) => latestIn(order) > service.demo.now())).toEqual([])
  expect(back.find(({ id }) => id === before?.id)).toMatchObject({ state: 'packed' })
  expect(back.some(({ id }) => id === later?.id)).toBe(false)
  expect(Object.keys((await stateOfPage(service)).acts)).toHaveLength(2)

  await service.demo.dispatch({ kind: 'move-clock', milliseconds: 11.5 * hour })
  const again = (await allOrders()).find(({ id }) => id === later?.id)
  expect(again).toMatchObject({ state: 'packed', updatedAt: later?.placedAt, packed: { at: later?.placedAt } })
})

it('DEMO-03 MOVE-01 orders packed before stay packed if step 7 was saved again while the clock was ahead', async () => {
  const headers = await headersOf(service, email, 'pack')
  const order = (await allOrders()).find(({ state }) => state === 'placed')
  expect((await packedNow(headers, order)).status).toBe(200)
  await service.demo.dispatch({ kind: 'move-clock', milliseconds: hour })
  expect((await post(service, 'step7', step7Body('9000000112'), { headers: { ...headers, 'Idempotency-Key': 'step7' } })).status).toBe(200)
  await service.demo.dispatch({ kind: 'right-clock' })
  expect((await allOrders()).find(({ id }) => id === order?.id)).toMatchObject({ state: 'packed' })
})
