import type { RequestOf, StepEndpointName } from '@/contract/endpoints'
import type { Address } from '@/contract/onboarding'
import { onboardingSteps, type NextStep } from '@/contract/steps'
import type { StoredSteps } from '@mocks/engine/records'
import { sampleSignature } from './sample-signature'

export const sampleAddress: Address = {
  doorNo: '14/2',
  apartment: 'Weavers Lane',
  address: 'Gandhi Road',
  landmark: 'Opposite the post office',
  pincode: '631501',
  city: 'Kanchipuram',
  state: 'Tamil Nadu',
  country: 'India',
}

export const sampleAccount = {
  accountNumber: '001234567890',
  confirmAccountNumber: '001234567890',
  accountType: 'savings',
  ifscCode: 'DEMO0000123',
} as const satisfies Partial<RequestOf<'step4'>>

export const step3Body = (sellerId: string, nickname = 'Nair Weaves'): RequestOf<'step3'> => ({
  sellerId,
  nickname,
  gstType: 'Regular GST',
})

export const step4Body = (sellerId: string, accountHolderName = 'Meera Nair'): RequestOf<'step4'> => ({
  sellerId,
  accountHolderName,
  ...sampleAccount,
})

export const step5Body = (sellerId: string): RequestOf<'step5'> => ({
  sellerId,
  pickupAddress: sampleAddress,
  returnAddress: sampleAddress,
})

export const step6Body = (sellerId: string): RequestOf<'step6'> => ({
  sellerId,
  shippingType: 'Both',
  deliveryTypes: ['Standard', 'One Day'],
  cutoffTimes: {
    standardExpress: '08:00',
    standardExpressPeriod: 'AM',
    oneTwoDay: '12:00',
    oneTwoDayPeriod: 'PM',
    sameDay: '06:00',
    sameDayPeriod: 'AM',
  },
})

export const step7Body = (mobile: string): RequestOf<'step7'> => ({
  mobile,
  signUrl: sampleSignature,
  authReturn: true,
  authReplace: true,
})

/** Whose steps they are. */
export interface SamplePerson {
  readonly sellerId: string
  readonly name: string
  readonly mobile: string
  readonly nickname: string
}

/** What a person would save at each step. */
export const sampleSteps = ({ sellerId, name, mobile, nickname }: SamplePerson): { readonly [Name in StepEndpointName]: RequestOf<Name> } => ({
  step3: step3Body(sellerId, nickname),
  step4: step4Body(sellerId, name),
  step5: step5Body(sellerId),
  step6: step6Body(sellerId),
  step7: step7Body(mobile),
})

/** What a seller has saved who is about to take `next`. */
export function stepsBefore(next: NextStep, person: SamplePerson): StoredSteps {
  const all = sampleSteps(person)
  const done = onboardingSteps.filter((step) => next === 'complete' || step < next)
  return Object.fromEntries(done.map((step) => [`step${step}`, all[`step${step}`]]))
}
