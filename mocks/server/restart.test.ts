// @vitest-environment node
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { otherCode, registration } from '@mocks/testing/harness'
import { callServer, signInTo } from '@mocks/testing/http-call'
import { step3Body, step4Body, step5Body } from '@/contract/typical-steps'
import { readState } from '@mocks/engine/state'
import { seedState } from '@mocks/scenarios/seed'
import { openLevelStore } from './level-store'
import { buildServer, type ServerBuild, type ServerProcess } from '../../tests/support/server-process'

const email = 'meera.nair@example.com'
const seller = 'seller-step-3'

// Each start launches a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let server: ServerBuild

beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.remove())

/** A few in the everyday run; `SERVER_KILLS=20` sets another number. */
const kills = Number(process.env['SERVER_KILLS'] ?? 3)

const savingSellers = {
  'seller-step-4': 'arjun.patel@example.com',
  'seller-step-5': 'lakshmi.iyer@example.com',
  'seller-step-6': 'imran.qureshi@example.com',
  'seller-step-7': 'gurpreet.kaur@example.com',
} as const

let folders = 0
const newFolder = (): string => join(server.folder, `data-${(folders += 1)}`)

const startOn = (folder: string, ...more: readonly string[]): ServerProcess =>
  server.start(['--host', '127.0.0.1', '--port', '0', '--data', folder, ...more])

/** Kills a server, and starts the next one on its folder as soon as it is dead. */
function startOnceDead(dead: ServerProcess, folder: string): ServerProcess {
  const next = dead.end('SIGKILL').then(() => startOn(folder))
  return {
    address: next.then(({ address }) => address),
    ended: next.then(({ ended }) => ended),
    output: () => '',
    end: async (signal) => (await next).end(signal),
  }
}

/** The last code that was printed for a channel. */
function codeIn(output: string, channel: string): string {
  const line = output.split('\n').findLast((printed) => printed.includes(` for ${channel} `))
  return /code (\d{4})/.exec(line ?? '')?.[1] ?? ''
}

describe('a server that is killed and started again', () => {
  it('BACKEND-03 keeps its sellers, steps, sessions and answers', async () => {
    const folder = newFolder()
    const first = startOn(folder)
    const address = await first.address
    const token = await signInTo(address, email)
    const kept = await callServer(address, 'step3', step3Body(seller, 'First'), { token, key: 'one' })
    const later = await callServer(address, 'step3', step3Body(seller, 'Later'), { token })
    const refused = await callServer(address, 'step5', step5Body(seller), { token, key: 'two' })
    expect([kept.status, later.status, refused.status]).toEqual([200, 200, 409])
    expect(await first.end('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })

    const second = startOn(folder)
    const again = await second.address
    expect(await callServer(again, 'step3', step3Body(seller, 'First'), { token, key: 'one' })).toEqual(kept)
    expect(await callServer(again, 'step4', step4Body(seller), { token, key: 'three' })).toMatchObject({ status: 200 })
    expect(await callServer(again, 'step5', step5Body(seller), { token, key: 'two' })).toEqual(refused)
    expect((await callServer(again, 'login', { email, password: 'demo1234' })).body['currentStep']).toBe(5)
    const taken = await callServer(again, 'step3', step3Body('seller-under-review', 'Later'), { token: await signInTo(again, 'rohan.das@example.com') })
    expect(taken).toMatchObject({ status: 409, body: { message: expect.stringContaining("'Later' is already taken") } })
    await second.end('SIGKILL')
  })

  it('BACKEND-03 keeps counting wrong codes and passwords from where it was', async () => {
    const folder = newFolder()
    const first = startOn(folder, '--print-codes')
    const address = await first.address
    const { body } = await callServer(address, 'register', registration)
    const output = first.output()
    const codes = {
      sellerId: body['sellerId'],
      emailOtp: codeIn(output, 'email'),
      mobileOtp: codeIn(output, 'mobile'),
      secondarymobileOtp: codeIn(output, 'secondary mobile'),
    }
    const wrong = { ...codes, mobileOtp: otherCode(codes.mobileOtp) }
    for (let tries = 0; tries < 3; tries++) await callServer(address, 'verifyOtp', wrong)
    for (let tries = 0; tries < 4; tries++)
      expect((await callServer(address, 'login', { email, password: 'not-this-one' })).status).toBe(401)
    await first.end('SIGKILL')

    const second = startOn(folder)
    const again = await second.address
    expect((await callServer(again, 'verifyOtp', wrong)).body['message']).toBe('Wrong mobile OTP. 1 try left.')
    expect((await callServer(again, 'verifyOtp', codes)).status).toBe(200)
    expect((await callServer(again, 'login', { email, password: 'not-this-one' })).status).toBe(401)
    expect((await callServer(again, 'login', { email: registration.email, password: registration.password })).body['currentStep']).toBe(3)
    await second.end('SIGTERM')
    const store = await openLevelStore(folder, seedState)
    const { wrongPasswords } = await store.read(readState)
    await store.close()
    expect(Object.entries(wrongPasswords).map(([guesser, times]) => [guesser, times.length])).toEqual([[`${email} 127.0.0.1`, 5]])
  })

  it(`BACKEND-03 QUEUE-02 loses and repeats no submission when it is killed ${kills} times under load`, { timeout: 90_000 + kills * 5000 }, async () => {
    const folder = newFolder()
    let process = startOn(folder)
    const sellers = await Promise.all(
      Object.entries(savingSellers).map(async ([id, account]) => ({ id, token: await signInTo(await process.address, account), answered: new Map<string, unknown>() })),
    )
    let isOver = false

    /** Saves one name after another, retrying each with its own key until it is answered, as the portal does. */
    async function save({ id, token, answered }: (typeof sellers)[number]): Promise<void> {
      for (let number = 0; !isOver || answered.size === 0; number++) {
        const name = `${id}-${number}`
        while (!answered.has(name))
          try {
            const answer = await callServer(await process.address, 'step3', step3Body(id, name), { token, key: name })
            if (answer.status !== 409) answered.set(name, answer)
          } catch {
            // The server has just been killed: the same request is sent again.
          }
      }
    }
    const saving = sellers.map(save)
    for (let killed = 0; killed < kills; killed++) {
      await process.address
      const before = sellers.map(({ answered }) => answered.size)
      // Kills it while four sellers are sending at once, at another point each time.
      await vi.waitUntil(() => sellers.some(({ answered }, index) => answered.size > (before[index] ?? 0) + (killed % 3)), { timeout: 60_000, interval: 1 })
      const dead = process
      process = startOnceDead(dead, folder)
      await dead.ended
    }
    isOver = true
    await Promise.all(saving)

    const address = await process.address
    for (const { id, token, answered } of sellers) {
      for (const [name, answer] of answered) {
        expect(answer).toMatchObject({ status: 200 })
        expect([name, await callServer(address, 'step3', step3Body(id, name), { token, key: name })]).toEqual([name, answer])
      }
    }
    await process.end('SIGTERM')
    const store = await openLevelStore(folder, seedState)
    const state = await store.read(readState)
    await store.close()
    for (const { id, answered } of sellers) {
      // No request took effect twice: the name is the last one saved, and there is exactly one stored answer for each name.
      expect(state.sellers[id]?.steps.step3?.nickname).toBe([...answered.keys()].at(-1))
      expect(Object.keys(state.answers).filter((scope) => scope.startsWith(`${id} `))).toHaveLength(answered.size)
    }
  })
})

describe('the server as a command', () => {
  it('BACKEND-03 exits with code 0 on SIGINT and SIGTERM', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const process = startOn(newFolder())
      await process.address
      expect(await process.end(signal)).toEqual({ code: 0, signal: null })
      expect(process.output()).toContain('Stopping.')
    }
  })

  it('BACKEND-03 refuses a data folder that another server uses, and opens it once that one has stopped', async () => {
    const folder = newFolder()
    const first = startOn(folder)
    await first.address
    const second = startOn(folder)
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toBe(`The data folder ${folder} is in use by another server.\n`)
    await first.end('SIGTERM')
    const third = startOn(folder)
    expect(await third.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await third.end('SIGTERM')
  })

  it('BACKEND-03 says which port is in use, and which option changes it', async () => {
    const first = startOn(newFolder())
    const { port } = new URL(await first.address)
    const second = server.start(['--host', '127.0.0.1', '--port', port, '--ephemeral'])
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toBe(`Port ${port} of 127.0.0.1 is already in use. Name another one with --port.\n`)
    const withApp = server.start(['--host', '127.0.0.1', '--port', '0', '--app-port', port, '--ephemeral'], 'server-with-app')
    expect((await withApp.ended).code).toBe(1)
    expect(withApp.output()).toBe(`Port ${port} of 127.0.0.1 is already in use. Name another one with --app-port.\n`)
    await first.end('SIGTERM')
  })

  it('BACKEND-03 says in one line which setting is wrong, and lists the settings with --help', async () => {
    const wrong = server.start(['--port', 'http'])
    expect((await wrong.ended).code).toBe(1)
    expect(wrong.output()).toBe("--port must be a number from 0 to 65535, not 'http'.\n")
    const unknown = server.start(['--prot', '4170'], 'server-with-app')
    expect((await unknown.ended).code).toBe(1)
    expect(unknown.output()).toBe("Unknown option '--prot'. --help lists the options.\n")
    const twice = server.start(['--port', '5001', '--app-port', '5001'], 'server-with-app')
    expect((await twice.ended).code).toBe(1)
    expect(twice.output()).toBe('--port and --app-port must differ.\n')
    const asked = server.start(['--help'])
    expect((await asked.ended).code).toBe(0)
    expect(asked.output()).toContain('SERVER_PORT')
  })

  it('BACKEND-03 prints its address, and that it stores in memory', async () => {
    const process = server.start(['--port', '0', '--ephemeral'])
    const address = await process.address
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await process.end('SIGTERM')
    expect(process.output()).toContain('in memory')
  })
})
