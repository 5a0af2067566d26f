import { describe, expect, it } from 'vitest'
import { endpoints, isEndpointName, isOptional, isOrderCommand, isRead, type EndpointName } from '@/contract/endpoints'
import { reads } from '@/contract/reads/all-reads'
import { allRows } from './all-rows'

const names = Object.keys(endpoints).filter(isEndpointName)

const statusesOf = (name: EndpointName): readonly (number | null)[] =>
  allRows.filter(({ subject }) => subject === name).map(({ status }) => status)

it('BACKEND-04 every row has a unique id and names its requirements', () => {
  const ids = allRows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, requirements } of allRows) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
    expect(requirements.join(' ')).toMatch(/^[A-Z]+-\d{2}(?: [A-Z]+-\d{2})*$/)
  }
})

it('BACKEND-04 a row that expects a status for a refusal is always our decision', () => {
  for (const { id, status, source } of allRows)
    if (status !== null) expect([id, source]).toEqual([id, 'decision'])
})

describe.each(names.filter((name) => !isOptional(name)))('the rows of %s', (name) => {
  it('BACKEND-04 include one that the specification demands, and one that expects 400 for a wrong body', () => {
    expect(allRows.some(({ subject, source }) => subject === name && source === 'specification')).toBe(true)
    expect(statusesOf(name)).toContain(400)
  })
})

it('BACKEND-06 LAYOUT-04 the rows of the sign-out are all our decisions', () => {
  expect(allRows.filter(({ subject }) => subject === 'signOut').map(({ source }) => source)).toEqual(['decision', 'decision', 'decision'])
})

describe.each(names.filter(isRead))('the rows of %s', (name) => {
  it('BACKEND-06 READ-01 are all our decisions, and expect 401 without a token, 400 for wrong parameters and 410 for old cursors', () => {
    expect(allRows.filter(({ subject }) => subject === name).map(({ source }) => source)).not.toContain('specification')
    expect(statusesOf(name)).toEqual(expect.arrayContaining([400, 401, 410]))
  })
})

describe.each(names.filter((name) => endpoints[name].access === 'seller' && isOptional(name)))('the rows of %s', (name) => {
  it('EXT-09 are all our decisions, and expect 401, for one order 403 and 404 too, and for its commands 409 too', () => {
    expect(allRows.filter(({ subject }) => subject === name).map(({ source }) => source)).not.toContain('specification')
    expect(statusesOf(name)).toEqual(expect.arrayContaining(isOrderCommand(name) ? [400, 401, 403, 404, 409] : name === 'record' ? [400, 401, 403, 404] : [401]))
  })
})

it('EXT-02 EXT-09 every endpoint of the modules has a row about a seller who is not approved', () => {
  const before = allRows.filter(({ id, besides }) => id.endsWith('-before-approval') && besides === 'with code not-approved').map(({ subject }) => subject)
  const ofModules = names.filter((name) => (isRead(name) ? reads[name].module !== null : isOptional(name) && name !== 'signOut' && name !== 'modules'))
  expect(before.toSorted()).toEqual(ofModules.toSorted())
})

describe.each(names.filter((name) => endpoints[name].access === 'seller' && !isOptional(name)))('the rows of %s', (name) => {
  it('BACKEND-06 QUEUE-02 expect 401 without a token, and cover repeated, reused and simultaneous idempotency keys', () => {
    const ids = allRows.filter(({ subject }) => subject === name).map(({ id }) => id.replace(/^step\d-/, ''))
    expect(ids).toEqual(expect.arrayContaining(['without-token', 'key-again', 'key-other-body', 'key-at-once']))
    expect(statusesOf(name)).toEqual(expect.arrayContaining([401, 422]))
  })
})
