import type { RequestOf, StepEndpointName } from '@/contract/endpoints'
import type { Address } from '@/contract/onboarding'
import { onboardingSteps, type NextStep } from '@/contract/steps'
import type { StoredSteps } from '@mocks/engine/state'
import { sampleSignature } from './sample-signature'

const workshop: Address = {
  doorNo: '14/2',
  apartment: 'Weavers Lane',
  address: 'Gandhi Road',
  landmark: 'Opposite the post office',
  pincode: '631501',
  city: 'Kanchipuram',
  state: 'Tamil Nadu',
  country: 'India',
}

/** Whose steps they are. */
export interface SamplePerson {
  readonly sellerId: string
  readonly name: string
  readonly mobile: string
  readonly nickname: string
}

/** What a person would save at each step. */
export const sampleSteps = ({ sellerId, name, mobile, nickname }: SamplePerson): { readonly [Name in StepEndpointName]: RequestOf<Name> } => ({
  step3: { sellerId, nickname, gstType: 'Regular GST' },
  step4: {
    sellerId,
    accountHolderName: name,
    accountNumber: '000012345678',
    confirmAccountNumber: '000012345678',
    accountType: 'current',
    ifscCode: 'DEMO0000123',
  },
  step5: { sellerId, pickupAddress: workshop, returnAddress: workshop },
  step6: {
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
  },
  step7: { mobile, signUrl: sampleSignature, authReturn: true, authReplace: true },
})

/** What a seller has saved who is about to take `next`. */
export function stepsBefore(next: NextStep, person: SamplePerson): StoredSteps {
  const all = sampleSteps(person)
  const done = onboardingSteps.filter((step) => next === 'complete' || step < next)
  return Object.fromEntries(done.map((step) => [`step${step}`, all[`step${step}`]]))
}
