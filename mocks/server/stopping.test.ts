// @vitest-environment node
import { connect } from 'node:net'
import { once } from 'node:events'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { endpoints } from '@/contract/endpoints'
import { memoryStore, startTestServer, stopTestServers } from '@mocks/testing/running-server'
import type { ClosableStore } from './level-store'

/** A store whose transactions wait until they are released, and that records what happens to it. */
function heldStore() {
  const events: string[] = []
  const entered = gate()
  const free = gate()
  const memory = memoryStore()
  const store: ClosableStore = {
    read: memory.read,
    write: (work) =>
      memory.write(async (records) => {
        entered.open()
        await free.opened
        events.push('worked')
        return work(records)
      }),
    async close() {
      events.push('closed')
    },
  }
  return { store, events, entered: entered.opened, letGo: free.open }
}

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const login = (address: string): Promise<Response> =>
  fetch(address + endpoints.login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'meera.nair@example.com', password: 'demo1234' }),
  })

afterEach(stopTestServers)

describe('a server that stops', () => {
  it('BACKEND-03 accepts no new calls, finishes the running ones, and then closes the store', async () => {
    const { store, events, entered, letGo } = heldStore()
    const server = await startTestServer({ store })
    const running = login(server.address)
    await entered
    const stopped = server.stop()
    await expect(login(server.address)).rejects.toThrow('fetch failed')
    letGo()
    const answer = await running
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Connection')).toBe('close')
    await stopped
    expect(events).toEqual(['worked', 'closed'])
    expect(server.stop()).toBe(stopped)
  })

  it('BACKEND-03 cuts off calls that are still running after the timeout', async () => {
    const { store, events, entered, letGo } = heldStore()
    const server = await startTestServer({ store, timeOuts: { shutdown: 200 } })
    const running = expect(login(server.address)).rejects.toThrow('fetch failed')
    await entered
    await server.stop()
    await running
    expect(events).toEqual(['closed'])
    letGo()
  })

  it('BACKEND-03 does not wait for idle connections or sockets', async () => {
    const server = await startTestServer({ timeOuts: { shutdown: 60_000 } })
    const idle = connect(server.port, '127.0.0.1')
    await once(idle, 'connect')
    const socket = io(server.address, { transports: ['websocket'], forceNew: true, reconnection: false })
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve)
    })
    const gone = new Promise((resolve) => {
      socket.once('disconnect', resolve)
    })
    await server.stop()
    await gone
    idle.destroy()
  })
})
