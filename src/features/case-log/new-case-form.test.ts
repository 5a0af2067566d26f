import { describe, expect, it } from 'vitest'
import { caseTypes } from './case-log-entry'
import { checkNewCase, emptyNewCase } from './new-case-form'

const filled = { type: 'Payment', subject: ' Short by ₹200 ', description: 'Where\nare they?\n' }

describe('a new case', () => {
  it('CASE-01 requires type, subject and description, named in the order of the form', () => {
    expect(checkNewCase(emptyNewCase)).toEqual({ kind: 'incomplete', missing: ['type', 'subject', 'description'] })
    for (const name of ['type', 'subject', 'description'] as const)
      expect(checkNewCase({ ...filled, [name]: '' })).toEqual({ kind: 'incomplete', missing: [name] })
  })

  it('CASE-01 rejects white space, invisible characters and an unknown type', () => {
    expect(checkNewCase({ type: 'Gift', subject: ' \n', description: '\u200B\u202E' })).toEqual({
      kind: 'incomplete',
      missing: ['type', 'subject', 'description'],
    })
  })

  it('CASE-01 accepts each of the five types, and trims subject and description', () => {
    expect(caseTypes).toEqual(['Shipment', 'Advertising', 'Payment', 'TCS', 'TDS'])
    for (const type of caseTypes)
      expect(checkNewCase({ ...filled, type })).toEqual({
        kind: 'complete',
        value: { type, subject: 'Short by ₹200', description: 'Where\nare they?' },
      })
  })
})
