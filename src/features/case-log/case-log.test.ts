import { describe, expect, it } from 'vitest'
import { caseLogOf, latestOf, timeOfNext, unreadOf, type FetchedCase } from './case-log'
import { messageDraft, newCaseDraft, readMark, type CaseLogChange } from './case-log-entry'
import { sampleCase, seller, support } from './sample-case'

const samples: readonly FetchedCase[] = [
  sampleCase({
    id: 'CL-1',
    type: 'Payment',
    subject: 'Short by ₹200',
    status: 'pending',
    opened: '2026-11-10T09:00',
    unread: 2,
    lines: [
      seller('2026-11-10T09:00', 'Where are they?'),
      support('2026-11-11T09:00', 'We look.'),
      support('2026-11-12T09:00', 'Found.'),
    ],
  }),
  sampleCase({ id: 'CL-2', type: 'TDS', subject: 'Form 16A', status: 'resolved', opened: '2026-11-01T09:00', lines: [] }),
]

const caseAt = (id: string, at: number): CaseLogChange => ({
  id,
  value: { kind: 'case', type: 'TCS', subject: `Subject of ${id}`, description: `About ${id}`, at },
})
const messageAt = (id: string, caseId: string, at: number): CaseLogChange => ({
  id,
  value: { kind: 'message', caseId, text: `Text of ${id}`, at },
})

const november21 = Date.parse('2026-11-21T10:00+05:30')

function caseOf(changes: readonly CaseLogChange[], id = 'CL-1') {
  const found = caseLogOf(samples, changes).cases.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No case ${id}`)
  return found
}

describe('the case log', () => {
  it('SAMPLE-01 begins with the sample cases', () => {
    const { cases, newCase } = caseLogOf(samples, [])
    expect(cases.map(({ id, status, draft }) => [id, status, draft])).toEqual([
      ['CL-1', 'pending', ''],
      ['CL-2', 'resolved', ''],
    ])
    expect(cases[0]?.messages.every(({ onThisDevice }) => !onThisDevice)).toBe(true)
    expect(newCase).toBeNull()
  })

  it('CASE-01 lists new cases before the samples, the newest first, whatever their times', () => {
    const { cases } = caseLogOf(samples, [caseAt('CL-A', 1000), caseAt('CL-B', 2000)])
    expect(cases.map(({ id }) => id)).toEqual(['CL-B', 'CL-A', 'CL-1', 'CL-2'])
    expect(cases[0]).toMatchObject({ status: 'pending', type: 'TCS', subject: 'Subject of CL-B', openedAt: 2000 })
    expect(cases[0]?.messages).toEqual([
      { id: 'CL-B 1', sender: 'seller', text: 'About CL-B', at: 2000, onThisDevice: true },
    ])
  })

  it('CASE-02 lists new messages after those of the sample, ordered by time', () => {
    const { messages } = caseOf([messageAt('m2', 'CL-1', 20), messageAt('m1', 'CL-1', 10), messageAt('m3', 'CL-9', 5)])
    expect(messages.map(({ id }) => id)).toEqual(['CL-1 1', 'CL-1 2', 'CL-1 3', 'm1', 'm2'])
  })

  it('CASE-02 keeps an unsent message for each case, and the unsent new case', () => {
    const changes = [messageDraft({ caseId: 'CL-2', text: 'Half a ' }), newCaseDraft({ type: '', subject: 'So', description: '' })]
    expect(caseOf(changes, 'CL-2').draft).toBe('Half a ')
    expect(caseOf(changes).draft).toBe('')
    expect(caseLogOf(samples, changes).newCase).toEqual({ type: '', subject: 'So', description: '' })
  })
})

describe('the unread position', () => {
  const unread = (changes: readonly CaseLogChange[]): string[] => unreadOf(caseOf(changes)).map(({ id }) => id)

  it('CASE-02 is after the last message that the seller has read', () => {
    expect(unread([])).toEqual(['CL-1 2', 'CL-1 3'])
    expect(unread([readMark({ caseId: 'CL-1', upTo: 'CL-1 2' })])).toEqual(['CL-1 3'])
    expect(unread([readMark({ caseId: 'CL-1', upTo: 'CL-1 3' })])).toEqual([])
  })

  it('CASE-02 does not change for a mark that is older or names an unknown message', () => {
    expect(unread([readMark({ caseId: 'CL-1', upTo: 'CL-1 1' })])).toEqual(['CL-1 2', 'CL-1 3'])
    expect(unread([readMark({ caseId: 'CL-1', upTo: 'gone' })])).toEqual(['CL-1 2', 'CL-1 3'])
  })

  it("CASE-02 does not count the seller's own messages", () => {
    const changes = [readMark({ caseId: 'CL-1', upTo: 'CL-1 3' }), messageAt('m1', 'CL-1', november21)]
    expect(unread(changes)).toEqual([])
  })
})

describe('the latest case', () => {
  it('CASE-02 is the one with the newest message', () => {
    expect(latestOf(caseLogOf(samples, []).cases)?.id).toBe('CL-1')
    expect(latestOf(caseLogOf(samples, [messageAt('m1', 'CL-2', november21)]).cases)?.id).toBe('CL-2')
    expect(latestOf([])).toBeUndefined()
  })

  it('CASE-02 is never a case without messages if another has some', () => {
    const silent = [3, 9, 5].map((day) =>
      sampleCase({ id: `CL-${day}`, type: 'TDS', subject: 'Form 16A', status: 'pending', opened: `2026-12-0${day}T09:00`, lines: [] }),
    )
    expect(latestOf(caseLogOf([...silent, ...samples], []).cases)?.id).toBe('CL-1')
    expect(latestOf(caseLogOf(silent, []).cases)?.id).toBe('CL-9')
  })
})

describe('the time of the next message', () => {
  it("CASE-02 is the clock's time, but always later than the last message", () => {
    expect(timeOfNext(caseOf([]), 5)).toBe(5)
    const written = caseOf([messageAt('m1', 'CL-1', november21)])
    expect(timeOfNext(written, november21 + 60_000)).toBe(november21 + 60_000)
    expect(timeOfNext(written, november21)).toBe(november21 + 1)
    expect(timeOfNext(written, 5)).toBe(november21 + 1)
  })
})
