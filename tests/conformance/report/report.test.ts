import { describe, expect, it } from 'vitest'
import type { Answer } from '../backend-under-test'
import type { ConformanceRow } from '../conformance-row'
import type { RowResult } from '../run-rows'
import { callOf, type Exchange } from '../row-context'
import type { Verdict } from '../verdict'
import { cameText, sentText } from './evidence'
import { toJson } from './json'
import { toMarkdown } from './markdown'
import { judge } from './summary'
import { toLines, toSummary } from './terminal'

const row = (changes: Partial<ConformanceRow> = {}): ConformanceRow => ({
  id: 'some-row',
  subject: 'login',
  source: 'specification',
  requirements: ['LOGIN-07'],
  title: 'somebody | signs in',
  expected: 'a token',
  status: null,
  besides: null,
  run: async () => undefined,
  ...changes,
})

const answer = (body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  kind: 'answer',
  status: 200,
  headers: new Headers(headers),
  body: { kind: 'json', value: body },
})

const signIn: Exchange = {
  kind: 'call',
  call: callOf('login', { email: 'a@example.com', password: 'a-secret' }, { token: 'old-token', key: 'k1' }),
  reply: answer({ token: 'new-token', sellerId: 's1', message: 'x'.repeat(100) }, { 'Retry-After': '30' }),
}

const result = (verdict: Verdict, changes: Partial<ConformanceRow> = {}): RowResult => ({
  row: row(changes),
  verdict,
  exchanges: [signIn],
  deciding: signIn,
})

const pass: Verdict = { kind: 'pass' }
const fail: Verdict = { kind: 'fail', found: 'no token', understood: false }
const untried: Verdict = { kind: 'untried', reason: 'no codes' }

describe('a call in the report', () => {
  it('BACKEND-04 is shown with its path, body, key, status and headers', () => {
    expect(sentText(signIn)).toMatch(/^POST \/api\/seller\/login with a token Idempotency-Key: k1 \{"email":"a@example.com",/)
    expect(cameText(signIn)).toMatch(/^200 Retry-After: 30 \{/)
  })

  it('BACKEND-04 is shown without passwords, tokens and codes, and with long texts cut', () => {
    const verify: Exchange = {
      kind: 'call',
      call: callOf('verifyOtp', { sellerId: 's1', emailOtp: '1234', secondarymobileOtp: '5678' }),
      reply: { kind: 'silence', reason: 'connection refused' },
    }
    const shown = [sentText(signIn), cameText(signIn), sentText(verify), cameText(verify)].join(' ')
    for (const secret of ['a-secret', 'old-token', 'new-token', '1234', '5678']) expect(shown).not.toContain(secret)
    expect(shown).not.toContain('x'.repeat(61))
    expect(cameText(verify)).toBe('(no answer: connection refused)')
  })

  it('BACKEND-04 is shown for socket events and for answers that are no JSON too', () => {
    const events: Exchange = { kind: 'events', said: [{ event: 'ask', payload: { email: 'a' } }], heard: [] }
    expect([sentText(events), cameText(events)]).toEqual(['ask {"email":"a"}', '(no event)'])
    const broken: Exchange = { kind: 'call', call: { ...callOf('login', {}), text: '{"email":' }, reply: answer({}) }
    expect(sentText(broken)).toBe('POST /api/seller/login "{\\"email\\":"')
    const came = (body: Answer['body']): string => cameText({ ...broken, reply: { ...answer(null), body } })
    expect(([{ kind: 'empty' }, { kind: 'page' }, { kind: 'broken' }, { kind: 'text', text: 'Saved.' }] as const).map(came)).toEqual([
      '200 (no body)',
      '200 (a web page)',
      '200 (a body that broke off)',
      '200 "Saved."',
    ])
  })
})

describe('the report as a page and as JSON', () => {
  const when = new Date(Date.UTC(2026, 10, 21))
  const results = [
    result(pass, { id: 'kept' }),
    result(fail, { id: 'broken' }),
    result(untried, { id: 'unknown', subject: 'step3' }),
    result(fail, { id: 'ours', source: 'decision', requirements: ['BACKEND-06', 'QUEUE-02'] }),
    result({ ...fail, understood: true }, { id: 'odd', source: 'decision' }),
  ]
  const backend = { name: 'https://api.example.com', missing: new Set(['step3'] as const) }
  const page = toMarkdown(results, backend, when)

  it('BACKEND-04 has a table for each source, with the failed rows first', () => {
    const order = ['What the specification demands', '| broken |', '| unknown |', '| kept |', 'What we decided', '| ours |']
    const places = order.map((text) => page.indexOf(text))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(page).toContain('| specification | 1 | 1 | 1 |')
    expect(page).toContain('| POST /api/seller/login | 1 | 1 | 0 | 0 | 2 | 0 |')
    expect(page).toContain('| POST /api/seller/step3: not implemented | 0 | 0 | 1 | 0 | 0 | 0 |')
    expect(page).toContain('our decision (BACKEND-06, QUEUE-02)')
    expect(page).toContain('FAIL: no token')
    expect(page).toContain('understood, but better: a token; no token')
    expect(page).toContain('could not be tried: no codes')
  })

  it('BACKEND-04 keeps each row on one line and in its columns, whatever its title contains', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('| broken'))
    expect(lines).toHaveLength(1)
    expect(lines[0]?.match(/(?<!\\)\|/g)).toHaveLength(9)
    expect(page).toContain('somebody \\| signs in')
  })

  it('BACKEND-04 lists the calls of a failed row', () => {
    expect(page).toMatch(/### broken\n\n1\. sent POST \/api\/seller\/login/)
  })

  it('BACKEND-04 has the same results in JSON', () => {
    expect(JSON.parse(toJson(results, backend, when))).toMatchObject({
      backend: 'https://api.example.com',
      at: '2026-11-21T00:00:00.000Z',
      specification: { pass: 1, fail: 1, untried: 1 },
      decision: { pass: 0, fail: 2, untried: 0 },
      endpoints: [
        { endpoint: 'POST /api/seller/login', implemented: true, specification: { pass: 1, fail: 1, untried: 0 }, decision: { fail: 2 } },
        { endpoint: 'POST /api/seller/step3', implemented: false },
      ],
      rows: [{ id: 'kept' }, { id: 'broken', endpoint: 'POST /api/seller/login', verdict: fail }, {}, {}, { id: 'odd', verdict: { understood: true } }],
    })
  })
})

it('BACKEND-04 the verdict on a backend is good only if no row of the specification fails, and with --strict none of ours', () => {
  const ours = result(fail, { source: 'decision' })
  expect(judge([result(pass), ours], false)).toBe('good')
  expect(judge([result(pass), result(untried), ours], false)).toBe('not-proved')
  expect(judge([result(pass), ours], true)).toBe('failed')
  expect(judge([result(fail), result(untried)], false)).toBe('failed')
  expect(judge([result({ ...fail, understood: true })], false)).toBe('failed')
})

it('BACKEND-04 the printed lines count failed rows that are understood separately', () => {
  const odd = result({ ...fail, understood: true })
  expect(toLines(odd)[0]).toMatch(/^understood {2,}specification/)
  expect(toLines(odd).at(-1)).toContain('understood, but better: a token; no token')
  expect(toSummary([odd, result(fail), result(pass)], new Set()).join()).toMatch(/1 pass, 2 fail \(1 of them understood\), 0 could not be tried/)
})
