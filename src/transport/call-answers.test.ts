import { describe, expect, it } from 'vitest'
import { html, json, login, overPlainHttp, refused, sendStep3, sendTakenOut, step3, text, transportTo, unavailable, unclear, verification } from '../../tests/support/hand-made-answers'
import { registrationBody } from '../../tests/support/registration-body'

describe('answers', () => {
  it('BACKEND-04 an answer that fits the contract is returned without additional fields', async () => {
    expect(await sendStep3(() => json(200, { message: 'Saved.', more: 1 }))).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    expect(await sendStep3(() => json(201, {}))).toEqual({ kind: 'ok', data: {} })
  })

  it.each<[string, () => Response]>([
    ['a web page', () => html(200)],
    ['a web page under the name of JSON', () => text(200, '  <html>', 'application/json')],
    ['a web page with a byte order mark', () => text(200, '\uFEFF<!DOCTYPE html><p>Sign in</p>', 'text/plain')],
    ['XML', () => text(200, '<?xml version="1.0"?><saved/>', 'application/xml')],
  ])('QUEUE-05 a 2xx with %s counts as unavailable, whoever may have sent it', async (_, answer) => {
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
  ])('QUEUE-05 a 2xx with %s is a success over https or from localhost, and unclear over plain http', async (_, answer) => {
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
  ])('OTP-04 OTP-06 a 2xx with %s accepts a code over https or from localhost, and is unclear over plain http', async (_, answer) => {
    for (const [origin, kind] of [['https://backend.example', 'ok'], ['http://localhost:4170', 'ok'], ['http://shop.example', 'unclear']] as const) {
      const { transport } = transportTo(answer, { origin })
      expect(await transport.call('verifyOtp', verification)).toMatchObject({ kind })
      expect(await transport.call('resendOtp', { sellerId: 'S1', type: 'email' })).toMatchObject({ kind })
    }
  })

  it('OTP-05 other words about a code are unclear, and the word for a failure is a refusal', async () => {
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
  ])('QUEUE-05 %s is a success over plain http too', async (_, body, data) => {
    expect(await overPlainHttp(() => json(200, body))).toEqual({ kind: 'ok', data })
  })

  it.each<[string, () => Response, string | null]>([
    ['JSON cut short', () => text(200, '{"message":', 'application/json'), null],
    ['a sentence of its own', () => text(200, 'Your step is in the queue', 'text/plain'), 'Your step is in the queue'],
  ])('QUEUE-05 a 2xx with %s is unclear', async (_, answer, words) => {
    expect(await sendStep3(answer)).toEqual(unclear(200, words))
    expect(await overPlainHttp(answer)).toEqual(unclear(200, words))
  })

  it('QUEUE-05 an answer without the fields of the contract is unclear', async () => {
    const { transport } = transportTo(() => json(200, { success: true }))
    expect(await transport.call('register', registrationBody())).toEqual(unclear(200))
  })

  it('LOGIN-08 a sign-in answer without a token is returned as refused, with its message', async () => {
    const { transport } = transportTo(() => json(200, { message: 'Wrong password' }))
    expect(await transport.call('login', login)).toEqual({ kind: 'ok', data: { kind: 'refused', message: 'Wrong password' } })
  })

  it('READ-01 EXT-05 a page is returned with unreadable items, and unclear without a readable "more"; a command keeps an unreadable record', async () => {
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
  ])('EXT-05 QUEUE-05 an order command answered with %s is done', async (_, answer, data) => {
    expect(await sendTakenOut(answer)).toEqual({ kind: 'ok', data })
  })

  it('EXT-05 answers about invoice numbers are read leniently, but a series without a valid next number is unclear', async () => {
    const series = (body: object) => transportTo(() => json(200, body)).transport.call('invoiceSeries', { phoneId: 'phone-1', year: '26-27' }, { token: 'T1' })
    const told = { kind: 'ok', data: { prefix: '26-27/A7K/', next: 42 } }
    expect(await series({ success: true, message: null, prefix: '26-27/A7K/', next: '42' })).toEqual(told)
    expect(await series({ prefix: '26-27/A7K/', next: 42 })).toEqual(told)
    for (const next of [undefined, null, '', 'two', 1.5, 0]) expect(await series({ success: true, prefix: '26-27/A7K/', next })).toEqual(unclear(200))
    const voided = (answer: () => Response) => transportTo(answer).transport.call('documentVoid', { number: '26-27/A7K/00042' }, { token: 'T1' })
    for (const answer of [() => json(200, { success: true, message: null }), () => new Response(null, { status: 204 })]) expect(await voided(answer)).toEqual({ kind: 'ok', data: {} })
  })
})
