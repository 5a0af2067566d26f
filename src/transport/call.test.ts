import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestOf } from '@/contract/endpoints'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import type { Backend } from './backend'
import { createCaller } from './call'

const now = Date.UTC(2026, 10, 21, 12, 0, 0)

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => vi.useRealTimers())

const step3: RequestOf<'step3'> = { sellerId: 'S1', nickname: 'Asha', gstType: 'No GST' }
const registration: RequestOf<'register'> = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  primaryPhone: '9876543210',
  secondaryPhone: '9123456789',
  password: 'secret-7',
  confirmPassword: 'secret-7',
  whatsappNotify: false,
  twoWayAuth: false,
}
const verification: RequestOf<'verifyOtp'> = { sellerId: 'S1', emailOtp: '1234', mobileOtp: '5678', secondarymobileOtp: '9012' }
const login: RequestOf<'login'> = { email: 'asha@example.com', password: 'secret7' }
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } })
const html = (status: number): Response =>
  new Response('<!doctype html><title>Sign in to this network</title>', { status, headers: { 'Content-Type': 'text/html' } })

function transportTo(answer: (request: Request) => Promise<Response> | Response, changes: Partial<Backend> = {}) {
  const { backend, requests } = handMadeBackend(async (request) => answer(request), changes)
  const { connectivity, reports } = reportedConnectivity()
  return { transport: createCaller(() => Promise.resolve(backend), connectivity), requests, reports }
}

const sendStep3 = (answer: (request: Request) => Promise<Response> | Response) =>
  transportTo(answer).transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })

const sendTakenOut = (answer: () => Response, changes: Partial<Backend> = {}) =>
  transportTo(answer, changes).transport.call('orderTakenOut', { id: 'OD-1', rev: 3 }, { token: 'T1', idempotencyKey: 'K1' })

const unavailable = (status: number, rest: object = {}) => ({
  kind: 'unavailable',
  status,
  message: null,
  retryAfterMilliseconds: null,
  ...rest,
})

const text = (status: number, body: string, type: string): Response => new Response(body, { status, headers: { 'Content-Type': type } })
const unclear = (status: number, message: string | null = null) => ({ kind: 'unclear', status, message })
const refused = (status: number, message: string | null) => ({ kind: 'rejected', status, message })

const overPlainHttp = (answer: () => Response) =>
  transportTo(answer, { origin: 'http://shop.example' }).transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })

describe('a read', () => {
  const page = { items: [], gone: ['OF-1'], next: 'c2', more: false, serverTime: '2026-11-21T12:00:00Z' }
  const read = async (answer: Response, parameters: RequestOf<'offers'> = {}) => {
    const { transport, requests } = transportTo(() => answer)
    return { result: await transport.call('offers', parameters, { token: 'T1', idempotencyKey: 'K1' }), request: requests[0] }
  }

  it('READ-01 BACKEND-06 carries its parameters in the address and the token, neither a body nor a key', async () => {
    const { request, result } = await read(json(200, page), { since: 'c/1 &', limit: 50 })
    expect([request?.method, request?.url]).toEqual(['GET', 'https://backend.example/api/seller/offers?since=c%2F1%20%26&limit=50'])
    expect(request?.headers.get('Authorization')).toBe('Bearer T1')
    expect(request?.headers.get('Content-Type')).toBeNull()
    expect(request?.body).toBeNull()
    expect(result).toEqual({ kind: 'ok', data: page })
    expect((await read(json(200, page))).request?.url).toBe('https://backend.example/api/seller/offers')
  })

  it('READ-01 sends no key with a read', async () => {
    expect((await read(json(200, page))).request?.headers.get('Idempotency-Key')).toBeNull()
  })

  it.each([
    [410, { kind: 'rejected', status: 410, message: null }],
    [404, { kind: 'rejected', status: 404, message: null }],
    [401, { kind: 'unauthorised', message: null }],
    [503, unavailable(503)],
    [200, { kind: 'unclear', status: 200, message: null }],
  ])('READ-01 has the same results as any call: %d', async (status, result) => {
    expect((await read(json(status, {}))).result).toEqual(result)
  })
})

describe('answers', () => {
  it('BACKEND-04 hands on an answer that fits the contract, and nothing besides', async () => {
    expect(await sendStep3(() => json(200, { message: 'Saved.', more: 1 }))).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    expect(await sendStep3(() => json(201, {}))).toEqual({ kind: 'ok', data: {} })
  })

  it.each<[string, () => Response]>([
    ['a web page', () => html(200)],
    ['a web page under the name of JSON', () => text(200, '  <html>', 'application/json')],
    ['a web page with a byte order mark', () => text(200, '\uFEFF<!DOCTYPE html><p>Sign in</p>', 'text/plain')],
    ['XML', () => text(200, '<?xml version="1.0"?><saved/>', 'application/xml')],
  ])('QUEUE-05 never takes a 2xx with %s for an answer, whoever can have sent it', async (_, answer) => {
    expect(await sendStep3(answer)).toEqual(unavailable(200))
    expect(await overPlainHttp(answer)).toEqual(unavailable(200))
  })

  it.each<[string, () => Response]>([
    ['nothing at all', () => new Response(null, { status: 200 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['an empty text under the name of JSON', () => text(200, '', 'application/json')],
    ['JSON under the name of a page', () => text(200, '{"id":7}', 'text/html')],
    ['the word OK', () => text(200, 'OK', 'text/plain')],
    ['the word Saved, as Express names its type', () => text(200, 'Saved.', 'text/html; charset=utf-8')],
    ['a list', () => json(200, [])],
    ['null', () => json(200, null)],
    ['a string', () => json(200, 'Stored')],
    ['no message', () => json(200, { message: null })],
    ['a message that is none', () => json(200, { message: { id: 7 } })],
    ['the stored step', () => json(201, { id: 7, nickname: 'Asha', title: 'Ms', detail: 'Silk' })],
  ])('QUEUE-05 takes a 2xx with %s from where only the backend can answer', async (_, answer) => {
    expect(await sendStep3(answer)).toEqual({ kind: 'ok', data: {} })
    for (const origin of ['http://localhost:4170', 'http://127.0.0.1:4170', 'http://[::1]:4170', 'http://api.localhost'])
      expect(await transportTo(answer, { origin }).transport.call('step3', step3)).toEqual({ kind: 'ok', data: {} })
    const { status } = answer()
    expect(await overPlainHttp(answer)).toMatchObject({ kind: 'unclear', status })
  })

  it.each<[string, () => Response]>([
    ['no content', () => new Response(null, { status: 204 })],
    ['the word OK', () => text(200, 'OK', 'text/plain')],
    ['the words OTP Verified', () => text(200, 'OTP Verified', 'text/plain')],
    ['the words OTP sent', () => json(200, 'OTP sent.')],
    ['a list', () => json(200, [])],
  ])('OTP-04 OTP-06 takes a 2xx with %s for the yes to a code from where only the backend can answer', async (_, answer) => {
    for (const [origin, kind] of [['https://backend.example', 'ok'], ['http://localhost:4170', 'ok'], ['http://shop.example', 'unclear']] as const) {
      const { transport } = transportTo(answer, { origin })
      expect(await transport.call('verifyOtp', verification)).toMatchObject({ kind })
      expect(await transport.call('resendOtp', { sellerId: 'S1', type: 'email' })).toMatchObject({ kind })
    }
  })

  it('OTP-05 knows neither yes nor no of other words, and takes those of a refusal for one', async () => {
    const verify = (answer: Response) => transportTo(() => answer).transport.call('verifyOtp', verification)
    expect(await verify(text(200, 'Invalid OTP', 'text/plain'))).toEqual(unclear(200, 'Invalid OTP'))
    expect(await verify(json(200, 'Invalid OTP'))).toEqual(unclear(200, 'Invalid OTP'))
    expect(await verify(json(200, 'Failed'))).toEqual(refused(200, 'Failed'))
    for (const said of [['Invalid OTP'], [{ field: 'emailOtp', message: 'Invalid OTP' }], 2, null]) expect(await verify(json(200, said))).toEqual(unclear(200))
    expect(await verify(json(200, true))).toMatchObject({ kind: 'ok' })
  })

  it.each<[string, unknown, object]>([
    ['success true', { success: true }, {}],
    ["success 'true'", { success: 'true' }, {}],
    ['success 1', { success: 1 }, {}],
    ["success 'Y'", { success: 'Y' }, {}],
    ["status 'success'", { status: 'success', data: {} }, {}],
    ['a message', { message: 'Saved.' }, { message: 'Saved.' }],
    ['a message and no error', { error: false, errors: [], message: 'Saved.' }, { message: 'Saved.' }],
    ["a message and error 'N'", { error: 'N', message: 'Saved.' }, { message: 'Saved.' }],
  ])('QUEUE-05 takes %s over plain http too', async (_, body, data) => {
    expect(await overPlainHttp(() => json(200, body))).toEqual({ kind: 'ok', data })
  })

  it.each<[string, () => Response, string | null]>([
    ['JSON cut short', () => text(200, '{"message":', 'application/json'), null],
    ['a sentence of its own', () => text(200, 'Your step is in the queue', 'text/plain'), 'Your step is in the queue'],
  ])('QUEUE-05 knows neither yes nor no of a 2xx with %s', async (_, answer, words) => {
    expect(await sendStep3(answer)).toEqual(unclear(200, words))
    expect(await overPlainHttp(answer)).toEqual(unclear(200, words))
  })

  it('QUEUE-05 knows neither yes nor no of an answer that lacks what the contract names', async () => {
    const { transport } = transportTo(() => json(200, { success: true }))
    expect(await transport.call('register', registration)).toEqual(unclear(200))
  })

  it.each<[string, unknown, string | null]>([
    ['success false', { success: false, message: 'Not this one' }, 'Not this one'],
    ["success 'false'", { success: 'false', message: 'Not this one' }, 'Not this one'],
    ['success 0', { success: 0, message: 'Not this one' }, 'Not this one'],
    ['success null', { success: null, message: 'Not this one' }, 'Not this one'],
    ["success 'no'", { success: 'no' }, null],
    ["success 'N'", { success: 'N', message: 'Not this one' }, 'Not this one'],
    ["status 'KO'", { status: 'KO', message: 'Not this one' }, 'Not this one'],
    ["success 'declined'", { success: 'declined', message: 'Not this one' }, 'Not this one'],
    ['ok false', { ok: false }, null],
    ["status 'error'", { status: 'error', message: 'Not this one' }, 'Not this one'],
    ["status 'fail'", { status: 'fail' }, null],
    ['status 422', { status: 422, message: 'Not this one' }, 'Not this one'],
    ["status '422'", { status: ' 422 ', message: 'Not this one' }, 'Not this one'],
    ['statusCode 400', { statusCode: 400, message: 'Not this one' }, 'Not this one'],
    ["statusCode '500'", { success: true, statusCode: '500' }, null],
    ['an error', { error: 'Not this one' }, 'Not this one'],
    ['an error and success true', { success: true, error: 'Not this one' }, 'Not this one'],
    ['an error that is an object', { error: { code: 7, message: 'Not this one' } }, 'Not this one'],
    ['a list of errors', { errors: [{ detail: 'Not this one' }, 'nor that'] }, 'Not this one'],
    ['false', false, null],
    ["'failed'", 'failed', 'failed'],
  ])('QUEUE-05 takes %s for a refusal, at 200 too', async (_, body, words) => {
    expect(await sendStep3(() => json(200, body))).toEqual(refused(200, words))
    expect(await overPlainHttp(() => json(200, body))).toEqual(refused(200, words))
  })

  it.each<[string, () => Response, string]>([
    ['error', () => json(400, { error: 'Not so.' }), 'Not so.'],
    ['errors', () => json(422, { errors: ['Not so.'] }), 'Not so.'],
    ['a list of messages', () => json(422, { statusCode: 422, message: ['Not so.', 'Nor so.'], error: 'Bad Request' }), 'Not so.'],
    ['detail', () => json(422, { detail: 'Not so.' }), 'Not so.'],
    ['a list of details', () => json(422, { detail: [{ loc: ['body'], msg: 'Not so.' }] }), 'Not so.'],
    ['a list of errors with titles', () => json(422, { errors: [{ status: '422', title: 'Not so.', source: {} }] }), 'Not so.'],
    ['errors beside an error that says less', () => json(422, { error: 'Validation failed', errors: [{ msg: 'Not so.' }] }), 'Not so.'],
    ['a title beside the name of the status', () => json(400, { status: 400, error: 'Bad Request', title: 'Not so.' }), 'Not so.'],
    ['a sentence with the name of a status in it', () => json(409, { error: 'Conflict with an older order' }), 'Conflict with an older order'],
    ['a problem', () => text(409, '{"title":"Conflict","detail":"Not so."}', 'application/problem+json'), 'Not so.'],
    ['a problem with a title only', () => text(409, '{"type":"about:blank","title":"Not so."}', 'application/problem+json'), 'Not so.'],
    ['text', () => text(400, ' Not so. ', 'text/plain'), 'Not so.'],
  ])('ONB-06 shows the words of a refusal that says them as %s', async (_, answer, words) => {
    expect(await sendStep3(answer)).toEqual(refused(answer().status, words))
  })

  it.each<[string, object, string, string | undefined]>([
    ['Rails and Laravel say them', { errors: { nickname: ['Not so.'] } }, 'Not so.', 'nickname'],
    ['Laravel says them beside a message', { message: 'Not that.', errors: { nickname: ['Not so.'] } }, 'Not that.', undefined],
    ['Spring says them', { status: 400, error: 'Bad Request', errors: [{ field: 'nickname', defaultMessage: 'Not so.' }] }, 'Not so.', 'nickname'],
    ['Express says them', { errors: [{ type: 'field', msg: 'Not so.', path: 'nickname' }] }, 'Not so.', undefined],
    ['Django REST says them', { gstType: [], nickname: ['Not so.'] }, 'Not so.', 'nickname'],
    ['Django REST says them of all fields', { non_field_errors: ['Not so.'] }, 'Not so.', 'non_field_errors'],
    ['Django REST says them of a field in another', { pickupAddress: { pincode: ['Not so.'] } }, 'Not so.', 'pickupAddress.pincode'],
    ['Rails says them of a field in another', { errors: { bank: { ifsc: ['Not so.'] } } }, 'Not so.', 'bank.ifsc'],
    ['an object of errors says itself', { errors: { code: 7, message: 'Not so.' } }, 'Not so.', undefined],
    ['nobody names a field', { field: null, errors: ['Not so.'] }, 'Not so.', undefined],
    ['a field is named beside them', { field: 'gstType', errors: { nickname: ['Not so.'] } }, 'Not so.', 'gstType'],
  ])('ONB-06 EXT-06 reads errors by field, and hands on the field that its words stand under, as %s', async (_, body, message, field) => {
    expect(await sendStep3(() => json(400, body))).toMatchObject({ kind: 'rejected', message, field })
    expect(await sendStep3(() => json(200, { ...body, success: false }))).toMatchObject({ kind: 'rejected', message, field })
  })

  it.each<[string, unknown]>([
    ['a list of codes', { codes: ['E12', 'not-unique'] }],
    ['a list of other things', { current: [{ title: 'Not so.' }], numbers: [7] }],
    ['texts that nobody called words', { timestamp: '27 November 2026', path: '/api/seller/step3' }],
    ['errors without words', { errors: { code: 7, bank: { ifsc: 'not-unique' } } }],
  ])('ONB-06 takes %s for no words of a refusal', async (_, body) => {
    expect(await sendStep3(() => json(400, body))).toMatchObject(refused(400, null))
  })

  it('QUEUE-05 takes a list of sentences for words in a refusal alone', async () => {
    const body = { advice: ['Not so.'] }
    expect(await sendStep3(() => json(503, body))).toEqual(unavailable(503))
    expect(await sendStep3(() => json(200, body))).toEqual({ kind: 'ok', data: {} })
    expect(await overPlainHttp(() => json(200, body))).toEqual(unclear(200))
  })

  it.each([
    { timestamp: '2026-11-27T05:00:00Z', status: 400, error: 'Bad Request', path: '/api/seller/step3' },
    { status: 422, error: 'Unprocessable Content' },
    { type: 'about:blank', title: 'Unprocessable Entity', status: 422 },
    { statusCode: 403, message: 'Forbidden' },
    { message: '409 CONFLICT' },
    { error: 'not_found' },
    { errors: [{ status: '404', title: 'Not Found' }] },
    'Internal Server Error',
    'Not found.',
  ])("ONB-06 takes HTTP's own name of a status for no reason: %j", async (said) => {
    expect(await sendStep3(() => json(422, said))).toMatchObject(refused(422, null))
    expect(await sendStep3(() => json(500, said))).toEqual(unavailable(500))
  })

  it('ONB-06 shortens words that nobody would read', async () => {
    const result = await sendStep3(() => json(400, { message: 'No. '.repeat(1000) }))
    if (result.kind !== 'rejected') throw new Error('It was not refused')
    expect(result.message).toHaveLength(300)
    expect(result.message).toMatch(/^No\. No\..*…$/)
  })

  it('LOGIN-08 hands on a sign-in without a token as it is', async () => {
    const { transport } = transportTo(() => json(200, { message: 'Wrong password' }))
    expect(await transport.call('login', login)).toEqual({ kind: 'ok', data: { kind: 'refused', message: 'Wrong password' } })
  })

  it('READ-01 EXT-05 hands on a page with items, and a command with a record, that cannot be read', async () => {
    const page = { items: [{ id: 7 }], gone: null, next: null, more: false }
    const read = (more: unknown) => transportTo(() => json(200, { ...page, more })).transport.call('orders', {}, { token: 'T1' })
    for (const no of [false, 0, '0', 'false']) expect(await read(no)).toEqual({ kind: 'ok', data: page })
    for (const yes of [1, 'true']) expect(await read(yes)).toEqual({ kind: 'ok', data: { ...page, more: true } })
    for (const neither of [undefined, null, 2, 'some']) expect(await read(neither)).toEqual(unclear(200))
    const record = { id: 'OD-1' }
    expect(await sendTakenOut(() => json(200, { success: true, record }))).toEqual({ kind: 'ok', data: { record } })
  })

  it.each<[string, () => Response, object]>([
    ['message: null', () => json(200, { success: true, message: null, record: { id: 'OD-1' } }), { record: { id: 'OD-1' } }],
    ["success: 'true' and words", () => json(200, { success: 'true', message: ' Done. ', record: { id: 'OD-1' } }), { message: 'Done.', record: { id: 'OD-1' } }],
    ['success: 1', () => json(200, { success: 1, record: { id: 'OD-1' } }), { record: { id: 'OD-1' } }],
    ["status: 'success'", () => json(200, { status: 'success', record: { id: 'OD-1' } }), { record: { id: 'OD-1' } }],
    ['the record alone', () => json(200, { record: { id: 'OD-1' } }), { record: { id: 'OD-1' } }],
    ['a record that is null', () => json(200, { success: true, record: null }), {}],
    ['nothing', () => new Response(null, { status: 204 }), {}],
  ])('EXT-05 QUEUE-05 takes an order\'s command for done that is answered with %s', async (_, answer, data) => {
    expect(await sendTakenOut(answer)).toEqual({ kind: 'ok', data })
  })

  it('EXT-05 QUEUE-05 takes it for refused where the answer says no, and for neither where anybody on the way may have said nothing', async () => {
    expect(await sendTakenOut(() => json(200, { success: 'false', code: 'state', record: { id: 'OD-1' } }))).toMatchObject({ kind: 'rejected', code: 'state' })
    expect(await sendTakenOut(() => new Response(null, { status: 204 }), { origin: 'http://shop.example' })).toEqual(unclear(204))
  })

  it('EXT-05 reads the answers about numbers as they are meant, and takes no series from one without', async () => {
    const series = (body: object) => transportTo(() => json(200, body)).transport.call('invoiceSeries', { phoneId: 'phone-1', year: '26-27' }, { token: 'T1' })
    const told = { kind: 'ok', data: { prefix: '26-27/A7K/', next: 42 } }
    expect(await series({ success: true, message: null, prefix: '26-27/A7K/', next: '42' })).toEqual(told)
    expect(await series({ prefix: '26-27/A7K/', next: 42 })).toEqual(told)
    for (const next of [undefined, null, '', 'two', 1.5, 0]) expect(await series({ success: true, prefix: '26-27/A7K/', next })).toEqual(unclear(200))
    const voided = (answer: () => Response) => transportTo(answer).transport.call('documentVoid', { number: '26-27/A7K/00042' }, { token: 'T1' })
    for (const answer of [() => json(200, { success: true, message: null }), () => new Response(null, { status: 204 })]) expect(await voided(answer)).toEqual({ kind: 'ok', data: {} })
  })

  it.each([400, 403, 404, 409, 413, 415, 422])('QUEUE-05 is refused for good by a %d, with the server\'s words', async (status) => {
    expect(await sendStep3(() => json(status, { success: false, message: ' Not so. ' }))).toEqual({
      kind: 'rejected',
      status,
      message: 'Not so.',
    })
    expect(await sendStep3(() => new Response(null, { status }))).toEqual({ kind: 'rejected', status, message: null })
    expect(await sendStep3(() => json(status, { message: '  ' }))).toEqual({ kind: 'rejected', status, message: null })
    expect(await sendStep3(() => json(status, { message: { text: 'no' } }))).toEqual({ kind: 'rejected', status, message: null })
  })

  it('EXT-06 hands on the code, the field and the record of a refusal, and no code that it does not know', async () => {
    const current = { id: 'OD-1042', rev: 5 }
    const said = { success: false, message: 'Not so.', code: 'cancelled', field: 'id', current }
    expect(await sendStep3(() => json(409, said))).toEqual({ ...refused(409, 'Not so.'), code: 'cancelled', field: 'id', current })
    expect(await sendStep3(() => json(200, said))).toEqual({ ...refused(200, 'Not so.'), code: 'cancelled', field: 'id', current })
    expect(await sendStep3(() => json(409, { message: 'Not so.', code: 'E1042', field: ['id'] }))).toEqual(refused(409, 'Not so.'))
    expect(await sendStep3(() => json(409, { message: 'Not so.', code: 7, field: 'x'.repeat(65) }))).toEqual(refused(409, 'Not so.'))
  })

  it('EXT-06 QUEUE-05 takes a code of the contract for a refusal where nothing says yes, at 200 too, and no other code', async () => {
    const said = { message: 'The customer has cancelled.', code: 'cancelled', current: { id: 'OD-1', rev: 5 } }
    const refusal = { kind: 'rejected', status: 200, ...said }
    expect(await sendTakenOut(() => json(200, said))).toEqual(refusal)
    expect(await sendTakenOut(() => json(200, said), { origin: 'http://shop.example' })).toEqual(refusal)
    expect(await sendTakenOut(() => json(200, { ...said, success: true }))).toEqual({ kind: 'ok', data: { message: said.message } })
    for (const code of [200, 0, 'OK', 'SUCCESS', 'E1042', null]) {
      expect(await sendTakenOut(() => json(200, { code, record: { id: 'OD-1' } })), String(code)).toEqual({ kind: 'ok', data: { record: { id: 'OD-1' } } })
      expect(await sendStep3(() => json(200, { code, message: 'Saved.' })), String(code)).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    }
    const { transport } = transportTo(() => json(200, { code: 'unknown', token: 'T1', sellerId: 'S1', currentStep: 3 }))
    expect(await transport.call('login', login)).toMatchObject({ kind: 'ok', data: { kind: 'signed-in' } })
  })

  it.each([400, 401, 403, 404, 409, 413])('QUEUE-05 takes a web page with %d for no word of the marketplace', async (status) => {
    expect(await sendStep3(() => html(status))).toEqual(unavailable(status))
  })

  it.each([408, 425, 429, 500, 502, 503, 504, 511])('QUEUE-05 may be tried again after a %d', async (status) => {
    expect(await sendStep3(() => json(status, { message: 'Later.' }))).toEqual(unavailable(status, { message: 'Later.' }))
    expect(await sendStep3(() => html(status))).toEqual(unavailable(status))
  })

  it.each([301, 302, 303, 307, 308])('QUEUE-05 never takes a %d for an answer', async (status) => {
    expect(await sendStep3(() => new Response(null, { status, headers: { Location: 'https://evil.example' } }))).toEqual(
      unavailable(status),
    )
  })

  it.each([
    ['7', 7000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['soon', null],
    ['0', null],
  ])('QUEUE-05 reads Retry-After %j, and none that is over', async (header, retryAfterMilliseconds) => {
    for (const status of [408, 425, 429, 503])
      expect(await sendStep3(() => json(status, {}, { 'Retry-After': header }))).toEqual(
        unavailable(status, { retryAfterMilliseconds }),
      )
  })

  it('QUEUE-07 comes back when the key of a dead tab is still being worked on', async () => {
    expect(await sendStep3(() => json(409, { message: 'Being worked on' }, { 'Retry-After': '1' }))).toEqual(
      unavailable(409, { message: 'Being worked on', retryAfterMilliseconds: 1000 }),
    )
    expect(await sendStep3(() => json(409, { message: 'Being worked on' }, { 'Retry-After': '0' }))).toEqual(
      unavailable(409, { message: 'Being worked on' }),
    )
  })
})

describe('a token that is not valid', () => {
  it('ROUTE-08 ends the session of a seller', async () => {
    expect(await sendStep3(() => json(401, { message: 'Signed out' }))).toEqual({ kind: 'unauthorised', message: 'Signed out' })
    for (const answer of [new Response(null, { status: 401 }), text(401, 'Unauthorized', 'text/html')])
      expect(await transportTo(() => answer).transport.call('registeredDetails', { sellerId: 'S1' })).toMatchObject({ kind: 'unauthorised' })
  })

  it('LOGIN-08 is a refusal where nobody is signed in yet', async () => {
    const { transport } = transportTo(() => json(401, { message: 'Wrong password' }))
    expect(await transport.call('login', login)).toEqual({ kind: 'rejected', status: 401, message: 'Wrong password' })
  })
})

describe('no answer', () => {
  it('LOGIN-08 says that the backend was not reached', async () => {
    const { transport, reports } = transportTo(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await transport.call('login', login)).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(reports).toEqual(['unreachable'])
  })

  it('BACKEND-05 says so when the backend\'s own code cannot be fetched', async () => {
    const { connectivity, reports } = reportedConnectivity()
    const transport = createCaller(() => Promise.reject(new TypeError('No such chunk')), connectivity)
    expect(await transport.call('login', login)).toEqual({ kind: 'unreachable', reason: 'network' })
    expect(reports).toEqual(['unreachable'])
  })

  it.each<[string, (request: Request) => Promise<Response>]>([
    [
      'that keeps to the signal',
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    ],
    ['that ignores the signal', () => new Promise(() => undefined)],
    [
      'whose body never ends',
      () => Promise.resolve(new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } })),
    ],
  ])('QUEUE-05 waits 20 s for a backend %s, and no longer', async (_, answer) => {
    const { transport, reports } = transportTo(answer)
    const results: unknown[] = []
    const call = transport.call('step3', step3).then((result) => results.push(result))
    await vi.advanceTimersByTimeAsync(19_999)
    expect(results).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await call
    expect(results).toEqual([{ kind: 'unreachable', reason: 'timeout' }])
    expect(reports).toEqual(['unreachable'])
  })

  it('LAYOUT-04 S8 waits no longer than whoever asked, and says nothing of the backend', async () => {
    const { transport, reports } = transportTo(() => new Promise(() => undefined))
    const asking = new AbortController()
    const call = transport.call('step3', step3, { signal: asking.signal })
    asking.abort()
    expect(await call).toEqual({ kind: 'unreachable', reason: 'stopped' })
    expect(await transport.call('step3', step3, { signal: asking.signal })).toEqual({ kind: 'unreachable', reason: 'stopped' })
    expect(reports).toEqual([])
  })

  it('LAYOUT-04 S8 begins nothing for whoever has stopped already, also where a backend\'s own code never comes', async () => {
    const { connectivity } = reportedConnectivity()
    const transport = createCaller(() => new Promise(() => undefined), connectivity)
    expect(await transport.call('step3', step3, { signal: AbortSignal.abort() })).toEqual({ kind: 'unreachable', reason: 'stopped' })
  })

  it('QUEUE-02 ROUTE-08 asks on a seller\'s behalf where the browser cannot join signals, and leaves nothing behind', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function')
    })
    const { signal } = new AbortController()
    const listening: unknown[] = []
    vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void listening.push(listener))
    vi.spyOn(signal, 'removeEventListener').mockImplementation((_, listener) => void listening.splice(listening.indexOf(listener), 1))
    const { transport } = transportTo(() => json(200, { message: 'Saved.' }))
    expect(await transport.call('step3', step3, { token: 'T1', signal })).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    expect([listening.length, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('QUEUE-05 waits 20 s for the backend\'s code, and no longer', async () => {
    const transport = createCaller(() => new Promise(() => undefined), reportedConnectivity().connectivity)
    const call = transport.call('step3', step3)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await call).toEqual({ kind: 'unreachable', reason: 'timeout' })
  })

  it('OTP-06 counts a body that breaks off as an answer that was none', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('Connection lost')) })
    const answer = new Response(broken, { status: 200, headers: { 'Content-Type': 'application/json' } })
    expect(await sendStep3(() => answer)).toEqual(unavailable(200))
  })

  it('QUEUE-05 reports every answer as a backend that was reached', async () => {
    const answers = [json(200, {}), json(401, {}), json(422, {}), json(503, {})]
    const { transport, reports } = transportTo(() => answers.shift() ?? json(500, {}))
    for (let count = 0; count < 4; count += 1) await transport.call('step3', step3)
    expect(reports).toEqual(['reached', 'reached', 'reached', 'reached'])
  })
})

describe('requests', () => {
  async function sent(changes: Partial<Backend> = {}) {
    const { transport, requests } = transportTo(() => json(200, {}), changes)
    await transport.call('step3', step3, { token: 'T1', idempotencyKey: 'K1' })
    const [request] = requests
    if (request === undefined) throw new Error('Nothing was sent')
    return request
  }

  it('BACKEND-06 carry the token, the key and the body to the path of the contract', async () => {
    const request = await sent()
    expect(request.url).toBe('https://backend.example/api/seller/step3')
    expect(request.method).toBe('POST')
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'en-IN',
      authorization: 'Bearer T1',
      'content-type': 'application/json',
      'idempotency-key': 'K1',
    })
    expect(await request.json()).toEqual(step3)
  })

  it('LOGIN-07 REG-11 REG-12 OTP-04 OTP-06 go to the paths of the specification, and an answer without words will do', async () => {
    const { transport, requests } = transportTo(() => json(200, { success: true }))
    await transport.call('login', login)
    await transport.call('registeredDetails', { sellerId: 'S1' })
    await transport.call('register', registration)
    expect(await transport.call('resendOtp', { sellerId: 'S1', type: 'secondary' })).toEqual({ kind: 'ok', data: { message: null } })
    expect(await transport.call('verifyOtp', verification)).toEqual({ kind: 'ok', data: { message: null } })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/seller/login',
      '/api/seller/registered-details',
      '/api/seller/register',
      '/api/seller/resend-otp',
      '/api/seller/verify-otp',
    ])
    expect(await requests.at(-1)?.json()).toEqual(verification)
  })

  it('BACKEND-06 can do without either header', async () => {
    const without = async (sends: Backend['sends']) => [...(await sent({ sends })).headers.keys()]
    expect(await without({ authorization: false, idempotencyKey: true })).toEqual(['accept', 'accept-language', 'content-type', 'idempotency-key'])
    expect(await without({ authorization: true, idempotencyKey: false })).toEqual(['accept', 'accept-language', 'authorization', 'content-type'])
    expect(await without({ authorization: false, idempotencyKey: false })).toEqual(['accept', 'accept-language', 'content-type'])
  })

  it('BACKEND-06 carry no token to an endpoint that is open to all', async () => {
    const { transport, requests } = transportTo(() => json(200, {}))
    await transport.call('login', login, { token: 'T1' })
    await transport.call('registeredDetails', { sellerId: 'S1' }, { token: 'T1' })
    await transport.call('registeredDetails', { sellerId: 'S1' })
    expect(requests.map((request) => request.headers.get('Authorization'))).toEqual([null, 'Bearer T1', null])
  })

  it('QUEUE-06 S7 follow no redirect, and leave neither cookies, referrer nor cache behind', async () => {
    const { redirect, credentials, cache, referrerPolicy } = await sent()
    expect({ redirect, credentials, cache, referrerPolicy }).toEqual({
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  })

  it('BACKEND-01 go to the backend that is chosen at that moment', async () => {
    const first = handMadeBackend(() => Promise.resolve(json(200, {})))
    const second = handMadeBackend(() => Promise.resolve(json(200, {})), { origin: 'https://other.example' })
    let chosen = first.backend
    const transport = createCaller(() => Promise.resolve(chosen), reportedConnectivity().connectivity)
    await transport.call('step3', step3)
    chosen = second.backend
    await transport.call('step3', step3)
    expect([first.requests.length, second.requests.map(({ url }) => url)]).toEqual([1, ['https://other.example/api/seller/step3']])
  })
})
