import { describe, expect, it } from 'vitest'
import { endpoints, isEndpointName, isOptional, isOrderCommand, isRead, type EndpointName } from '@/contract/endpoints'
import { reads } from '@/contract/reads/all-reads'
import { allRows } from './all-rows'

const names = Object.keys(endpoints).filter(isEndpointName)

const statusesOf = (name: EndpointName): readonly (number | null)[] =>
  allRows.filter(({ subject }) => subject === name).map(({ status }) => status)

it('BACKEND-04 every row has a name of its own and says which requirements it is about', () => {
  const ids = allRows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, requirements } of allRows) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/)
    expect(requirements.join(' ')).toMatch(/^[A-Z]+-\d{2}(?: [A-Z]+-\d{2})*$/)
  }
})

it('BACKEND-04 the status of a refusal is always our decision: the specification names none', () => {
  for (const { id, status, source } of allRows)
    if (status !== null) expect([id, source]).toEqual([id, 'decision'])
})

describe.each(names.filter((name) => !isOptional(name)))('the rows of %s', (name) => {
  it('BACKEND-04 ask for what the specification demands, and for the refusal of a wrong body', () => {
    expect(allRows.some(({ subject, source }) => subject === name && source === 'specification')).toBe(true)
    expect(statusesOf(name)).toContain(400)
  })
})

it('BACKEND-06 LAYOUT-04 the rows of the sign-out demand nothing', () => {
  expect(allRows.filter(({ subject }) => subject === 'signOut').map(({ source }) => source)).toEqual(['decision', 'decision', 'decision'])
})

describe.each(names.filter(isRead))('the rows of %s', (name) => {
  it('BACKEND-06 READ-01 demand nothing, and ask for a token, right parameters and a word about cursors that are too old', () => {
    expect(allRows.filter(({ subject }) => subject === name).map(({ source }) => source)).not.toContain('specification')
    expect(statusesOf(name)).toEqual(expect.arrayContaining([400, 401, 410]))
  })
})

describe.each(names.filter((name) => endpoints[name].access === 'seller' && isOptional(name)))('the rows of %s', (name) => {
  it('EXT-09 demand nothing, ask for a token, and of what is about one order for its owner, of a command for its revision too', () => {
    expect(allRows.filter(({ subject }) => subject === name).map(({ source }) => source)).not.toContain('specification')
    expect(statusesOf(name)).toEqual(expect.arrayContaining(isOrderCommand(name) ? [400, 401, 403, 404, 409] : name === 'record' ? [400, 401, 403, 404] : [401]))
  })
})

it('EXT-02 EXT-09 the rows of all that modules have ask what is said before the approval', () => {
  const before = allRows.filter(({ id, besides }) => id.endsWith('-before-approval') && besides === 'with code not-approved').map(({ subject }) => subject)
  const ofModules = names.filter((name) => (isRead(name) ? reads[name].module !== null : isOptional(name) && name !== 'signOut' && name !== 'modules'))
  expect(before.toSorted()).toEqual(ofModules.toSorted())
})

describe.each(names.filter((name) => endpoints[name].access === 'seller' && !isOptional(name)))('the rows of %s', (name) => {
  it('BACKEND-06 QUEUE-02 ask for a token and for idempotency keys', () => {
    const ids = allRows.filter(({ subject }) => subject === name).map(({ id }) => id.replace(/^step\d-/, ''))
    expect(ids).toEqual(expect.arrayContaining(['without-token', 'key-again', 'key-other-body', 'key-at-once']))
    expect(statusesOf(name)).toEqual(expect.arrayContaining([401, 422]))
  })
})
