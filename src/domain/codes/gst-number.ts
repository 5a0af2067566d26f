import { indianStates, stateOfCode } from '../steps/indian-states'
import { stateName } from '../steps/choice-names'
import { codeOf } from '../text-input'
import { stepRuleTexts } from '../steps/rule-texts'
import { codeTexts as texts } from './texts'

const gstNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check character of a GST number: digits of base 36, weighted 1 and 2 in turn, each product's
 * quotient and remainder by 36 added up, and what is missing to a multiple of 36
 * (the GST Network's rule, as commonly published).
 * @param body the first 14 characters
 */
export function gstCheckCharacter(body: string): string {
  const sum = Array.from(body).reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / alphabet.length) + (product % alphabet.length)
  }, 0)
  return alphabet.charAt((alphabet.length - (sum % alphabet.length)) % alphabet.length)
}

const isWhole = (number: string): boolean => gstNumberPattern.test(number) && gstCheckCharacter(number.slice(0, 14)) === number.charAt(14)

/** Codes of states before they were divided or put together, which numbers still begin with. */
const formerCodes: Readonly<Record<string, string>> = { '25': 'Dadra and Nagar Haveli and Daman and Diu', '28': 'Andhra Pradesh' }
/** Of no state: other territory, and the centre's own. */
const codesOfNoState = new Set(['97', '99'])

const registeredIn = (code: string): string | undefined => formerCodes[code] ?? stateOfCode(code)

/** The state that a whole GST number is registered in, as `indianStates` names it. */
export function gstState(text: string): string | undefined {
  const number = codeOf(text)
  return isWhole(number) ? registeredIn(number.slice(0, 2)) : undefined
}

/** The PAN inside a whole GST number; null where there is none. */
export function panInside(text: string): string | null {
  const number = codeOf(text)
  return isWhole(number) ? number.slice(2, 12) : null
}

/** Advice on a GST number; never blocks. Null when there is nothing to say. */
export function gstNumberAdvice(text: string): string | null {
  const number = codeOf(text)
  if (number === '') return null
  if (!gstNumberPattern.test(number)) return stepRuleTexts.gstNumberShape
  const code = number.slice(0, 2)
  if (registeredIn(code) === undefined && !codesOfNoState.has(code)) return texts.gstStateUnknown(code)
  return isWhole(number) ? null : stepRuleTexts.gstNumberChecksum
}

/** Whether both are states, and not the same. */
const isElsewhere = (state: string, other: string): boolean => indianStates.includes(other) && other !== state

/** What a GST number tells: its state, and that the goods are picked up in another one. */
export function gstNumberFinding(text: string, pickupState: string): string | null {
  const state = gstState(text)
  if (state === undefined) return null
  return isElsewhere(state, pickupState) ? texts.registeredElsewhere(stateName(state), stateName(pickupState)) : texts.registeredIn(stateName(state))
}

/** Said of a pickup address that is in another state than the GST number. */
export function pickupStateAdvice(pickupState: string, gstNumber: string): string | null {
  const state = gstState(gstNumber)
  return state !== undefined && isElsewhere(state, pickupState) ? texts.pickupElsewhere(stateName(state)) : null
}

/** Whose a PAN is, told by its fourth letter; undefined for a letter that means nothing. */
function holderOf(pan: string): string | undefined {
  const holders: Readonly<Record<string, string>> = texts.panHolders
  return holders[pan.charAt(3)]
}

/** Advice on a PAN, alone and beside the GST number that should contain it; never blocks. */
export function panAdvice(pan: string, gstNumber: string): string | null {
  const value = codeOf(pan)
  if (value === '') return null
  if (!panPattern.test(value)) return stepRuleTexts.panShape
  const whole = codeOf(gstNumber)
  if (gstNumberPattern.test(whole) && whole.slice(2, 12) !== value) return stepRuleTexts.panDiffers
  return holderOf(value) === undefined ? texts.panHolderUnknown(value.charAt(3)) : null
}

/** What a PAN tells: whose it is. */
export function panFinding(pan: string): string | null {
  const value = codeOf(pan)
  return panPattern.test(value) ? (holderOf(value) ?? null) : null
}
