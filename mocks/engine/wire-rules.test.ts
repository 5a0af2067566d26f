import { describe, expect, it } from 'vitest'
import { webCrypto } from '@mocks/adapters/web-crypto'
import { createHarness } from '@mocks/testing/harness'
import { step3Body } from '@/contract/typical-steps'
import { handle } from './handle'
import { canonical, readKey, recall } from './idempotency'
import { createMemoryStore } from './memory-store'
import type { Store } from './store'
import { stateOf } from './state'
import { answerWith, wireRefusals } from './wire'
import { seedState } from '@mocks/scenarios/seed'

const meera = { id: 'seller-step-3', email: 'meera.nair@example.com' }
const arjun = { id: 'seller-step-4', email: 'arjun.patel@example.com' }
const day = 24 * 60 * 60_000
const login = { email: meera.email, password: 'demo1234' }

/** A service whose writes can be held up, so that calls run at the same time. */
function heldService() {
  let letGo = (): void => undefined
  let held: Promise<void> = Promise.resolve()
  const memory = createMemoryStore(seedState)
  const store: Store = {
    read: memory.read,
    write: async (work) => {
      await held
      return memory.write(work)
    },
  }
  return {
    ...createHarness({ store }),
    hold() {
      held = new Promise((resolve) => {
        letGo = resolve
      })
      return () => letGo()
    },
  }
}

describe('the body of a call', () => {
  const send = async (text: string, headers = new Headers({ 'Content-Type': 'application/json' })) =>
    (await handle('login', { headers, parameters: {}, text }, createHarness().service)).status

  /** A body of so many nested objects. */
  const nested = (objects: number): string => JSON.stringify({ ...login, more: JSON.parse(`${'['.repeat(objects - 1)}0${']'.repeat(objects - 1)}`) })

  it('BACKEND-04 is accepted only with a JSON content type', async () => {
    const text = JSON.stringify(login)
    expect(await send(text, new Headers())).toBe(415)
    for (const type of ['multipart/application/json', 'application/jsonp']) expect(await send(text, new Headers({ 'Content-Type': type }))).toBe(415)
    for (const type of ['Application/JSON', 'application/json ;charset=utf-8']) expect(await send(text, new Headers({ 'Content-Type': type }))).toBe(200)
  })

  it('BACKEND-03 BACKEND-04 is at most 32 KiB long, or 512 KiB with a signature', async () => {
    const text = JSON.stringify(login)
    expect(await send(text.padEnd(32 * 1024))).toBe(200)
    expect(await send(text.padEnd(32 * 1024 + 1))).toBe(413)
    const { service, signIn } = createHarness()
    const headers = new Headers({ 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(meera.email)}` })
    const lengthOf = async (name: 'step6' | 'step7', length: number) => (await handle(name, { headers, parameters: {}, text: '{}'.padEnd(length) }, service)).status
    expect(await lengthOf('step6', 32 * 1024 + 1)).toBe(413)
    expect(await lengthOf('step7', 512 * 1024)).toBe(400)
    expect(await lengthOf('step7', 512 * 1024 + 1)).toBe(413)
  })

  it('BACKEND-03 is not read at all if the call needs a sign-in and has no valid token', async () => {
    const digested: string[] = []
    const digest = (text: string) => {
      digested.push(text)
      return webCrypto.digest(text)
    }
    const { service, call } = createHarness({ digest })
    for (const text of ['', '{"sellerId":', '{}', 'x'.repeat(512 * 1024 + 1)])
      expect((await handle('step7', { headers: new Headers({ Authorization: 'Bearer made-up' }), parameters: {}, text }, service)).status).toBe(401)
    expect((await call('step4', Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`k${index}`, 0])))).status).toBe(401)
    expect(new Set(digested)).toEqual(new Set(['made-up']))
  })

  it('BACKEND-04 is accepted up to eight levels deep, and refused beyond', async () => {
    expect(await send(nested(8))).toBe(200)
    expect(await send(nested(9))).toBe(400)
  })

  it('BACKEND-04 is accepted with fields that the contract does not name', async () => {
    expect(await send(JSON.stringify({ ...login, more: null, yet: ['more', 7, true] }))).toBe(200)
  })

  it('BACKEND-04 the answer is JSON with Cache-Control: no-store', () => {
    expect(answerWith(200, { a: 1 }, { Other: 'x' })).toEqual({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Other: 'x' },
      body: { a: 1 },
    })
  })

  it('BACKEND-04 each refusal of a request that is no call has its own status and message', () => {
    const refusals = Object.entries(wireRefusals).map(([name, refuse]) => [name, refuse('POST')] as const)
    expect(refusals.map(([name, { status }]) => [name, status])).toEqual([
      ['notFound', 404],
      ['wrongMethod', 405],
      ['notJson', 415],
      ['serverError', 500],
      ['tooSlow', 408],
      ['tooLarge', 413],
      ['encoded', 415],
      ['notText', 400],
      ['notHttp', 400],
      ['upgrade', 400],
      ['headersTooLarge', 431],
    ])
    const words = refusals.map(([, { body }]) => body)
    for (const body of words) expect(body).toEqual({ success: false, message: expect.stringMatching(/^[A-Z].+\.$/) })
    expect(new Set(words.map((body) => JSON.stringify(body))).size).toBe(refusals.length)
  })
})

describe('calls at the same time', () => {
  it('QUEUE-02 without a key wait for each other, and none is refused', async () => {
    const { call, signIn, hold } = heldService()
    const token = await signIn(meera.email)
    const letGo = hold()
    const calls = ['First', 'Second'].map((nickname) => call('step3', step3Body(meera.id, nickname), { token }))
    letGo()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('QUEUE-06 are told apart by seller, path and key', async () => {
    const { call, signIn, hold } = heldService()
    const tokens = { meera: await signIn(meera.email), arjun: await signIn(arjun.email) }
    const letGo = hold()
    const calls = [
      call('step3', step3Body(meera.id, 'One'), { token: tokens.meera, key: 'K1' }),
      call('step3', step3Body(arjun.id, 'Two'), { token: tokens.arjun, key: 'K1' }),
      call('step4', {}, { token: tokens.meera, key: 'K1' }),
      call('step3', step3Body(meera.id, 'Three'), { token: tokens.meera, key: 'K2' }),
      call('step3', step3Body(meera.id, 'One'), { token: tokens.meera, key: 'K1' }),
    ]
    // The repeat is refused while the first is still being worked on.
    await calls.at(-1)
    letGo()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 400, 200, 409])
  })

  it('QUEUE-06 with the same key are carried out in the order of arrival, even if the first digest takes long', async () => {
    const digests: (() => void)[] = []
    let held = false
    const { call, signIn } = createHarness({
      digest: async (text) => {
        // The first waits until the repeat has been answered.
        if (held) await new Promise<void>((resolve) => digests.push(resolve))
        return webCrypto.digest(text)
      },
    })
    const token = await signIn(meera.email)
    const send = () => call('step3', step3Body(meera.id), { token, key: 'K1' })
    held = true
    const first = send()
    held = false
    expect((await send()).status).toBe(409)
    for (const letGo of digests) letGo()
    expect((await first).status).toBe(200)
  })

  it('QUEUE-02 BACKEND-06 with a key but no token are refused with 401', async () => {
    const { call } = createHarness()
    expect((await call('step3', step3Body(meera.id), { key: 'K1' })).status).toBe(401)
  })
})

describe('the Idempotency-Key header', () => {
  const read = (header: string) => readKey({ get: () => header })

  it('QUEUE-02 is read with or without quotes, and with spaces around it', () => {
    for (const header of ['k-1', '"k-1"', '  k-1  ', ' "k-1" ']) expect(read(header)).toEqual({ ok: true, body: 'k-1' })
  })

  it('QUEUE-02 may have up to 255 characters', () => {
    expect(read('k'.repeat(255)).ok).toBe(true)
    expect(read(`"${'k'.repeat(255)}"`).ok).toBe(true)
    expect(read('k'.repeat(256)).ok).toBe(false)
  })

  it.each(['a"b"', '"a"b', '"a', 'a"', 'ä', 'a\tb'])('QUEUE-02 is refused if it is %j', (header) => {
    expect(read(header)).toMatchObject({ ok: false, status: 400 })
  })
})

describe('kept answers', () => {
  it('QUEUE-02 are returned for thirty days, to the millisecond', async () => {
    const answer = { fingerprint: 'f', status: 200, body: {}, at: 1000 }
    const store = createMemoryStore(() => ({ ...stateOf([]), answers: { 'S1 /path K1': answer } }))
    const recalled = (scope: string, now: number) => store.read((records) => recall(records, scope, now))
    expect(await recalled('S1 /path K1', 1000 + 30 * day - 1)).toEqual(answer)
    expect(await recalled('S1 /path K1', 1000 + 30 * day)).toBeNull()
    expect(await recalled('S1 /path K2', 1000)).toBeNull()
  })

  it('QUEUE-02 compare bodies by meaning: the order of fields does not matter, that of a list does', () => {
    expect(canonical({ b: { d: null, c: [1, 2] }, a: 'x' })).toBe(canonical({ a: 'x', b: { c: [1, 2], d: null } }))
    expect(canonical({ a: [1, 2] })).not.toBe(canonical({ a: [2, 1] }))
    expect(canonical({ a: null })).not.toBe(canonical({}))
    expect(canonical([1])).not.toBe(canonical({ 0: 1 }))
  })
})
