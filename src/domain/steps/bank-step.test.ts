import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../../tests/support/schema-messages'
import { type BankForm, bankRules, bankStep, ifscAdvice } from './bank-step'

const form: BankForm = {
  ...bankStep.draft.parse({}),
  accountHolderName: 'Asha Kumari',
  accountNumber: '00123456789',
  confirmAccountNumber: '00123456789',
  accountType: 'current',
  ifscCode: 'HDFC0001234',
}

describe('the bank step', () => {
  it('BANK-01 rejects account numbers that differ, with the error at the second one', () => {
    expect(messagesOf(bankRules, { ...form, confirmAccountNumber: '0123456789' })).toEqual({
      confirmAccountNumber: ['Account numbers do not match'],
    })
    expect(messagesOf(bankRules, { ...form, confirmAccountNumber: '' })).toEqual({
      confirmAccountNumber: ['Account numbers do not match'],
    })
  })

  it.each<[string, Partial<BankForm>]>([
    ['all is filled', {}],
    ['one number is written in groups', { confirmAccountNumber: '0012 3456-789' }],
    ['all is empty', { accountHolderName: '', accountNumber: '', confirmAccountNumber: '', ifscCode: '' }],
    ['the IFSC is nonsense', { ifscCode: 'bank' }],
  ])('BANK-01 lets the seller continue when %s', (_, change) => {
    expect(messagesOf(bankRules, { ...form, ...change })).toEqual({})
  })

  it('BANK-01 starts with a savings account', () => {
    expect(bankStep.draft.parse({}).accountType).toBe('savings')
  })

  it.each(['HDFC0001234', 'sbin0000001', ' HDFC 0001234 ', 'UTIB0CCH274', ''])('BANK-01 gives no advice on the IFSC %j', (code) => {
    expect(ifscAdvice(code)).toBeNull()
  })

  it.each(['HDFC1001234', 'HDFC000123', 'HDFC00012345', 'HD1C0001234'])('BANK-01 gives advice on the IFSC %j', (code) => {
    expect(ifscAdvice(code)).toMatch(/^This does not look like an IFSC.*You can still continue\.$/)
  })

  it('BANK-02 sends a trimmed name, plain account digits and the IFSC in capitals', () => {
    const typed = {
      ...form,
      accountHolderName: ' Asha Kumari ',
      accountNumber: '0012 3456-789',
      confirmAccountNumber: '001 2345 6789',
      ifscCode: 'hdfc 0001234',
    }
    expect(bankStep.toRequest(typed, 'S1')).toEqual({ sellerId: 'S1', ...form })
  })
})
