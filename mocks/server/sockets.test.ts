// @vitest-environment node
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { socketEvents } from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import { startTestServer, stopTestServers, type TestServer } from '@mocks/testing/running-server'
import { untilHolds } from '../../tests/support/until-holds'

let server: TestServer
let socket: Socket
const answers: unknown[][] = []

type Transport = 'websocket' | 'polling'

async function connect(transport: Transport = 'websocket', headers: Readonly<Record<string, string>> = {}): Promise<Socket> {
  socket = io(server.address, { path: socketPath, transports: [transport], forceNew: true, reconnection: false, extraHeaders: headers })
  socket.on(socketEvents.duplicateResult, (...payload: unknown[]) => answers.push(payload))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

async function restart(changes: Parameters<typeof startTestServer>[0]): Promise<void> {
  await server.stop()
  server = await startTestServer(changes)
}

/** Opens a socket by hand and sends a packet as it is, by way of long polling. */
async function sendBare(packet: string): Promise<void> {
  const address = `${server.address}${socketPath}?EIO=4&transport=polling`
  const handshake = await (await fetch(address)).text()
  const session = `${address}&sid=${/"sid":"([^"]+)"/.exec(handshake)?.[1] ?? ''}`
  expect(await (await fetch(session, { method: 'POST', body: '40' })).text()).toBe('ok')
  await (await fetch(session, { method: 'POST', body: packet })).text()
}

beforeEach(async () => {
  answers.length = 0
  server = await startTestServer()
})
afterEach(async () => {
  socket.disconnect()
  await stopTestServers()
})

describe('the duplicate check over a real socket', () => {
  it.each<Transport>(['websocket', 'polling'])('REG-08 BACKEND-03 answers over %s, with the field and whether it is available', async (transport) => {
    await connect(transport)
    socket.emit(socketEvents.checkDuplicate, { email: 'Asha@example.com' })
    await untilHolds(() => expect(answers).toEqual([[{ field: 'email', available: false }]]))
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await untilHolds(() => expect(answers.at(-1)).toEqual([{ field: 'mobile', available: true }]))
  })

  it('BACKEND-03 S36 does not answer broken payloads or unknown events, and stays connected', async () => {
    await connect()
    const broken = [null, 'x', 7, [], {}, { email: 'no' }, { email: 'a@example.com', more: 1 }, { email: `${'x'.repeat(2000)}@example.com` }, Buffer.from('x')]
    for (const payload of broken) socket.emit(socketEvents.checkDuplicate, payload)
    socket.emit(socketEvents.checkDuplicate)
    socket.emit('deleteEverything', { email: 'asha@example.com' })
    socket.emit('__proto__', { email: 'asha@example.com' })
    socket.emit(socketEvents.checkDuplicate, { mobile: '9888888888' })
    await untilHolds(() => expect(answers).toEqual([[{ field: 'mobile', available: true }]]))
    expect(socket.connected).toBe(true)
    expect(server.lines).toEqual([])
  })

  it('BACKEND-03 answers only the client that asked', async () => {
    const first = await connect()
    const heard: unknown[] = []
    first.on(socketEvents.duplicateResult, (payload) => heard.push(payload))
    await connect()
    socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
    await untilHolds(() => expect(answers).toEqual([[{ field: 'mobile', available: false }]]))
    expect(heard).toEqual([])
    first.disconnect()
  })

  it('BACKEND-03 accepts the main namespace only', async () => {
    await connect()
    const other = io(`${server.address}/admin`, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false })
    const error = await new Promise<Error>((resolve) => {
      other.once('connect_error', resolve)
    })
    expect(error.message).toBe('Invalid namespace')
    other.disconnect()
  })

  it.each([
    ['an event without a name', '42'],
    ['half a packet', '4{'],
    ['half an event', '42["checkSellerDuplicate"'],
    ['an event that promises no attachment', '45-["x"]'],
    ['an event with a reserved name', '42["connect",{}]'],
    ['a packet of no known type', '9'],
    ['an empty packet', ''],
    ['a packet of 20,000 letters', 'x'.repeat(20_000)],
  ])(
    'BACKEND-03 still answers after %s',
    async (_, packet) => {
      await sendBare(packet)
      await connect()
      socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
      await untilHolds(() => expect(answers).toEqual([[{ field: 'mobile', available: false }]]))
    },
  )

  it('BACKEND-03 S36 disconnects a client whose message is too long, and accepts it again', async () => {
    await connect()
    const gone = new Promise((resolve) => {
      socket.once('disconnect', resolve)
    })
    socket.emit(socketEvents.checkDuplicate, { email: 'x'.repeat(20_000) })
    await gone
    await connect()
    expect(socket.connected).toBe(true)
  })

  it.each<Transport>(['websocket', 'polling'])('BACKEND-03 S36 refuses %s to a page of an origin that is not allowed', async (transport) => {
    await restart({ origins: ['https://portal.example.com'] })
    await expect(connect(transport, { Origin: 'https://other.example.com' })).rejects.toThrow()
    await connect(transport, { Origin: 'https://portal.example.com' })
    expect(socket.connected).toBe(true)
  })
})
