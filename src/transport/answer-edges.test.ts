import { describe, expect, it } from 'vitest'
import type { RequestOf } from '@/contract/endpoints'
import { handMadeBackend, reportedConnectivity } from '../../tests/support/hand-made-backend'
import { isPolluted, polluting } from '../../tests/support/polluting'
import { createCaller } from './call'
import { interpret } from './interpret'
import { readAnswer, type AnswerBody } from './read-answer'
import { retryAfterOf } from './retry-after'

const now = Date.UTC(2026, 10, 21, 12)
const json = (value: unknown): AnswerBody => ({ kind: 'json', value })

/** How a step's answer is interpreted. */
const meaning = (body: AnswerBody, { status = 200, origin = 'https://backend.example', headers = {} } = {}) =>
  interpret('step3', new Response(null, { status, headers }), body, { origin, now })

describe('an empty answer', () => {
  const isSuccess = (origin: string): boolean => meaning({ kind: 'empty' }, { origin }).kind === 'ok'

  it('QUEUE-05 P10 is a success over https and on the local machine, where only the backend can have sent it', () => {
    for (const origin of ['https://backend.example', 'http://localhost:4170', 'http://portal.localhost', 'http://127.0.0.1:4170', 'http://127.10.20.30', 'http://[::1]:4170'])
      expect(isSuccess(origin), origin).toBe(true)
  })

  it.each([
    'http://backend.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://127.0.0.1.evil.example',
    'http://evil.127.0.0.1.nip.io',
    'http://128.0.0.1',
    'http://[::2]',
  ])('QUEUE-05 P10 is not a success from %s, which is neither https nor the local machine', (origin) => {
    expect(isSuccess(origin)).toBe(false)
  })
})

describe('a refusal wrapped in data', () => {
  it('QUEUE-05 is read as a refusal with its message', () => {
    expect(meaning(json({ data: { success: false, message: 'The nickname is taken.' } }))).toMatchObject({ kind: 'rejected', message: 'The nickname is taken.' })
    expect(meaning(json({ data: { ok: 'no' } }))).toMatchObject({ kind: 'rejected', message: null })
  })

  it('QUEUE-05 is ignored if the answer itself is a success, or if data says nothing', () => {
    for (const yes of [{ message: 'Saved.', data: { success: true } }, { success: true, data: { status: 'failed' } }, { success: true, data: { success: false } }, { data: null }, { data: [] }])
      expect(meaning(json(yes)), JSON.stringify(yes)).toMatchObject({ kind: 'ok' })
  })
})

it.each([
  { success: true, status: 'rejected', message: 'Saved.' },
  { id: 12, status: 'N' },
  { message: 'Saved.', status: 'declined' },
])('QUEUE-05 LOGIN-08 a status field of the record itself does not decide about the call: %j', (said) => {
  expect(meaning(json(said))).toMatchObject({ kind: 'ok' })
})

describe('the code of a refusal', () => {
  it.each([
    [409, { code: 'NOT_APPROVED' }, 'not-approved'],
    [409, { error: { code: 'changed', message: 'Look again.' } }, 'changed'],
    [404, { code: 'ORDER_NOT_FOUND', message: 'No such order.' }, 'unknown'],
    [404, { error: { code: 'unknown' } }, 'unknown'],
    [409, { code: 409, error: { code: 'CHANGED' } }, 'changed'],
    // What any server may answer at an address that it does not know.
    [404, { code: 'NOT_FOUND' }, undefined],
    [404, { code: 'rest_no_route' }, undefined],
    [404, { code: 404, message: 'Not found' }, undefined],
    [404, { message: 'No such order.' }, undefined],
    [422, { code: 'E_VALIDATION' }, undefined],
  ])('EXT-03 EXT-06 is normalised to the codes of the contract: %i %j', (status, said, code) => {
    const result = meaning(json(said), { status })
    expect(result.kind === 'rejected' ? result.code : result.kind).toBe(code)
  })
})

describe('the HTTP name of a status', () => {
  it.each([
    [404, '404 page not found'],
    [405, { detail: 'Method Not Allowed' }],
    [410, { error: 'Gone' }],
    [413, { error: 'Payload Too Large' }],
    [415, { error: 'Unsupported Media Type' }],
    [502, { message: 'Bad Gateway' }],
    [504, { message: 'Gateway Time-out' }],
  ])('QUEUE-05 is not shown as a message for %i: %j', (status, said) => {
    expect(meaning(typeof said === 'string' ? { kind: 'text', text: said } : json(said), { status })).toMatchObject({ message: null })
  })

  it('QUEUE-05 is kept as part of a longer sentence', () => {
    expect(meaning(json({ message: 'Gone are the days.' }), { status: 400 })).toMatchObject({ message: 'Gone are the days.' })
  })
})

/** All objects nested in another. */
const partsOf = (whole: object): readonly object[] =>
  Object.values(whole).flatMap((part: unknown) => (typeof part === 'object' && part !== null ? [part, ...partsOf(part)] : []))

describe('interpreting an answer', () => {
  it('QUEUE-05 S18 polluting keys in an answer change no prototype, and the rest is read', () => {
    const yes = meaning(json(polluting({ message: 'Saved.' })))
    expect(yes).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
    const no = meaning(json(polluting({ success: false, message: 'Not so.' })), { status: 422 })
    expect(no).toMatchObject({ kind: 'rejected', message: 'Not so.' })
    const answers = {
      offers: { items: [{ id: 'OD-1', offer: {} }], next: 'c', more: false },
      orderPack: { success: true, record: { id: 'OD-1', total: { paise: 1 } } },
      login: { success: true, token: 'T1', sellerId: 'S1', currentStep: 3 },
    } as const
    const read = (['offers', 'orderPack', 'login'] as const).map((name) =>
      interpret(name, new Response(null), json(polluting(answers[name])), { origin: 'https://backend.example', now }),
    )
    expect(read).toMatchObject([{ kind: 'ok' }, { kind: 'ok', data: { record: { id: 'OD-1' } } }, { kind: 'ok' }])
    const within = [yes, no, ...read].flatMap((found) => [found, ...partsOf(found)])
    expect([{}, ...within].filter((found) => isPolluted(found))).toEqual([])
  })

  it('QUEUE-05 keeps the text of a refusal, except for JSON that was cut short', () => {
    expect(meaning({ kind: 'text', text: 'Not so: see [7]' }, { status: 422 })).toEqual({ kind: 'rejected', status: 422, message: 'Not so: see [7]' })
    for (const text of ['{"message":"Not', '["Not', '"Not']) expect(meaning({ kind: 'text', text }, { status: 422 })).toMatchObject({ message: null })
  })

  it('QUEUE-05 P10 a list, null, a number, a boolean or a text over plain http is not a success', () => {
    const origin = 'http://backend.example'
    for (const value of [[], null, 'Saved.', 7, true]) expect(meaning(json(value), { origin }).kind, JSON.stringify(value)).not.toBe('ok')
    expect(meaning(json({ message: 'Saved.' }), { origin })).toEqual({ kind: 'ok', data: { message: 'Saved.' } })
  })

  it.each(['page', 'broken'] as const)('QUEUE-05 P10 a %s counts as temporarily unavailable, without a message', (kind) => {
    for (const status of [200, 422]) expect(meaning({ kind }, { status })).toEqual({ kind: 'unavailable', status, message: null, retryAfterMilliseconds: null })
  })

  it.each<[string, Record<string, string>, readonly number[]]>([
    ['', {}, [408, 425, 429]],
    [' that names a time', { 'Retry-After': '1' }, [408, 409, 425, 429]],
  ])('QUEUE-05 QUEUE-07 of the failures%s a 401 ends the session, most other 4xx are refusals, and the rest can be retried', (_, headers, triedAgain) => {
    for (let status = 300; status < 600; status += 1) {
      const isRefusal = status >= 400 && status < 500 && !triedAgain.includes(status)
      const kind = status === 401 ? 'unauthorised' : isRefusal ? 'rejected' : 'unavailable'
      expect(meaning(json({}), { status, headers }).kind, String(status)).toBe(kind)
    }
  })

  it('QUEUE-07 a 409 is a refusal, unless it has a Retry-After', () => {
    expect(meaning(json({}), { status: 409 }).kind).toBe('rejected')
    expect(meaning(json({}), { status: 409, headers: { 'Retry-After': '1' } }).kind).toBe('unavailable')
  })

  it('QUEUE-05 LOGIN-08 an answer without the fields that the contract requires is unclear; a sign-in requires none', () => {
    expect(interpret('login', new Response(null), json({}), { origin: 'https://backend.example', now })).toMatchObject({ kind: 'ok' })
    expect(interpret('registeredDetails', new Response(null), json({}), { origin: 'https://backend.example', now }).kind).toBe('unclear')
  })
})

describe('reading the body of an answer', () => {
  it('QUEUE-05 recognises pages, JSON and text by content, not by content type', async () => {
    const read = (text: string) => readAnswer(new Response(text))
    expect(await Promise.all(['', '  ', ' <p>', '{"a":1}', '7', 'Saved.', '{"a'].map(read))).toEqual([
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'page' },
      { kind: 'json', value: { a: 1 } },
      { kind: 'json', value: 7 },
      { kind: 'text', text: 'Saved.' },
      { kind: 'text', text: '{"a' },
    ])
  })

  it('QUEUE-05 distinguishes a body that broke off from a call that timed out', async () => {
    const failing = (error: Error) => new Response(new ReadableStream({ start: (controller) => controller.error(error) }))
    expect(await readAnswer(failing(new TypeError('Connection lost')))).toEqual({ kind: 'broken' })
    await expect(readAnswer(failing(new DOMException('Timed out', 'TimeoutError')))).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

describe('the Retry-After header', () => {
  it('QUEUE-05 is read with surrounding spaces, and so is the Date header', () => {
    const headers: Record<string, string> = { 'Retry-After': ' Sat, 21 Nov 2026 12:00:10 GMT ', Date: ' Sat, 21 Nov 2026 12:00:00 GMT ' }
    expect(retryAfterOf({ get: (name) => headers[name] ?? null }, now)).toBe(10_000)
    expect(retryAfterOf({ get: (name) => (name === 'Retry-After' ? ' 7 ' : null) }, now)).toBe(7000)
  })

  it('QUEUE-05 is ignored if it is a date without a weekday', () => {
    expect(retryAfterOf(new Headers({ 'Retry-After': '21 Nov 2026 12:00:10 GMT' }), now)).toBeNull()
  })

  it('QUEUE-05 counts as 60 s if its date is this very moment by the clock of the phone', () => {
    expect(retryAfterOf(new Headers({ 'Retry-After': 'Sat, 21 Nov 2026 12:00:00 GMT' }), now)).toBe(60_000)
  })
})

describe('the check whether CORS refuses the portal', () => {
  const body: RequestOf<'step3'> = { sellerId: 'S1', nickname: 'Asha', gstType: 'No GST' }

  it('BACKEND-06 repeats the content types of the real request, with no secrets, referrer, cookies or cache', async () => {
    const { backend, requests } = handMadeBackend((request) =>
      request.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
    )
    const caller = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
    expect(await caller.call('step3', body, { token: 'T1', idempotencyKey: 'K1' })).toEqual({ kind: 'unreachable', reason: 'refused' })
    const [real, , probe] = requests
    expect(Object.fromEntries(probe?.headers ?? [])).toEqual({
      accept: real?.headers.get('accept'),
      'accept-language': real?.headers.get('accept-language'),
      'content-type': real?.headers.get('content-type'),
      authorization: '-',
      'idempotency-key': '-',
    })
    for (const { cache, credentials, referrerPolicy } of requests.slice(1))
      expect({ cache, credentials, referrerPolicy }).toEqual({ cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('QUEUE-05 a call aborted for another reason counts as a network failure, not as a timeout', async () => {
    const { backend } = handMadeBackend(() => Promise.reject(new DOMException('Not now', 'AbortError')))
    const caller = createCaller(() => Promise.resolve(backend), reportedConnectivity().connectivity)
    expect(await caller.call('step3', body)).toEqual({ kind: 'unreachable', reason: 'network' })
  })
})
