import { describe, expect, it } from 'vitest'
import { scopedBody, testCommands } from '../../tests/support/scoped-command'
import { rememberRows } from './remember-rows'

const stored = (sequence: number, more: object = {}) => ({
  sequence,
  order: sequence,
  sellerId: 'S1',
  command: 'change-things',
  scopes: [`thing:${sequence}`],
  subject: `change thing:${sequence}`,
  shows: { title: 'Change', detail: 'Changed' },
  key: `key-${sequence}`,
  savedAt: 1,
  attempts: 0,
  state: 'waiting',
  pause: null,
  body: scopedBody('S1', [sequence], 1),
  bodyVersion: 1,
  ...more,
})

describe('rows that are read again', () => {
  it('QUEUE-02 are parsed once as long as nothing in them differs', () => {
    const read = rememberRows(testCommands)
    const [one, two] = read([stored(1), stored(2)])
    expect(one).toMatchObject({ kind: 'submission', submission: { sequence: 1 } })
    const [again, changed, third] = read([stored(1), stored(2, { attempts: 1 }), stored(3)])
    expect(again).toBe(one)
    expect(changed).not.toBe(two)
    expect(changed).toMatchObject({ submission: { attempts: 1 } })
    expect(third).toMatchObject({ submission: { sequence: 3 } })
  })

  it.each([
    ['its body', { body: scopedBody('S1', [1], 2) }],
    ['a field that it has not', { lostAnswer: true }],
    ['a list that is longer', { scopes: ['thing:1', 'thing:2'] }],
    ['what is no plain value', { body: new Blob() }],
    ['nothing where something was', { pause: undefined }],
  ])('QUEUE-06 S5 are parsed again for %s', (_, change) => {
    const read = rememberRows(testCommands)
    const [before] = read([stored(1)])
    const [after] = read([stored(1, change)])
    expect(after).not.toBe(before)
    expect(read([stored(1, change)])[0]).toEqual(after)
  })

  it('QUEUE-02 are not remembered for long once they are gone', () => {
    const read = rememberRows(testCommands)
    const rows = Array.from({ length: 200 }, (_, place) => stored(place + 1))
    const [one] = read(rows)
    read([stored(1)])
    expect(read(rows)[0]).not.toBe(one)
  })
})
