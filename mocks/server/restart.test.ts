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

// Each start is a process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let server: ServerBuild

beforeAll(async () => {
  server = await buildServer()
})
afterAll(() => server.remove())

let folders = 0
const newFolder = (): string => join(server.folder, `data-${(folders += 1)}`)

const startOn = (folder: string, ...more: readonly string[]): ServerProcess =>
  server.start(['--host', '127.0.0.1', '--port', '0', '--data', folder, ...more])

/** The last code that was printed for a channel. */
function codeIn(output: string, channel: string): string {
  const line = output.split('\n').findLast((printed) => printed.includes(` for ${channel} `))
  return /code (\d{4})/.exec(line ?? '')?.[1] ?? ''
}

describe('a server that is killed and started again', () => {
  it('BACKEND-03 knows its sellers, steps, sessions and answers as before', async () => {
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

  it('BACKEND-03 counts the tries at codes and passwords on from where they were', async () => {
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

  it('BACKEND-03 QUEUE-02 loses and doubles nothing when it is killed in the middle of a replay', async () => {
    const folder = newFolder()
    const waiting = Array.from({ length: 24 }, (_, index) => `shop-${index}`)
    const answered = new Map<string, unknown>()
    let process = startOn(folder)
    const token = await signInTo(await process.address, email)
    const send = async (name: string): Promise<unknown> =>
      callServer(await process.address, 'step3', step3Body(seller, name), { token, key: name })

    while (answered.size < waiting.length) {
      const name = waiting[answered.size] ?? ''
      const call = send(name)
      if (answered.size % 6 === 5) {
        // Dies with the call under way, which is answered or not; then the same is sent again.
        await Promise.all([call.catch(() => undefined), process.end('SIGKILL')])
        process = startOn(folder)
        answered.set(name, await send(name))
      } else answered.set(name, await call)
    }
    for (const [name, answer] of answered) {
      expect(answer).toMatchObject({ status: 200 })
      expect(await send(name)).toEqual(answer)
    }

    // Only the name that was saved last is held: no replay has saved an earlier one again.
    const address = await process.address
    const other = await signInTo(address, 'arjun.patel@example.com')
    for (const name of waiting) {
      const { status } = await callServer(address, 'step3', step3Body('seller-step-4', name), { token: other })
      expect([name, status]).toEqual([name, name === waiting.at(-1) ? 409 : 200])
    }
    await process.end('SIGKILL')
  })
})

describe('the server as a command', () => {
  it('BACKEND-03 stops in order when it is asked to', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const process = startOn(newFolder())
      await process.address
      expect(await process.end(signal)).toEqual({ code: 0, signal: null })
      expect(process.output()).toContain('Stopping.')
    }
  })

  it('BACKEND-03 leaves a folder to the server that has it, and takes it afterwards', async () => {
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

  it('BACKEND-03 says when its port is taken', async () => {
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

  it('BACKEND-03 says in one line which setting is wrong, and which there are', async () => {
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

  it('BACKEND-03 tells where it is to be found, on every network', async () => {
    const process = server.start(['--port', '0', '--ephemeral'])
    const address = await process.address
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await process.end('SIGTERM')
    expect(process.output()).toContain('in memory')
  })
})
