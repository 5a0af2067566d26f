import { describe, expect, it } from 'vitest'
import { refusalCodes } from '@/contract/modules/refusal'
import { typicalSignature } from '@/contract/typical-steps'
import { mask, maskText } from './masking'

describe('masking bodies for the log', () => {
  it.each(['password', 'confirmPassword', 'newPassword', 'token', 'accessToken', 'emailOtp', 'mobileOtp', 'secondarymobileOtp', 'otp', 'code'])(
    'DEMO-04 hides the value of the field %s, whatever its type',
    (field) => {
      for (const value of ['4821', 4821, { inner: '4821' }, ['4821']])
        expect(JSON.stringify(mask({ deep: [{ [field]: value }] }))).not.toContain('4821')
    },
  )

  it('DEMO-04 shows a missing token as null', () => {
    expect(mask({ token: null })).toEqual({ token: null })
  })

  it('DEMO-04 leaves fields that are not secret unchanged', () => {
    const body = { pincode: '631501', ifscCode: 'DEMO0000123', twoWayAuth: true, currentStep: 4, landmark: '', cutoffTimes: { sameDay: '06:00' } }
    expect(mask(body)).toEqual(body)
  })

  it('DEMO-04 keeps the last four digits of an account number, and hides a short one completely', () => {
    expect(mask({ accountNumber: '000012345678', confirmAccountNumber: '000012345678' })).toEqual({
      accountNumber: '••••5678',
      confirmAccountNumber: '••••5678',
    })
    expect(mask({ accountNumber: '1234' })).toEqual({ accountNumber: '••••' })
    expect(mask({ accountNumber: 12345678 })).toEqual({ accountNumber: '••••' })
    expect(mask({ accountNumber: '' })).toEqual({ accountNumber: '' })
  })

  it('DEMO-04 cuts long texts, and gives their length', () => {
    const { signUrl } = { signUrl: typicalSignature }
    expect(mask({ signUrl })).toEqual({
      signUrl: `${signUrl.slice(0, 40)}… (${signUrl.length} characters)`,
    })
  })

  it('DEMO-04 keeps nothing of a text that is no JSON, or is very long or deeply nested', () => {
    expect(maskText('password=demo1234')).toBe('(not JSON)')
    expect(maskText('')).toBeNull()
    expect(maskText('x'.repeat(600_000))).toBe('(600000 characters)')
    expect(JSON.stringify(maskText('['.repeat(5000) + ']'.repeat(5000)))).toHaveLength(19)
  })

  it('DEMO-04 cuts a long list or object, and says how many entries are left out', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    expect(mask({ items: numbers })).toEqual({ items: [...numbers.slice(0, 50), '… (150 more)'] })
    expect(mask(numbers.slice(0, 50))).toEqual(numbers.slice(0, 50))
    expect(mask(Object.fromEntries(numbers.map((each) => [`n${each}`, each])))).toMatchObject({ n49: 49, '…': '(150 more)' })
  })

  it.each(refusalCodes)('DEMO-04 EXT-06 keeps the code of a refused command: %s', (code) => {
    const refusal = { success: false, message: 'This order was cancelled by the customer.', code }
    expect(mask(refusal)).toEqual(refusal)
  })
})
