import { describe, expect, it } from 'vitest'
import { createHarness } from '@mocks/testing/harness'
import { step3Body, step4Body } from '@/contract/typical-steps'
import { handle } from './handle'
import { isFinal, remember } from './idempotency'
import { createMemoryStore } from './memory-store'
import type { Store } from './store'
import { seedState } from '@mocks/scenarios/seed'
import { untilHolds } from '../../tests/support/until-holds'

const seller = 'seller-step-3'
const email = 'meera.nair@example.com'
const key = '6d9c2c1e-8b5b-4f0e-9d47-0a1b2c3d4e5f'
const day = 24 * 60 * 60_000

const wrongAccounts = { ...step4Body('seller-step-4'), confirmAccountNumber: '654321' }

describe('idempotency keys', () => {
  it('QUEUE-02 a repeated request gets the first answer and is not carried out again', async () => {
    const { call, signIn, state } = createHarness()
    const token = await signIn(email)
    const first = await call('step3', step3Body(seller, 'First'), { token, key })
    await call('step3', step3Body(seller, 'Later'), { token })
    expect(await call('step3', step3Body(seller, 'First'), { token, key })).toEqual(first)
    expect(first.status).toBe(200)
    const { sellers } = await state()
    expect(sellers[seller]?.steps.step3?.nickname).toBe('Later')
  })

  it('QUEUE-02 a key in quotes and a body with its fields in another order count as the same request', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    await call('step3', { sellerId: seller, nickname: 'One', gstType: 'No GST' }, { token, key })
    const again = await call('step3', { gstType: 'No GST', nickname: 'One', sellerId: seller }, { token, key: `"${key}"` })
    expect(again.status).toBe(200)
  })

  it('QUEUE-02 the same key with another body is refused with 422, even if that body is invalid', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    await call('step3', step3Body(seller, 'First'), { token, key })
    for (const body of [step3Body(seller, 'Second'), {}])
      expect(await call('step3', body, { token, key })).toMatchObject({
        status: 422,
        body: { message: 'This Idempotency-Key was already used for a different request.' },
      })
  })

  it('QUEUE-02 a repeated request gets 409 while the first one is in progress', async () => {
    let letGo = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const memory = createMemoryStore(seedState)
    let held = false
    const store: Store = {
      read: memory.read,
      write: (work) =>
        memory.write(async (records) => {
          if (held) await gate
          return work(records)
        }),
    }
    const { call, signIn, service } = createHarness({ store })
    const token = await signIn(email)
    held = true
    const first = call('step3', step3Body(seller), { token, key })
    await untilHolds(() => expect(service.running.size).toBe(1))
    const meanwhile = await call('step3', step3Body(seller), { token, key })
    expect(meanwhile).toMatchObject({ status: 409, retryAfter: '1', body: { message: 'The same request is still being worked on.' } })
    letGo()
    expect((await first).status).toBe(200)
    expect((await call('step3', step3Body(seller), { token, key })).status).toBe(200)
  })

  it('QUEUE-02 a repeated request gets the same refusal, even if it would be accepted now', async () => {
    const { call, signIn } = createHarness()
    const token = await signIn(email)
    const early = await call('step4', step4Body(seller), { token, key })
    expect(early.status).toBe(409)
    await call('step3', step3Body(seller), { token })
    expect(await call('step4', step4Body(seller), { token, key })).toEqual(early)
    expect((await call('step4', step4Body(seller), { token, key: 'another' })).status).toBe(200)
  })

  it('QUEUE-02 a 401 is not kept: after a new sign-in the same key is carried out', async () => {
    const { call, signIn, pass } = createHarness()
    const token = await signIn(email)
    pass(day)
    expect((await call('step3', step3Body(seller), { token, key })).status).toBe(401)
    expect((await call('step3', step3Body(seller), { token: await signIn(email), key })).status).toBe(200)
  })

  it('QUEUE-02 a 500 is not kept: the same key is carried out once the store works again', async () => {
    const memory = createMemoryStore(seedState)
    let broken = false
    const store: Store = {
      read: memory.read,
      write: (work) =>
        memory.write(async (records) => {
          const result = await work(records)
          if (broken) throw new Error('disk full')
          return result
        }),
    }
    const { call, signIn, state } = createHarness({ store })
    const token = await signIn(email)
    broken = true
    expect(await call('step3', step3Body(seller), { token, key })).toMatchObject({
      status: 500,
      body: { success: false, message: 'Something went wrong on our side. Please try again.' },
    })
    expect((await state()).sellers[seller]?.steps.step3).toBeUndefined()
    broken = false
    expect((await call('step3', step3Body(seller), { token, key })).status).toBe(200)
  })

  it('QUEUE-06 the same key counts separately for each seller and each path', async () => {
    const { call, signIn } = createHarness()
    const meera = await signIn(email)
    const arjun = await signIn('arjun.patel@example.com')
    expect((await call('step3', step3Body(seller), { token: meera, key })).status).toBe(200)
    expect((await call('step4', step4Body(seller), { token: meera, key })).body['message']).toBe('Bank details saved.')
    expect((await call('step4', wrongAccounts, { token: arjun, key })).body['message']).toBe('Account numbers do not match')
  })

  it('QUEUE-02 a repeated request gets the first answer under a newer token of the same seller too', async () => {
    const { call, signIn } = createHarness()
    const arjun = 'arjun.patel@example.com'
    const first = await call('step4', wrongAccounts, { token: await signIn(arjun), key })
    expect(await call('step4', wrongAccounts, { token: await signIn(arjun), key })).toEqual(first)
  })

  it('QUEUE-02 answers are kept for thirty days, and removed after that', async () => {
    const { call, signIn, pass, state } = createHarness()
    await call('step3', step3Body(seller, 'First'), { token: await signIn(email), key })
    pass(30 * day - 1)
    expect((await call('step3', step3Body(seller, 'Second'), { token: await signIn(email), key })).status).toBe(422)
    pass(1)
    const token = await signIn(email)
    expect((await call('step3', step3Body(seller, 'Second'), { token, key: 'other' })).status).toBe(200)
    expect(Object.keys((await state()).answers)).toHaveLength(1)
    expect((await call('step3', step3Body(seller, 'Second'), { token, key })).status).toBe(200)
  })

  it.each(['', '""', 'two words', 'x'.repeat(256), '"a"b"', 'a\\b'])('QUEUE-02 refuses the key %j', async (bad) => {
    const { call, signIn } = createHarness()
    const answer = await call('step3', step3Body(seller), { token: await signIn(email), key: bad })
    expect(answer).toMatchObject({ status: 400, body: { message: 'The Idempotency-Key is not valid.' } })
  })
})

describe('which answers are kept under a key', () => {
  it.each([200, 400, 403, 404, 409, 413, 415, 422])('QUEUE-02 keeps an answer with status %i', (status) => expect(isFinal(status)).toBe(true))
  it.each([401, 408, 425, 429, 500, 502, 503])('QUEUE-02 does not keep an answer with status %i', (status) => expect(isFinal(status)).toBe(false))

  it('QUEUE-02 CMD-07 S33 keeps up to 5,100 answers of a seller, removes her oldest ones above that, and none of another seller', async () => {
    const { service, state } = createHarness()
    const keep = (scope: string, at: number) =>
      service.store.write((records) => remember(records, scope, { fingerprint: '', status: 200, body: {}, at }))
    const kept = async () => Object.keys((await state()).answers)
    await keep('quiet /step3 only', 1)
    for (let index = 0; index < 5000; index++) await keep(`busy /step3 ${index}`, 2 + index)
    expect(await kept()).toHaveLength(5001)
    for (let index = 5000; index < 5600; index++) await keep(`busy /step3 ${index}`, 2 + index)
    expect(await kept()).toEqual(['quiet /step3 only', ...Array.from({ length: 5100 }, (_, index) => `busy /step3 ${500 + index}`)])
  })
})

describe('content type and length of a body', () => {
  it.each([
    ['text/plain', '{}', 415],
    ['', '{}', 415],
    ['application/json', '{', 400],
    ['application/json', '', 400],
    ['application/json-seq', '{}', 415],
    ['application/json', '['.repeat(16_000) + ']'.repeat(16_000), 400],
    ['application/json', `"${'x'.repeat(600_000)}"`, 413],
    ['application/json; charset=utf-8', '{}', 400],
  ])('BACKEND-04 answers %s %.5s with %i', async (contentType, text, status) => {
    const { service } = createHarness()
    const answer = await handle('login', { headers: new Headers({ 'Content-Type': contentType }), parameters: {}, text }, service)
    expect(answer.status).toBe(status)
  })

  it('QUEUE-02 BACKEND-04 refuses a deeply nested step with 400, also with an idempotency key', async () => {
    const { service, signIn } = createHarness()
    const headers = new Headers({ 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(email)}`, 'Idempotency-Key': key })
    const text = `{"sellerId":${'['.repeat(16_000)}${']'.repeat(16_000)}}`
    expect(await handle('step3', { headers, parameters: {}, text }, service)).toMatchObject({
      status: 400,
      body: { message: 'The request does not hold what this address expects.' },
    })
  })
})
