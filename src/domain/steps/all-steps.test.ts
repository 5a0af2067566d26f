import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestSchemaOf, stepEndpoints, type StepRequest } from '@/contract/endpoints'
import { textMaximumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { typicalSteps } from '@/contract/typical-steps'
import { registrationDraftSchema } from '../access/registration'
import { addressesStep } from './addresses-step'
import { allSteps, summaryOf } from './all-steps'
import { bankStep } from './bank-step'
import { gstStep } from './gst-step'
import { shippingStep } from './shipping-step'

const seed = 20_261_121

const drafts: readonly (readonly [string, z.ZodMiniType])[] = [
  ['registration', registrationDraftSchema],
  ...onboardingSteps.map((step) => [`step ${step}`, allSteps[step].draft] as const),
]

const fieldsOf = (schema: z.ZodMiniType): readonly string[] => Object.keys(z.record(z.string(), z.unknown()).parse(schema.parse({})))

/** Objects with the form's own field names and arbitrary values. */
const damaged = (schema: z.ZodMiniType) =>
  fc.dictionary(fc.constantFrom(...fieldsOf(schema), '__proto__', 'constructor'), fc.anything({ withDate: true, withMap: true }))

describe('drafts read from the store', () => {
  it.each(drafts)('ONB-07 REG-14 parses any object as a draft of %s', (_, schema) => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), damaged(schema)), (stored) => {
        const parsed = schema.safeParse(stored)
        expect(parsed.success).toBe(true)
        // Parsing is idempotent.
        expect(schema.parse(parsed.data)).toEqual(parsed.data)
      }),
      { seed, numRuns: 100 },
    )
  })

  it.each(drafts)('ONB-07 REG-14 does not throw on a stored draft of %s that is not an object', (_, schema) => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        schema.safeParse(stored)
      }),
      { seed, numRuns: 100 },
    )
  })

  it('ONB-07 valid fields are kept if others are invalid', () => {
    expect(bankStep.draft.parse({ accountHolderName: 'Asha', accountType: 'gold', ifscCode: 7 })).toEqual({
      ...bankStep.draft.parse({}),
      accountHolderName: 'Asha',
      accountType: 'savings',
      ifscCode: '',
    })
    const addresses = addressesStep.draft.parse({ pickup: { city: 'Hampi', pincode: null }, return: 'none' })
    expect(addresses.pickup.city).toBe('Hampi')
    expect(addresses.return.country).toBe('India')
    expect(shippingStep.draft.parse({ cutoffs: { sameDay: '25:00', oneTwoDay: '10:15' } }).cutoffs).toEqual({
      standardExpress: '08:00',
      oneTwoDay: '10:15',
      sameDay: '06:00',
    })
  })

  it('ONB-07 each draft has objects of its own', () => {
    const first = addressesStep.draft.parse({})
    first.pickup.city = 'Hampi'
    expect(addressesStep.draft.parse({}).pickup.city).toBe('')
    expect(first.return.city).toBe('')
  })
})

const typical = typicalSteps({ sellerId: 'S1', name: 'Meera Nair', mobile: '9000000103', nickname: 'Nair Weaves' })

/** What a step sends for any content of its form. The signature's form holds strokes, which only a page can turn into the picture. */
const requestOf: { readonly [Step in Exclude<OnboardingStep, 7>]: (values: unknown) => StepRequest<Step> } = {
  3: (values) => gstStep.toRequest(gstStep.draft.parse(values), 'S1'),
  4: (values) => bankStep.toRequest(bankStep.draft.parse(values), 'S1'),
  5: (values) => addressesStep.toRequest(addressesStep.draft.parse(values), 'S1'),
  6: (values) => shippingStep.toRequest(shippingStep.draft.parse(values), 'S1'),
}
const formSteps = [3, 4, 5, 6] as const

describe('requests built from drafts', () => {
  // Only an endless text is refused (ONB-06).
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('7', 'K').map((letter) => letter.repeat(textMaximumLength)))
  const address = fc.record(Object.fromEntries(Object.keys(typical[5].pickupAddress).map((name) => [name, text])))

  it.each(formSteps)('GST-05 BANK-02 ADDR-03 SHIP-03 fit the contract, whatever was typed into step %i', (step) => {
    const entry = fc.oneof(text, fc.subarray(['Standard', 'Express', 'One Day', 'Two Day', 'Same Day']), address)
    const values = fc.record(Object.fromEntries(fieldsOf(allSteps[step].draft).map((name) => [name, entry])))
    fc.assert(
      fc.property(values, (typed) => {
        expect(requestSchemaOf(stepEndpoints[step]).safeParse(requestOf[step](typed)).error).toBeUndefined()
      }),
      { seed, numRuns: 200 },
    )
  })

  it.each(formSteps)('DEMO-02 ONB-07 the request of step %i gives back the form values that build the same request', (step) => {
    expect(requestOf[step](allSteps[step].typedValues(typical[step]))).toEqual(typical[step])
  })

  it('DEMO-02 the request of a signature gives no form values back', () => {
    expect(allSteps[7].typedValues(typical[7])).toBeNull()
  })
})

describe('the summary of a stored step', () => {
  it.each([
    [3, typical[3], 'Nair Weaves, Regular GST'],
    [3, { ...typical[3], nickname: '' }, 'Regular GST'],
    [4, typical[4], 'Account ending 7890'],
    [4, { ...typical[4], accountNumber: '1234567' }, typical[4].accountHolderName],
    [4, { ...typical[4], accountNumber: '', confirmAccountNumber: '' }, 'Meera Nair'],
    [5, typical[5], 'Kanchipuram 631501'],
    [6, typical[6], 'Both'],
    [7, typical[7], ''],
    [4, typical[3], ''],
  ] as const)('QUEUE-03 identifies step %i in a few words, with long numbers shortened', (step, body, summary) => {
    expect(summaryOf(step, body)).toBe(summary)
  })

  it('QUEUE-03 neither account number field shows the whole number', () => {
    const { accountNumber, confirmAccountNumber } = bankStep.fields
    for (const field of [accountNumber, confirmAccountNumber]) expect(field?.shown('001234567890')).not.toContain('001234')
  })
})
