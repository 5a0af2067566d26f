import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { complete, type Answer, type BackendUnderTest, type WireCall } from './backend-under-test'
import { answerOf } from './faults/planting'
import { survey } from './survey'

/** A backend that always gives the same answer at the same address. */
const answering = (answerTo: (call: WireCall) => Answer): BackendUnderTest => ({
  name: 'a backend',
  send: async (call) => answerTo(call),
  converse: async () => null,
  codesOf: null,
  clock: { longest: 0, pass: async () => undefined },
  eventWithinMilliseconds: 0,
  portalOrigin: null,
  ...complete,
})

const missingOf = async (answerTo: (call: WireCall) => Answer): Promise<readonly string[] | null> => {
  const found = await survey(answering(answerTo))
  return found.kind === 'there' ? [...found.missing] : null
}

const open = new Set<string>(endpointNames.filter((name) => endpoints[name].access !== 'seller').map((name) => endpoints[name].path))

describe('the survey of missing endpoints', () => {
  it.each([401, 403])('BACKEND-04 reports none if protected paths all answer %i, with an empty body or JSON without a message', async (status) => {
    const closed: Answer = { ...answerOf(status, null), body: { kind: 'empty' } }
    expect(await missingOf(({ path }) => (open.has(path) ? answerOf(400, { message: 'No.' }) : closed))).toEqual([])
    expect(await missingOf(({ path }) => (open.has(path) ? answerOf(400, { message: 'No.' }) : answerOf(status, { path })))).toEqual([])
  })

  it.each<[string, Answer['body']]>([
    ['nothing', { kind: 'empty' }],
    ['a page', { kind: 'page' }],
    ['words', { kind: 'text', text: 'Not found' }],
    ['JSON', { kind: 'json', value: { message: 'Not found' } }],
  ])('BACKEND-04 reports an endpoint as missing that answers 404 with %s', async (_, body) => {
    const gone: Answer = { ...answerOf(404, null), body }
    expect(await missingOf(({ path }) => (path === endpoints.login.path ? answerOf(401, { message: 'No.' }) : gone))).toEqual(
      endpointNames.filter((name) => name !== 'login' && endpoints[name].method === 'POST').concat(endpointNames.filter((name) => endpoints[name].method === 'GET')),
    )
  })
})
