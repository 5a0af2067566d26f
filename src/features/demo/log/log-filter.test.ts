import { describe, expect, it } from 'vitest'
import { callEntry, eventEntry } from '../../../../tests/support/presenter-service'
import { filterLog, type LogFilter } from './log-filter'

const refused = callEntry({
  id: 'refused',
  endpoint: 'step3',
  key: 'b5c1-77',
  interference: '409',
  end: { kind: 'answered', status: 409, body: { message: 'Taken' }, milliseconds: 3 },
})
const lost = callEntry({ id: 'lost', endpoint: 'step4', end: { kind: 'unanswered', milliseconds: 15_000 } })
const running = callEntry({ id: 'running', endpoint: 'register', end: { kind: 'running' } })
const entries = [running, lost, eventEntry({ id: 'event' }), refused, callEntry({ id: 'good' })]

const found = (filter: Partial<LogFilter>): string[] =>
  filterLog(entries, { kind: 'all', text: '', ...filter }).map(({ id }) => id)

describe('the filter of the log', () => {
  it('DEMO-04 shows every entry in its order while it is empty', () => {
    expect(found({})).toEqual(['running', 'lost', 'event', 'refused', 'good'])
    expect(found({ text: '  ' })).toHaveLength(5)
  })

  it('DEMO-04 separates calls, events and failed calls; a running call is not a failed one', () => {
    expect(found({ kind: 'calls' })).toEqual(['running', 'lost', 'refused', 'good'])
    expect(found({ kind: 'events' })).toEqual(['event'])
    expect(found({ kind: 'failed' })).toEqual(['lost', 'refused'])
  })

  it.each([
    ['step3', ['refused']],
    ['/API/seller/login', ['good']],
    ['b5c1', ['refused']],
    ['on purpose', ['refused']],
    ['no answer', ['lost']],
    ['meera', ['running', 'lost', 'refused', 'good']],
    ['taken 409', ['refused']],
    ['checksellerduplicate zoya', ['event']],
    ['meera zoya', []],
  ])('DEMO-04 finds an entry by any text that it shows: %s', (text, ids) => {
    expect(found({ text })).toEqual(ids)
  })

  it('DEMO-04 combines the kind and the text', () => {
    expect(found({ kind: 'failed', text: 'step4' })).toEqual(['lost'])
    expect(found({ kind: 'events', text: 'step4' })).toEqual([])
  })
})
