import { describe, expect, it } from 'vitest'
import { html, json, login, overPlainHttp, refused, sendStep3, sendTakenOut, text, timeStandsStill, transportTo, unavailable, unclear } from '../../tests/support/hand-made-answers'

timeStandsStill()

describe('refusals', () => {
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
  ])('QUEUE-05 %s is a refusal, even with status 200', async (_, body, words) => {
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
  ])('ONB-06 the message is read if it comes as %s', async (_, answer, words) => {
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
  ])('ONB-06 EXT-06 errors by field are read with message and field as %s', async (_, body, message, field) => {
    expect(await sendStep3(() => json(400, body))).toMatchObject({ kind: 'rejected', message, field })
    expect(await sendStep3(() => json(200, { ...body, success: false }))).toMatchObject({ kind: 'rejected', message, field })
  })

  it.each<[string, unknown]>([
    ['a list of codes', { codes: ['E12', 'not-unique'] }],
    ['a list of other things', { current: [{ title: 'Not so.' }], numbers: [7] }],
    ['texts that nobody called words', { timestamp: '27 November 2026', path: '/api/seller/step3' }],
    ['errors without words', { errors: { code: 7, bank: { ifsc: 'not-unique' } } }],
  ])('ONB-06 %s is not used as a message', async (_, body) => {
    expect(await sendStep3(() => json(400, body))).toMatchObject(refused(400, null))
  })

  it('QUEUE-05 a list of sentences is used as a message only in a refusal', async () => {
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
  ])('ONB-06 the HTTP name of a status is not used as a message: %j', async (said) => {
    expect(await sendStep3(() => json(422, said))).toMatchObject(refused(422, null))
    expect(await sendStep3(() => json(500, said))).toEqual(unavailable(500))
  })

  it.each([
    { error: 'INVALID_INPUT' },
    { message: 'seller.nickname.taken' },
    { errors: { nickname: ['errors:nickname.taken'] } },
    { errors: ['E_42'] },
    { statusCode: 404, error: 'Not Found', message: 'Cannot POST /api/seller/step3' },
    { statusCode: 404, error: 'Not Found', message: 'Route POST:/api/seller/step3 not found' },
    'Cannot POST /api/seller/step3',
  ])('ONB-06 an error code, or what a framework says of an unknown path, is not used as a message: %j', async (said) => {
    expect(await sendStep3(() => json(404, said))).toMatchObject(refused(404, null))
    expect(await sendStep3(() => json(500, said))).toEqual(unavailable(500))
    expect(await sendStep3(() => json(400, { ...Object(said), detail: 'Not so.' }))).toMatchObject(refused(400, 'Not so.'))
  })

  it.each(['Taken.', 'Cannot post to this account.', 'Route 7 is closed.', 'Ask support.team@example.com.', 'गलत_नाम नहीं चलेगा', 'गलत'])('ONB-06 a message stays unchanged, whatever characters it contains: %j', async (message) => {
    expect(await sendStep3(() => json(400, { message }))).toEqual(refused(400, message))
  })

  it('ONB-06 EXT-06 the field of an error code is returned, even if there is no message', async () => {
    expect(await sendStep3(() => json(400, { errors: { nickname: ['NICKNAME_TAKEN'] } }))).toEqual({ ...refused(400, null), field: 'nickname' })
    expect(await sendStep3(() => json(400, { errors: { nickname: ['NICKNAME_TAKEN'], gstType: ['Not so.'] } }))).toEqual({ ...refused(400, 'Not so.'), field: 'gstType' })
    expect(await sendStep3(() => json(400, { data: { errors: { nickname: ['NICKNAME_TAKEN'], gstType: ['Not so.'] } } }))).toEqual({ ...refused(400, 'Not so.'), field: 'gstType' })
  })

  it('QUEUE-05 a code as the message of a success is a success, also over plain http', async () => {
    expect(await overPlainHttp(() => json(200, { message: 'STEP_SAVED' }))).toMatchObject({ kind: 'ok' })
  })

  it('ONB-06 a very long message is shortened to 300 characters', async () => {
    const result = await sendStep3(() => json(400, { message: 'No. '.repeat(1000) }))
    if (result.kind !== 'rejected') throw new Error('It was not refused')
    expect(result.message).toHaveLength(300)
    expect(result.message).toMatch(/^No\. No\..*…$/)
  })

  it('EXT-05 QUEUE-05 a command answer that says no is a refusal, and an empty one over plain http is unclear', async () => {
    expect(await sendTakenOut(() => json(200, { success: 'false', code: 'state', record: { id: 'OD-1' } }))).toMatchObject({ kind: 'rejected', code: 'state' })
    expect(await sendTakenOut(() => new Response(null, { status: 204 }), { origin: 'http://shop.example' })).toEqual(unclear(204))
  })

  it.each([400, 403, 404, 409, 413, 415, 422])('QUEUE-05 a %d is a final refusal with the message of the server', async (status) => {
    expect(await sendStep3(() => json(status, { success: false, message: ' Not so. ' }))).toEqual({
      kind: 'rejected',
      status,
      message: 'Not so.',
    })
    expect(await sendStep3(() => new Response(null, { status }))).toEqual({ kind: 'rejected', status, message: null })
    expect(await sendStep3(() => json(status, { message: '  ' }))).toEqual({ kind: 'rejected', status, message: null })
    expect(await sendStep3(() => json(status, { message: { text: 'no' } }))).toEqual({ kind: 'rejected', status, message: null })
  })

  it('EXT-06 code, field and record of a refusal are returned, but no unknown code', async () => {
    const current = { id: 'OD-1042', rev: 5 }
    const said = { success: false, message: 'Not so.', code: 'cancelled', field: 'id', current }
    expect(await sendStep3(() => json(409, said))).toEqual({ ...refused(409, 'Not so.'), code: 'cancelled', field: 'id', current })
    expect(await sendStep3(() => json(200, said))).toEqual({ ...refused(200, 'Not so.'), code: 'cancelled', field: 'id', current })
    expect(await sendStep3(() => json(409, { message: 'Not so.', code: 'E1042', field: ['id'] }))).toEqual(refused(409, 'Not so.'))
    expect(await sendStep3(() => json(409, { message: 'Not so.', code: 7, field: 'x'.repeat(65) }))).toEqual(refused(409, 'Not so.'))
  })

  it('EXT-06 QUEUE-05 a code of the contract is a refusal even with status 200, unless the answer says yes; other codes are not', async () => {
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

  it.each([400, 401, 403, 404, 409, 413])('QUEUE-05 an HTML page with %d is not an answer of the backend', async (status) => {
    expect(await sendStep3(() => html(status))).toEqual(unavailable(status))
  })

  it.each([408, 425, 429, 500, 502, 503, 504, 511])('QUEUE-05 a %d can be retried', async (status) => {
    expect(await sendStep3(() => json(status, { message: 'Later.' }))).toEqual(unavailable(status, { message: 'Later.' }))
    expect(await sendStep3(() => html(status))).toEqual(unavailable(status))
  })

  it.each([301, 302, 303, 307, 308])('QUEUE-05 a redirect (%d) counts as unavailable', async (status) => {
    expect(await sendStep3(() => new Response(null, { status, headers: { Location: 'https://evil.example' } }))).toEqual(
      unavailable(status),
    )
  })

  it.each([
    ['7', 7000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['soon', null],
    ['0', null],
  ])('QUEUE-05 Retry-After %j is read, and ignored if it is 0 or invalid', async (header, retryAfterMilliseconds) => {
    for (const status of [408, 425, 429, 503])
      expect(await sendStep3(() => json(status, {}, { 'Retry-After': header }))).toEqual(
        unavailable(status, { retryAfterMilliseconds }),
      )
  })

  it('QUEUE-07 a 409 with Retry-After is retried, as the same key is still being processed', async () => {
    expect(await sendStep3(() => json(409, { message: 'Being worked on' }, { 'Retry-After': '1' }))).toEqual(
      unavailable(409, { message: 'Being worked on', retryAfterMilliseconds: 1000 }),
    )
    expect(await sendStep3(() => json(409, { message: 'Being worked on' }, { 'Retry-After': '0' }))).toEqual(
      unavailable(409, { message: 'Being worked on' }),
    )
  })
})
