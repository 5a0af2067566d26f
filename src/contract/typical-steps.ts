import type { RequestOf, StepRequest } from './endpoints'
import type { Address } from './onboarding'
import type { OnboardingStep } from './steps'

/*
 * What a typical seller enters at each step and what the fields are called, written once for the service's refusals, the
 * scenarios, the conformance suite, the documents and the tests. The app itself loads none of it.
 */

/** A body in which optional fields are required, so that tests of code that lists a body's fields miss none. */
type Whole<Body> = Body extends readonly unknown[] ? Body : Body extends object ? { [Field in keyof Body]-?: Whole<Body[Field]> } : Body

export const typicalAddress: Whole<Address> = {
  doorNo: '14/2',
  apartment: 'Weavers Lane',
  address: 'Gandhi Road',
  landmark: 'Opposite the post office',
  pincode: '631501',
  city: 'Kanchipuram',
  state: 'Tamil Nadu',
  country: 'India',
}

export const step3Body = (sellerId: string, nickname = 'Nair Weaves'): Whole<RequestOf<'step3'>> => ({
  sellerId,
  nickname,
  gstType: 'Regular GST',
})

export const step4Body = (sellerId: string, accountHolderName = 'Meera Nair'): Whole<RequestOf<'step4'>> => ({
  sellerId,
  accountHolderName,
  accountNumber: '001234567890',
  confirmAccountNumber: '001234567890',
  accountType: 'savings',
  ifscCode: 'DEMO0000123',
})

export const step5Body = (sellerId: string): Whole<RequestOf<'step5'>> => ({
  sellerId,
  pickupAddress: typicalAddress,
  returnAddress: typicalAddress,
})

export const step6Body = (sellerId: string): Whole<RequestOf<'step6'>> => ({
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

/** A drawn signature, as the signature step sends it: a PNG of 400 by 200 pixels. */
export const typicalSignature =
  'data:image/png;base64,' +
  [
    'iVBORw0KGgoAAAANSUhEUgAAAZAAAADIAQAAAADubopPAAABF0lEQVR42u3WMQ6CMBQG4Ec6dMQDmHAFRzdMvJCjGxgHr4XxIiRe',
    'ALcOTWvTxjhQkX9RE/830n7p4+dBEA+XkJCQkJCQkJCQkJCQkJCQfI84hRNpcFLB99KXMLEKT6zASYeTvobJUMHE4sSV75Iez5j2',
    'RqSGyNF3IhoiBy+qFYicrYRRqxHSGz0dwJgMuxCzURDZNNNv63jJxEttAxBbpFHrX0WdIXGjWUqoch5xcZ+VWA1AnITMumxrmcZS',
    'N/GANhxUzCWueLQ3gxj9zM1DJC3kZi3z9E+RrBByiWSHzFgie4DcElkj5BrJAicCE4eTic/5S+J/jgyfIVuYGPUJYjVMXAkT/iiS',
    'kJCQkJCQkJCQkJCQ/Ce5A+UviHb9uuM8AAAAAElFTkSuQmCC',
  ].join('')

export const step7Body = (mobile: string): Whole<RequestOf<'step7'>> => ({
  mobile,
  signUrl: typicalSignature,
  authReturn: true,
  authReplace: true,
})

/** The seller whose steps they are. */
export interface TypicalSeller {
  readonly sellerId: string
  readonly name: string
  readonly mobile: string
  readonly nickname: string
}

/** What a seller saves at each step. */
export const typicalSteps = ({ sellerId, name, mobile, nickname }: TypicalSeller): { readonly [Step in OnboardingStep]: Whole<StepRequest<Step>> } => ({
  3: step3Body(sellerId, nickname),
  4: step4Body(sellerId, name),
  5: step5Body(sellerId),
  6: step6Body(sellerId),
  7: step7Body(mobile),
})

/** The names of a body's fields, including nested ones. */
type FieldIn<Body> = Body extends string | boolean | readonly unknown[] ? never : { [Field in keyof Body & string]: Field | FieldIn<Body[Field]> }[keyof Body & string]

/** A readable name for each field of the steps' bodies; English only, like the field names of the contract. */
export const stepFieldNames = {
  sellerId: 'Seller id',
  nickname: 'Nickname',
  gstType: 'GST type',
  accountHolderName: 'Account holder name',
  accountNumber: 'Account number',
  confirmAccountNumber: 'Account number confirmation',
  accountType: 'Account type',
  ifscCode: 'IFSC code',
  pickupAddress: 'Pickup address',
  returnAddress: 'Return address',
  doorNo: 'Door number',
  apartment: 'Apartment',
  address: 'Address',
  landmark: 'Landmark',
  pincode: 'PIN code',
  city: 'City',
  state: 'State',
  country: 'Country',
  shippingType: 'Shipping type',
  deliveryTypes: 'Delivery types',
  cutoffTimes: 'Cutoff times',
  standardExpress: 'Standard and Express',
  standardExpressPeriod: 'Standard and Express, AM or PM',
  oneTwoDay: 'One Day and Two Day',
  oneTwoDayPeriod: 'One Day and Two Day, AM or PM',
  sameDay: 'Same Day',
  sameDayPeriod: 'Same Day, AM or PM',
  mobile: 'Mobile number',
  signUrl: 'Signature',
  authReturn: 'Consent to returns',
  authReplace: 'Consent to replacements',
} as const satisfies Record<FieldIn<StepRequest>, string>
