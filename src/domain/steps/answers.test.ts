import { describe, expect, it } from 'vitest'
import { gstTypes } from '@/contract/onboarding'
import { onboardingSteps } from '@/contract/steps'
import { typicalSteps } from '@/contract/typical-steps'
import { allSteps } from './all-steps'
import { gstFields } from './gst-step'

const typical = typicalSteps({ sellerId: 'S1', name: 'Meera Nair', mobile: '9000000103', nickname: 'Nair Weaves' })
const missingIn = (step: 3 | 4 | 5 | 6, values: unknown) =>
  allSteps[step].answers(values).filter(({ text }) => text === '').map(({ label }) => label)

/** The same form with a unique mark in each of its texts. @returns it with the marks */
function marked(values: object): { readonly values: object; readonly marks: readonly string[] } {
  const marks: string[] = []
  const mark = (value: unknown, name: string): unknown => {
    if (value === '') {
      marks.push(`typed ${name}`)
      return `typed ${name}`
    }
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([part, inside]) => [part, mark(inside, `${name} ${part}`)]))
      : value
  }
  const all = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mark(value, name)]))
  return { values: all, marks }
}

describe('the answers to check before the signature', () => {
  it('CHECK-01 contain every text that can be typed into a form', () => {
    for (const step of [3, 4, 5] as const) {
      const { values, marks } = marked(allSteps[step].draft.parse({}) ?? {})
      const told = gstTypes.flatMap((gstType) => allSteps[step].answers(step === 3 ? { ...values, gstType } : values))
      const texts = told.map(({ text }) => text.toLowerCase().replaceAll(/[^a-z]/g, '')).join('\n')
      // Not shown are the repeated account number, and the rate, which must be one of those offered.
      const expected = marks.filter((mark) => !['typed confirmAccountNumber', 'typed gstRate'].includes(mark)).map((mark) => mark.toLowerCase().replaceAll(/[^a-z]/g, ''))
      expect(expected.filter((mark) => !texts.includes(mark)), `step ${step}`).toEqual([])
    }
  })

  it('CHECK-01 ONB-08 show what was entered, and cover long numbers', () => {
    expect(allSteps[4].answers(allSteps[4].typedValues(typical[4]))).toEqual([
      { label: 'Account holder name', text: 'Meera Nair', covered: false },
      { label: 'Account number', text: typical[4].accountNumber, covered: true },
      { label: 'Account type', text: 'Savings', covered: false },
      { label: 'IFSC code', text: typical[4].ifscCode, covered: false },
    ])
    const gst = { gstType: 'Regular GST', gstNumber: '29AAPFU0939F1ZV', gstPan: 'AAPFU0939F' }
    expect(allSteps[3].answers(gst).filter(({ covered }) => covered).map(({ text }) => text)).toEqual(['29AAPFU0939F1ZV', 'AAPFU0939F'])
  })

  it('CHECK-01 mark what is not filled in, but only where the form asks for it', () => {
    expect(missingIn(3, { gstType: 'No GST', nickname: 'Nair Weaves' })).toEqual([])
    for (const type of gstTypes) expect(missingIn(3, { gstType: type })).toHaveLength(gstFields[type].length + 1)
    expect(missingIn(3, { nickname: '  ', gstType: 'No GST' })).toEqual(['Nickname (store name)'])
    expect(missingIn(3, { nickname: 'Nair Weaves', gstType: 'Enrolment ID', gstRate: '0%' })).toContain('GST rate')
    expect(missingIn(3, { nickname: 'Nair Weaves', gstType: 'Regular GST', gstRate: '0%' })).not.toContain('GST rate')
    expect(missingIn(5, {})).toEqual(['Pickup address', 'Return address'])
    const { pickupAddress } = typical[5]
    expect(missingIn(5, { pickup: { ...pickupAddress, landmark: '', pincode: ' ' }, sameAsPickup: true })).toEqual([
      'Landmark (Pickup address)',
      'PIN code (Pickup address)',
    ])
    expect(missingIn(6, {})).toEqual(['Delivery types'])
  })

  it('CHECK-01 show a file by its name, an address in one line, and a cutoff per chosen delivery type', () => {
    const certificate = new File(['x'], 'gst.jpg')
    expect(allSteps[3].answers({ certificate }).at(-1)).toMatchObject({ label: 'GST certificate', text: 'gst.jpg' })
    const { pickupAddress } = typical[5]
    const [pickup, returned] = allSteps[5].answers({ pickup: { ...pickupAddress, landmark: 'Temple' }, sameAsPickup: true })
    expect(pickup?.text).toContain(`${pickupAddress.city}, ${pickupAddress.pincode}`)
    expect(returned?.text).toBe('Same as the pickup address')
    expect(allSteps[6].answers({ deliveryTypes: ['Same Day'] }).map(({ text }) => text)).toEqual(['Lazy Shipping', 'Same Day', '06:00 AM'])
  })

  it('CHECK-01 show a state of another country as typed, even the word “constructor”', () => {
    const address = { doorNo: '7', apartment: 'A', address: 'Road', landmark: 'L', pincode: '1', city: 'C', state: 'constructor', country: 'Elsewhere' }
    const [pickup] = allSteps[5].answers({ pickup: address, return: address })
    expect(pickup?.text).toBe('7, A, Road, L, C, 1, constructor, Elsewhere')
  })

  it('CHECK-01 are empty if the stored values cannot be read', () => {
    for (const step of onboardingSteps) expect(allSteps[step].answers('damaged')).toEqual([])
  })
})
