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

/** The address step as it is typed. */
const draftSchema = z.object({
  pickup: addressDraftSchema,
  sameAsPickup: z.catch(z.boolean(), false),
  return: addressDraftSchema,
})
export type AddressesForm = z.infer<typeof draftSchema>

/** Six digits however they were typed; null for what is no PIN code. */
export function pinOf(text: string): string | null {
  const digits = digitsOf(text)
  return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

/** Advice on a PIN code; never blocks. */
export const pincodeAdvice = (text: string): string | null => (text === '' || pinOf(text) !== null ? null : stepRuleTexts.pincodeShape)

/** What a PIN code tells: where it is, and whether that was filled in; or that nobody knows it. @param packed the list of those that are known */
export function pincodeFinding(packed: string, text: string, isFilledIn: boolean): string | null {
  const pin = pinOf(text)
  if (pin === null) return null
  const place = placeOf(packed, pin)
  if (place === null) return codeTexts.notKnown(dayText(codeSources.places.asOf))
  const told = `${place.district}, ${stateName(place.state)}`
  return isFilledIn ? codeTexts.placeFilledIn(told) : told
}

/** Said of a state that the PIN code is not in. @param packed the list of those that are known */
export function stateAdvice(packed: string, { pincode, state }: Pick<Address, 'pincode' | 'state'>): string | null {
  const pin = pinOf(pincode)
  const place = pin === null ? null : placeOf(packed, pin)
  if (pin === null || place === null || state === place.state || !indianStates.includes(state)) return null
  return codeTexts.placeElsewhere(pin, stateName(place.state))
}

/** The states to choose from, with what was typed before there was a list; null where the country has no list. */
export function statesFor({ country, state }: Pick<Address, 'country' | 'state'>): readonly string[] | null {
  if (!['', emptyAddress.country.toLowerCase()].includes(plainText(country).toLowerCase())) return null
  return state === '' || indianStates.includes(state) ? indianStates : [state, ...indianStates]
}

/** The return address in force: the pickup address while the box is checked (ADDR-02). */
export const returnAddressOf = (form: AddressesForm): Address => (form.sameAsPickup ? form.pickup : form.return)

/** Six digits however they were typed; another country's code as it stands. */
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

/** Whether nothing was typed of it; a country stands there from the beginning. */
const isEmpty = (address: Address): boolean =>
  Object.entries(clean(address)).every(([part, text]) => part === 'country' || text === '')

const isSame = (one: Address, other: Address): boolean => parts.every((part) => one[part] === other[part])

/**
 * What was typed of a return address of its own: one that stands as the pickup address does is a copy, and follows it (ADDR-02).
 * @param copied the pickup address as it stood when it was put in the place of a return address; null where it was not
 */
export const typedReturnOf = ({ pickup, return: own }: AddressesForm, copied: Address | null = null): Address =>
  isSame(own, pickup) || (copied !== null && isSame(own, copied)) ? emptyAddress : own

/** The return address once the box is unchecked: what was typed before, else the pickup address to go on from (ADDR-02). */
export const ownReturnOf = (form: AddressesForm): Address => (isEmpty(form.return) ? form.pickup : form.return)

const shownAddress = ({ city, pincode }: Address): string => joined(' ', city, pincode)

const fields = {
  sellerId: null,
  pickupAddress: { label: () => texts.pickup, shown: shownAddress },
  returnAddress: { label: () => texts.return, shown: shownAddress },
} as const satisfies FieldsOf<RequestOf<'step5'>>

/** The parts of an address in the order in which it is written; one that is added has to find its place. */
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

/** The field of the form in which a part of what is sent was typed, such as `pickup.pincode`; null for what is no part of an address. */
export function addressFieldOf(path: string, { sameAsPickup }: Pick<AddressesForm, 'sameAsPickup'>): string | null {
  const [, address, part = ''] = /^(pickup|return)Address\.(\w+)$/.exec(path) ?? []
  if (!Object.hasOwn(written, part)) return null
  return `${sameAsPickup ? 'pickup' : address}.${part}`
}

const parts = Object.keys(written).filter((part): part is keyof Address => part in written)

/** The address as one writes it, and each part of it that is missing. */
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
