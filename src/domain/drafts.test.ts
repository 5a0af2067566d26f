import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestSchemaOf, stepEndpoints } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { addressesFormSchema, toStep5Request } from './addresses'
import { bankDraftSchema, toStep4Request } from './bank'
import { gstFormSchema, toStep3Request } from './gst'
import { registrationDraftSchema } from './registration'
import { shippingFormSchema, toStep6Request } from './shipping'
import { signatureFormSchema } from './signature'

const seed = 20_261_121

const drafts: Record<string, z.ZodMiniType> = {
  registration: registrationDraftSchema,
  gst: gstFormSchema,
  bank: bankDraftSchema,
  addresses: addressesFormSchema,
  shipping: shippingFormSchema,
  signature: signatureFormSchema,
}

/** Objects with the form's own field names, and anything at all in them. */
const damaged = (schema: z.ZodMiniType) => {
  const fields = Object.keys(z.record(z.string(), z.unknown()).parse(schema.parse({})))
  return fc.dictionary(fc.constantFrom(...fields, '__proto__', 'constructor'), fc.anything({ withDate: true, withMap: true }))
}

describe('drafts as they come out of the store', () => {
  it.each(Object.entries(drafts))('ONB-07 REG-14 parses any object as a draft of %s', (_, schema) => {
    fc.assert(
      fc.property(fc.oneof(fc.object(), damaged(schema)), (stored) => {
        const parsed = schema.safeParse(stored)
        expect(parsed.success).toBe(true)
        // What was parsed once stays as it is.
        expect(schema.parse(parsed.data)).toEqual(parsed.data)
      }),
      { seed, numRuns: 100 },
    )
  })

  it.each(Object.entries(drafts))('ONB-07 REG-14 never throws over a draft of %s that is no object', (_, schema) => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        schema.safeParse(stored)
      }),
      { seed, numRuns: 100 },
    )
  })

  it('ONB-07 keeps what fits when a neighbour does not', () => {
    expect(bankDraftSchema.parse({ accountHolderName: 'Asha', accountType: 'gold', ifscCode: 7 })).toEqual({
      accountHolderName: 'Asha',
      accountNumber: '',
      confirmAccountNumber: '',
      accountType: 'savings',
      ifscCode: '',
    })
    const addresses = addressesFormSchema.parse({ pickup: { city: 'Hampi', pincode: null }, return: 'none' })
    expect(addresses.pickup.city).toBe('Hampi')
    expect(addresses.return.country).toBe('India')
    expect(shippingFormSchema.parse({ cutoffs: { sameDay: '25:00', oneTwoDay: '10:15' } }).cutoffs).toEqual({
      standardExpress: '08:00',
      oneTwoDay: '10:15',
      sameDay: '06:00',
    })
  })

  it('ONB-07 gives each draft values of its own', () => {
    const first = addressesFormSchema.parse({})
    first.pickup.city = 'Hampi'
    expect(addressesFormSchema.parse({}).pickup.city).toBe('')
    expect(first.return.city).toBe('')
  })
})

describe('requests built from drafts', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const fieldsOf = (...names: string[]) => fc.record(Object.fromEntries(names.map((name) => [name, text])))
  const address = fieldsOf('doorNo', 'apartment', 'address', 'landmark', 'pincode', 'city', 'state', 'country')

  it('GST-05 BANK-02 ADDR-03 SHIP-03 fit the contract, whatever was typed', () => {
    const bank = fieldsOf('accountHolderName', 'accountNumber', 'confirmAccountNumber', 'ifscCode')
    const deliveries = fc.subarray(['Standard', 'Express', 'One Day', 'Two Day', 'Same Day'])
    fc.assert(
      fc.property(fieldsOf('nickname', 'gstType'), bank, address, address, deliveries, (gst, bankFields, pickup, back, deliveryTypes) => {
        const requests = {
          3: toStep3Request(gstFormSchema.parse(gst), 'S1'),
          4: toStep4Request(bankDraftSchema.parse(bankFields), 'S1'),
          5: toStep5Request(addressesFormSchema.parse({ pickup, return: back }), 'S1'),
          6: toStep6Request(shippingFormSchema.parse({ deliveryTypes }), 'S1'),
        }
        for (const step of [3, 4, 5, 6] as const)
          expect(requestSchemaOf(stepEndpoints[step]).safeParse(requests[step]).error).toBeUndefined()
      }),
      { seed, numRuns: 200 },
    )
  })
})
