// @vitest-environment node
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { socketEvents } from '@/contract/socket'
import { socketPath } from '@/contract/backend-paths'
import { step3Body } from '@/contract/typical-steps'
import { callerAt, type Caller } from '@mocks/testing/call-from'
import { registration } from '@mocks/testing/harness'
import { buildServer, type ServerBuild } from '../../tests/support/server-process'
import { untilHolds } from '../../tests/support/until-holds'

const email = 'meera.nair@example.com'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let build: ServerBuild
let server: string
beforeAll(async () => {
  build = await buildServer()
  server = await build.start(['--host', '127.0.0.1', '--port', '0', '--data', join(build.folder, 'data')]).address
})
afterAll(() => build.remove())

/** Each test has a seller and a stranger at addresses of their own. */
let tests = 0
let stranger: string
let sellerCall: Caller
let strangerCall: Caller
let token: string
beforeEach(async () => {
  tests += 1
  stranger = `127.0.1.${tests}`
  sellerCall = callerAt(`127.0.2.${tests}`, server)
  strangerCall = callerAt(stranger, server)
  const signedIn: unknown = JSON.parse((await sellerCall('login', { email, password: 'demo1234' })).body)
  token = typeof signedIn === 'object' && signedIn !== null && 'token' in signedIn ? String(signedIn.token) : ''
})

/** A seller at work: she saves, reads and signs in, one call after the other, and every call is answered. */
async function workOfSeller(): Promise<void> {
  for (let round = 0; round < 25; round++) {
    const answers = [
      await sellerCall('step3', step3Body('seller-step-3', `Shop ${round}`), { token }),
      await sellerCall('offers', {}, { token }),
      ...(round % 5 === 0 ? [await sellerCall('login', { email, password: 'demo1234' })] : []),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  }
}

/** Runs an attack while the seller works. Nothing that is asserted depends on the machine's speed; times are benched (`npm run calls`). */
async function underAttack<Result>(attack: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([attack(), workOfSeller()])
  return result
}

const count = (statuses: readonly number[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const oneByOne = (rounds: number, ask: (round: number) => Promise<{ readonly status: number }>): Promise<readonly number[]> =>
  Array.from({ length: rounds }).reduce<Promise<readonly number[]>>(
    async (before, _, round) => [...(await before), (await ask(round)).status],
    Promise.resolve([]),
  )

/** A socket from the stranger's address: the client passes options that it does not know, such as `localAddress`, on to Node. */
async function strangersSocket(answers: unknown[]): Promise<Socket> {
  const options = { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, localAddress: stranger }
  const socket = io(server, options)
  onTestFinished(() => void socket.disconnect())
  socket.on(socketEvents.duplicateResult, (answer) => answers.push(answer))
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return socket
}

// macOS has only one loopback address, so that the server could not tell the callers apart.
describe.skipIf(process.platform === 'darwin')('a seller can still work while a stranger attacks', () => {
  it('REG-08 BACKEND-03 60,000 duplicate checks from one socket: at most twenty are answered, and the socket is disconnected', async () => {
    const answers: unknown[] = []
    let puttings = 0
    await underAttack(async () => {
      const socket = await strangersSocket(answers)
      socket.on('disconnect', () => (puttings += 1))
      for (let asked = 0; asked < 60_000 && socket.connected; asked += 200) {
        for (let index = 0; index < 200; index++) socket.emit(socketEvents.checkDuplicate, { email: `somebody-${asked + index}@example.com` })
        await new Promise(setImmediate)
      }
      await untilHolds(() => expect(puttings).toBe(1))
    })
    expect(answers.length).toBeLessThanOrEqual(20)
  })

  it('REG-08 BACKEND-03 S23 duplicate checks over many sockets: an address gets twenty answers a minute', async () => {
    const answers: unknown[] = []
    await underAttack(async () => {
      for (let sockets = 0; sockets < 12; sockets++) {
        const socket = await strangersSocket(answers)
        for (let index = 0; index < 10; index++) socket.emit(socketEvents.checkDuplicate, { mobile: '9000000201' })
      }
      await untilHolds(() => expect(answers).toHaveLength(20))
    })
    expect(answers).toHaveLength(20)
  })

  it('LOGIN-08 BACKEND-03 S22 300 wrong sign-ins at once: thirty are tried, the others get 429 with Retry-After', async () => {
    const answers = await underAttack(() =>
      Promise.all(Array.from({ length: 300 }, (_, index) => strangerCall('login', { email: `guess-${index}@example.com`, password: 'not-this-one' }))),
    )
    expect(count(answers.map(({ status }) => status))).toEqual({ 401: 30, 429: 270 })
    for (const { status, retryAfter } of answers) if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0)
  })

  it('LOGIN-08 BACKEND-03 a stranger’s wrong passwords for her account do not lock her out', async () => {
    const statuses = await underAttack(() => oneByOne(20, () => strangerCall('login', { email, password: 'not-this-one' })))
    expect(count(statuses)[401]).toBeLessThan(10)
    expect((await sellerCall('login', { email, password: 'demo1234' })).status).toBe(200)
  })

  it('REG-13 BACKEND-03 240 registrations in a row: thirty are accepted, and another address can still register', async () => {
    const other = (index: number) => ({
      ...registration,
      email: `nobody-${index}@example.com`,
      primaryPhone: String(6_000_000_000 + index),
      secondaryPhone: String(7_000_000_000 + index),
    })
    const statuses = await underAttack(() => oneByOne(240, (index) => strangerCall('register', other(index))))
    expect(count(statuses)).toEqual({ 200: 30, 429: 210 })
    expect((await sellerCall('register', registration)).status).toBe(200)
  })

  it('BACKEND-03 800 calls in a row: an address gets six hundred a minute, whatever it calls', async () => {
    const statuses = await underAttack(() => oneByOne(800, (index) => strangerCall(index % 2 === 0 ? 'offers' : 'step4', {})))
    expect(count(statuses)).toEqual({ 401: 600, 429: 200 })
  })
})
