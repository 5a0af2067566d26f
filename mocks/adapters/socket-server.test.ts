import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { duplicateResultSchema, sellerEvents, socketEvents, type DuplicateResult } from '@/contract/socket'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { untilHolds } from '../../tests/support/until-holds'
import { startInBrowserService, type InBrowserService } from './in-page'

const originalWebSocket = globalThis.WebSocket

let service: InBrowserService
let socket: Socket

/** Resolves at the next such event of the socket. */
const next = (event: 'connect' | 'disconnect' | 'connect_error'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve())
  })

const results: DuplicateResult[] = []

beforeEach(async () => {
  startWithEmptyStorage()
  service = await startInBrowserService()
  results.length = 0
  socket = io(service.backend.origin, {
    transports: service.backend.socketTransports,
    reconnectionDelay: 5,
    reconnectionDelayMax: 10,
    forceNew: true,
  })
  socket.on(socketEvents.duplicateResult, (result: unknown) => results.push(duplicateResultSchema.parse(result)))
})
afterEach(() => {
  vi.useRealTimers()
  socket.close()
  service.stop()
})

describe('the socket in the page, with the real socket.io-client', () => {
  it('REG-08 BACKEND-02 answers the duplicate check', async () => {
    await next('connect')
    socket.emit(socketEvents.checkDuplicate, { email: 'asha@example.com' })
    await untilHolds(() => expect(results).toEqual([{ field: 'email', available: false }]))
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await untilHolds(() => expect(results.at(-1)).toEqual({ field: 'mobile', available: true }))
  })

  it('REG-08 does not answer broken payloads, unknown events or oversized messages, and stays connected', async () => {
    await next('connect')
    for (const payload of [null, 'x', {}, { email: 'no' }, { email: 'a@example.com', more: 1 }])
      socket.emit(socketEvents.checkDuplicate, payload)
    socket.emit('deleteEverything', { email: 'asha@example.com' })
    socket.emit(socketEvents.checkDuplicate, { email: `${'x'.repeat(5000)}@example.com` })
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await untilHolds(() => expect(results).toEqual([{ field: 'mobile', available: true }]))
    expect(socket.connected).toBe(true)
  })

  it('EXT-08 tells a seller which of her orders has changed, and does not log her token', { timeout: 40_000 }, async () => {
    await next('connect')
    const told: unknown[] = []
    for (const event of ['orderPlaced', 'orderCancelled', 'orderMoved']) socket.on(event, (payload: unknown) => told.push([event, payload]))
    const token = await service.demo.signIn('seller-cancelled-in-queue')
    socket.emit(sellerEvents.watchSeller, { token: 'made-up' })
    socket.emit(sellerEvents.watchSeller, { token })
    // Nothing confirms that the watch has begun, and cancellations before it are not reported: so one order after another is cancelled.
    let place = 1000
    const cancelNext = async (): Promise<void> => {
      place += 1
      await service.demo.dispatch({ kind: 'cancel-order', sellerId: 'seller-cancelled-in-queue', orderId: `OD-YUC-${place}` })
      expect(told).not.toEqual([])
    }
    await vi.waitFor(cancelNext, { timeout: 30_000, interval: 2500 })
    expect(told[0]).toEqual(['orderCancelled', { id: expect.stringMatching(/^OD-YUC-10[01]\d$/), rev: 2 }])
    expect(JSON.stringify(await service.demo.log())).not.toContain(token)
  })

  it('BACKEND-02 disconnects its clients when the network goes offline, refuses new ones, and accepts them once online', async () => {
    await next('connect')
    const gone = next('disconnect')
    const refused = next('connect_error')
    await service.demo.dispatch({ kind: 'set-network', network: 'offline' })
    await gone
    await refused
    expect(socket.connected).toBe(false)
    const back = next('connect')
    await service.demo.dispatch({ kind: 'set-network', network: 'online' })
    await back
    socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
    await untilHolds(() => expect(results).toEqual([{ field: 'mobile', available: false }]))
  })

  it('DEMO-03 loses events on a lossy network, and logs them as lost', async () => {
    await next('connect')
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.1)
    service.stop()
    service = await startInBrowserService()
    await next('connect')
    await service.demo.dispatch({ kind: 'set-network', network: 'lossy' })
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await untilHolds(async () => expect(await service.demo.log()).toMatchObject([{ direction: 'to-service', interference: 'lost' }]))
    random.mockReturnValue(0.9)
    socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
    await untilHolds(() => expect(results).toEqual([{ field: 'mobile', available: false }]))
  })

  it('DEMO-03 delays events by two seconds in each direction on a slow network', async () => {
    await next('connect')
    await service.demo.dispatch({ kind: 'set-network', network: 'slow' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await vi.advanceTimersByTimeAsync(3900)
    expect(results).toEqual([])
    await untilHolds(() => vi.advanceTimersByTimeAsync(500).then(() => expect(results).toHaveLength(1)))
  })

  it('BACKEND-02 keeps an idle connection alive with pings', async () => {
    vi.useFakeTimers()
    socket.disconnect().connect()
    await vi.advanceTimersByTimeAsync(100)
    expect(socket.connected).toBe(true)
    const id = socket.id
    await vi.advanceTimersByTimeAsync(180_000)
    expect(socket.connected).toBe(true)
    expect(socket.id).toBe(id)
  })

  it('BACKEND-02 does not replace the global WebSocket', () => {
    expect(globalThis.WebSocket).toBe(originalWebSocket)
  })
})
