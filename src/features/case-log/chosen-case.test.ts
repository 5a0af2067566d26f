import { describe, expect, it } from 'vitest'
import { caseLogOf } from './case-log'
import { choiceOf, parseSearch } from './chosen-case'
import { sampleCase } from './sample-case'

const common = { type: 'TDS', subject: 'Form 16A', opened: '2026-11-01T09:00', lines: [] } as const
const { cases } = caseLogOf(
  [sampleCase({ ...common, id: 'CL-1', status: 'pending' }), sampleCase({ ...common, id: 'CL-2', status: 'resolved' })],
  [],
)

describe('the case that the address chooses', () => {
  it('CASE-02 accepts any parameters, drops an unknown tab and keeps an unknown case as text', () => {
    expect(parseSearch({})).toEqual({})
    expect(parseSearch({ tab: 'resolved', case: 'CL-1', more: 1 })).toEqual({ tab: 'resolved', case: 'CL-1' })
    expect(parseSearch({ tab: ['resolved'], case: 12 })).toEqual({ tab: undefined, case: '12' })
    expect(parseSearch({ tab: null, case: { toString: 1 } })).toEqual({ tab: undefined, case: undefined })
  })

  it('CASE-02 is shown in the tab of the address, or else in its own tab', () => {
    expect(choiceOf(cases, {}, undefined)).toEqual({ tab: 'pending', chosen: { kind: 'none' } })
    expect(choiceOf(cases, { tab: 'resolved' }, undefined).tab).toBe('resolved')
    expect(choiceOf(cases, { case: 'CL-2' }, undefined)).toMatchObject({ tab: 'resolved', chosen: { kind: 'case', id: 'CL-2' } })
    expect(choiceOf(cases, { case: 'CL-2', tab: 'pending' }, undefined).tab).toBe('pending')
  })

  it('CASE-02 is the given default only if the address names no case', () => {
    expect(choiceOf(cases, {}, 'CL-2').chosen).toMatchObject({ id: 'CL-2' })
    expect(choiceOf(cases, { case: 'CL-1' }, 'CL-2').chosen).toMatchObject({ id: 'CL-1' })
    expect(choiceOf(cases, { case: 'CL-9' }, 'CL-2').chosen).toEqual({ kind: 'unknown', id: 'CL-9' })
  })
})
