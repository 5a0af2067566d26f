import type { RequestOf } from '@/contract/endpoints'
import type { Address } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { placeOf } from '../codes/pin-codes'
import { codeSources } from '../codes/sources'
import { codeTexts } from '../codes/texts'
import { dayText } from '../date-texts'
import { indianStates } from './indian-states'
import { digitsOf, plainText } from '../text-input'
import { stepRuleTexts } from './rule-texts'
import { addressTexts as texts } from './addresses-texts'
import { stateName } from './choice-names'
import { answer, answersTo, describeStep, joined, type Answer, type FieldsOf } from './step-description'

const draftText = z.catch(z.string(), '')

const emptyAddress: Address = {
  doorNo: '',
  apartment: '',
  address: '',
  landmark: '',
  pincode: '',
  city: '',
  state: '',
  country: 'India',
}

const addressDraftSchema = z.catch(
  z.object({
    doorNo: draftText,
    apartment: draftText,
    address: draftText,
    landmark: draftText,
    pincode: draftText,
    city: draftText,
    state: draftText,
    country: z.catch(z.string(), emptyAddress.country),
  }),
  () => ({ ...emptyAddress }),
)

/** The address step's draft. */
const draftSchema = z.object({
  pickup: addressDraftSchema,
  sameAsPickup: z.catch(z.boolean(), false),
  return: addressDraftSchema,
})
export type AddressesForm = z.infer<typeof draftSchema>

/** The six digits of a PIN code, whatever its spacing and script; null if it is not a PIN code. */
export function pinOf(text: string): string | null {
  const digits = digitsOf(text)
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** Advice on a PIN code; never blocks. */
export const pincodeAdvice = (text: string): string | null => (text === '' || pinOf(text) !== null ? null : stepRuleTexts.pincodeShape)

/** What a PIN code reveals: its place, and whether that was filled in; or that it is unknown. @param packed the list of known PIN codes */
export function pincodeFinding(packed: string, text: string, isFilledIn: boolean): string | null {
  const pin = pinOf(text)
  if (pin === null) return null
  const place = placeOf(packed, pin)
  if (place === null) return codeTexts.notKnown(dayText(codeSources.places.asOf))
  const told = `${place.district}, ${stateName(place.state)}`
  return isFilledIn ? codeTexts.placeFilledIn(told) : told
}

/** Advice on a state that does not match the PIN code; never blocks. @param packed the list of known PIN codes */
export function stateAdvice(packed: string, { pincode, state }: Pick<Address, 'pincode' | 'state'>): string | null {
  const pin = pinOf(pincode)
  const place = pin === null ? null : placeOf(packed, pin)
  if (pin === null || place === null || state === place.state || !indianStates.includes(state)) return null
  return codeTexts.placeElsewhere(pin, stateName(place.state))
}

/** The states to offer, plus a stored state that is not among them; null for countries other than India, whose states are typed. */
export function statesFor({ country, state }: Pick<Address, 'country' | 'state'>): readonly string[] | null {
  if (!['', emptyAddress.country.toLowerCase()].includes(plainText(country).toLowerCase())) return null
  return state === '' || indianStates.includes(state) ? indianStates : [state, ...indianStates]
}

/** The return address in force: the pickup address while the box is checked (ADDR-02). */
export const returnAddressOf = (form: AddressesForm): Address => (form.sameAsPickup ? form.pickup : form.return)

/** A code of six digits, whatever its spacing and script; any other text, such as another country's code, only trimmed. */
function pincodeOf(text: string): string {
  const digits = digitsOf(text)
  return /^\d{6}$/.test(digits) ? digits : plainText(text)
}

const clean = (address: Address): Address => ({
  doorNo: plainText(address.doorNo),
  apartment: plainText(address.apartment),
  address: plainText(address.address),
  landmark: plainText(address.landmark),
  pincode: pincodeOf(address.pincode),
  city: plainText(address.city),
  state: plainText(address.state),
  country: plainText(address.country),
})

/** Whether the seller typed nothing into an address; the country is ignored, as it is filled in from the beginning. */
const isEmpty = (address: Address): boolean =>
  Object.entries(clean(address)).every(([part, text]) => part === 'country' || text === '')

const isSame = (one: Address, other: Address): boolean => parts.every((part) => one[part] === other[part])

/**
 * The return address that the seller typed herself; empty if it equals the pickup address, of which it is then a copy (ADDR-02).
 * @param copied the pickup address at the time when it was copied into the return address; null if it was not copied
 */
export const typedReturnOf = ({ pickup, return: own }: AddressesForm, copied: Address | null = null): Address =>
  isSame(own, pickup) || (copied !== null && isSame(own, copied)) ? emptyAddress : own

/** The return address after the box is unchecked: the one typed before, else the pickup address as a starting point (ADDR-02). */
export const ownReturnOf = (form: AddressesForm): Address => (isEmpty(form.return) ? form.pickup : form.return)

const shownAddress = ({ city, pincode }: Address): string => joined(' ', city, pincode)

const fields = {
  sellerId: null,
  pickupAddress: { label: () => texts.pickup, shown: shownAddress },
  returnAddress: { label: () => texts.return, shown: shownAddress },
} as const satisfies FieldsOf<RequestOf<'step5'>>

/** The parts of an address in the order in which it is written; the type check makes sure that a new part is added here. */
const written = {
  doorNo: () => texts.doorNo,
  apartment: () => texts.apartment,
  address: () => texts.address,
  landmark: () => texts.landmark,
  city: () => texts.city,
  pincode: () => texts.pincode,
  state: () => texts.state,
  country: () => texts.country,
} as const satisfies Record<keyof Address, () => string>

/** The form field, such as `pickup.pincode`, of a path in the request, such as `pickupAddress.pincode`; null for any other path. */
export function addressFieldOf(path: string, { sameAsPickup }: Pick<AddressesForm, 'sameAsPickup'>): string | null {
  const [, address, part = ''] = /^(pickup|return)Address\.(\w+)$/.exec(path) ?? []
  if (!Object.hasOwn(written, part)) return null
  return `${sameAsPickup ? 'pickup' : address}.${part}`
}

const parts = Object.keys(written).filter((part): part is keyof Address => part in written)

/** One answer with the whole address, and one for each missing part. */
function addressAnswers(label: string, address: Address): readonly Answer[] {
  const { state } = address
  const shown = { ...clean(address), state: stateName(state) }
  if (isEmpty(address)) return [answer(label, '')]
  const missing = parts.filter((part) => shown[part] === '').map((part) => answer(texts.partOf(written[part](), label), ''))
  return [answer(label, joined(', ', ...parts.map((part) => shown[part]))), ...missing]
}

/** Step 5: pickup and return address. */
export const addressesStep = describeStep({
  step: 5,
  draft: draftSchema,
  toRequest: (form: AddressesForm, sellerId) => ({
    sellerId,
    pickupAddress: clean(form.pickup),
    returnAddress: clean(returnAddressOf(form)),
  }),
  typedBefore: ({ pickupAddress, returnAddress }) => draftSchema.parse({ pickup: pickupAddress, return: returnAddress }),
  fields,
  answers: answersTo(draftSchema, {
    pickup: (address) => addressAnswers(texts.pickup, address),
    sameAsPickup: null,
    return: (address, { sameAsPickup }) => (sameAsPickup ? [answer(texts.return, texts.samePlace)] : addressAnswers(texts.return, address)),
  }),
  summary: ({ pickupAddress }) => fields.pickupAddress.shown(pickupAddress),
})
