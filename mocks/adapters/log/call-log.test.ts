import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logLength, type LogEntry } from '@/contract/presenter/log'
import { socketEvents } from '@/contract/socket'
import { registration } from '@mocks/testing/harness'
import { headersOf, post, readPageAnswer, startPageService, stopPageServices } from '@mocks/testing/page-service'
import { step3Body, step4Body, step5Body, step6Body, step7Body, typicalSignature } from '@/contract/typical-steps'
import { startWithEmptyStorage, startWithoutStorage } from '@mocks/testing/storage'
import { io } from 'socket.io-client'
import { untilHolds } from '../../../tests/support/until-holds'
import { openServiceDatabase } from '../service-database'
import type { TabPresence } from '../tab-presence'
import { createCallLog, type CallLog } from './call-log'
import { openLogTable } from './log-table'

const presenceOf = (id: string, ...others: readonly string[]): TabPresence => ({
  id,
  present: async () => new Set([id, ...others]),
  end: () => undefined,
})
const openLog = (presence: TabPresence = presenceOf('this')): CallLog => createCallLog({ presence, now: () => 1000, changed: () => undefined })
const begin = (log: CallLog, body: unknown = {}) =>
  log.begin({
    endpoint: 'login',
    key: 'key',
    request: new Request('https://in-browser.invalid/', { method: 'POST', body: JSON.stringify(body) }),
    interference: null,
  })
const note = (log: CallLog, payload: unknown): void =>
  log.event({ direction: 'to-service', event: 'checkSellerDuplicate', payload, interference: null })
const payloadOf = (entry: LogEntry | undefined): unknown => (entry?.kind === 'event' ? entry.payload : undefined)

beforeEach(startWithEmptyStorage)
afterEach(() => {
  vi.restoreAllMocks()
  stopPageServices()
})

describe('the log of calls and events', () => {
  it('DEMO-04 shows a call as running, then with its answer', async () => {
    const log = openLog()
    const call = begin(log, { email: 'a@example.com' })
    const start = { kind: 'call', at: 1000, endpoint: 'login', key: 'key', request: { email: 'a@example.com' }, interference: null }
    expect(await log.entries()).toMatchObject([{ ...start, end: { kind: 'running' } }])
    call.answered(Response.json({ message: 'Yes' }, { status: 201 }))
    expect(await log.entries()).toMatchObject([
      { ...start, end: { kind: 'answered', status: 201, body: { message: 'Yes' }, milliseconds: expect.any(Number) } },
    ])
  })

  it('DEMO-04 READ-01 shows the parameters of a read instead of a body', async () => {
    const log = openLog()
    log.begin({ endpoint: 'offers', key: null, request: new Request('https://in-browser.invalid/?since=2&limit=50'), interference: null })
    expect(await log.entries()).toMatchObject([{ endpoint: 'offers', request: { since: '2', limit: '50' } }])
  })

  it('DEMO-04 shows a call that got no answer, with what the network did to it', async () => {
    const log = openLog()
    begin(log).unanswered('lost')
    expect(await log.entries()).toMatchObject([{ interference: 'lost', end: { kind: 'unanswered' } }])
  })

  it('DEMO-04 keeps the last 200 entries over a reload, newest first', async () => {
    const log = openLog()
    for (let index = 0; index < logLength + 5; index++) note(log, index)
    await log.entries()
    const entries = await openLog().entries()
    expect(entries).toHaveLength(200)
    expect([payloadOf(entries[0]), payloadOf(entries.at(-1))]).toEqual([204, 5])
    expect(await (await openLogTable()).rows()).toHaveLength(200)
  })

  it('DEMO-04 is shared by all tabs, and clearing it in one clears it in all', async () => {
    const [first, second] = [openLog(presenceOf('first', 'second')), openLog(presenceOf('second', 'first'))]
    note(first, 1)
    await first.entries()
    note(second, 2)
    expect((await second.entries()).map(payloadOf)).toEqual([2, 1])
    await first.clear()
    expect(await second.entries()).toEqual([])
  })

  it('DEMO-04 ends the calls of a closed tab with an unknown duration, and leaves those of open tabs running', async () => {
    const [closed, open] = [openLog(presenceOf('closed')), openLog(presenceOf('open', 'closed'))]
    begin(closed)
    await closed.entries()
    begin(open)
    await open.entries()
    const ends = (await openLog(presenceOf('next', 'open')).entries()).map((entry) => (entry.kind === 'call' ? entry.end : null))
    expect(ends).toEqual([{ kind: 'running' }, { kind: 'unanswered', milliseconds: null }])
  })

  it('DEMO-04 does not show a call again that was cleared while it ran', async () => {
    const log = openLog()
    const call = begin(log)
    await log.clear()
    call.unanswered(null)
    expect(await log.entries()).toEqual([])
  })

  it('DEMO-04 leaves out entries that it cannot read', async () => {
    await openServiceDatabase('relaxed').table('log').add({ tab: 'this', entry: { kind: 'nonsense' } })
    note(openLog(), 1)
    expect(await openLog().entries()).toHaveLength(1)
  })

  it('DEMO-04 a call is answered although the log cannot be stored', async () => {
    startWithoutStorage()
    const service = await startPageService()
    expect((await post(service, 'login', {})).status).toBe(400)
    expect(await service.demo.log()).toMatchObject([{ end: { kind: 'answered', status: 400 } }])
  })

  it('DEMO-04 the caller can still read the body of an answer that was logged', async () => {
    const service = await startPageService()
    expect(await readPageAnswer(await post(service, 'login', {}))).toMatchObject({ message: expect.any(String) })
  })
})

describe('what the log of a real session contains', () => {
  it('DEMO-04 contains no password, code, token, account number or signature, and shows each call with its key', async () => {
    // Makes every code 7777, which nothing else contains by chance.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(7)
      return array
    })
    const service = await startPageService()
    const { sellerId = '' } = await readPageAnswer(await post(service, 'register', registration))
    const messages = await service.demo.messages()
    const codeOf = (channel: string): string => messages.find((message) => message.channel === channel)?.code ?? ''
    const codes = { emailOtp: codeOf('email'), mobileOtp: codeOf('mobile'), secondarymobileOtp: codeOf('secondary') }
    expect(codes).toEqual({ emailOtp: '7777', mobileOtp: '7777', secondarymobileOtp: '7777' })
    await post(service, 'resendOtp', { sellerId, type: 'email' })
    await post(service, 'verifyOtp', { sellerId, ...codes })
    const { email, password } = registration
    const { token = '' } = await readPageAnswer(await post(service, 'login', { email, password }))
    expect(token).not.toBe('')
    const headers = (key: string) => ({ headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': `"${key}"` } })
    await post(service, 'step3', step3Body(sellerId, 'Rao Weaves'), headers('key-3'))
    await post(service, 'step4', { ...step4Body(sellerId), accountNumber: '778899001234', confirmAccountNumber: '778899001234' }, headers('key-4'))
    await post(service, 'step5', step5Body(sellerId), headers('key-5'))
    await post(service, 'step6', step6Body(sellerId), headers('key-6'))
    await post(service, 'step7', step7Body(registration.primaryPhone), headers('key-7'))

    const log = await service.demo.log()
    expect(log.map((entry) => (entry.kind === 'call' ? [entry.endpoint, entry.key, entry.end.kind] : null)).toReversed()).toEqual([
      ['register', null, 'answered'],
      ['resendOtp', null, 'answered'],
      ['verifyOtp', null, 'answered'],
      ['login', null, 'answered'],
      ...[3, 4, 5, 6, 7].map((step) => [`step${step}`, `key-${step}`, 'answered']),
    ])
    const bodies = JSON.stringify(log.map((entry) => (entry.kind === 'call' ? [entry.request, entry.end] : entry.payload)))
    for (const secret of [password, token, '77889900', typicalSignature, ...Object.values(codes)])
      expect(withoutChance(bodies)).not.toContain(secret)
    expect(JSON.stringify(log)).not.toContain('Bearer')
    expect(bodies).toContain('••••1234')
  })

  it('DEMO-04 contains the socket events of both directions', async () => {
    const service = await startPageService()
    const socket = io(service.backend.origin, { transports: service.backend.socketTransports, forceNew: true })
    socket.emit(socketEvents.checkDuplicate, { email: 'asha@example.com' })
    await untilHolds(async () =>
      expect(await service.demo.log()).toMatchObject([
        { kind: 'event', direction: 'to-app', event: 'duplicateResult', payload: { field: 'email', available: false }, interference: null },
        { kind: 'event', direction: 'to-service', event: 'checkSellerDuplicate', payload: { email: 'asha@example.com' }, interference: null },
      ]),
    )
    socket.close()
  })

  it('DEMO-04 dates the calls by the clock of the service', async () => {
    const service = await startPageService()
    await service.demo.dispatch({ kind: 'move-clock', milliseconds: 3_600_000 })
    await headersOf(service, 'meera.nair@example.com', 'one')
    const [entry] = await service.demo.log()
    expect((entry?.at ?? 0) - Date.now()).toBeGreaterThan(3_590_000)
  })
})

/** The text without durations and ids, which may contain a code's four digits by chance. */
const withoutChance = (text: string): string =>
  text.replaceAll(/"milliseconds":\d+/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
