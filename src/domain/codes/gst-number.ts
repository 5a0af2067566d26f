import { indianStates, stateOfCode } from '../steps/indian-states'
import { stateName } from '../steps/choice-names'
import { codeOf } from '../text-input'
import { stepRuleTexts } from '../steps/rule-texts'
import { codeTexts as texts } from './texts'

const gstNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check character of a GST number (the GST Network's rule, as commonly published): take the characters as
 * digits of base 36, weight them 1 and 2 in turn, add each product's quotient and remainder by 36; the check
 * character is what the sum lacks to a multiple of 36.
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

/** Codes of states from before they were split or merged; existing GST numbers still begin with them. */
const formerCodes: Readonly<Record<string, string>> = { '25': 'Dadra and Nagar Haveli and Daman and Diu', '28': 'Andhra Pradesh' }
/** Valid codes that belong to no state: 97 is Other Territory, 99 is Centre Jurisdiction. */
const codesOfNoState = new Set(['97', '99'])

const registeredIn = (code: string): string | undefined => formerCodes[code] ?? stateOfCode(code)

/** The state in which a complete and valid GST number is registered, as `indianStates` names it. */
export function gstState(text: string): string | undefined {
  const number = codeOf(text)
  return isWhole(number) ? registeredIn(number.slice(0, 2)) : undefined
}

/** The PAN inside a complete and valid GST number; null for any other text. */
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

/** Whether `other` is a state of India and a different one. */
const isElsewhere = (state: string, other: string): boolean => indianStates.includes(other) && other !== state

/** What a GST number reveals: its state, and whether the pickup address is in another one. */
export function gstNumberFinding(text: string, pickupState: string): string | null {
  const state = gstState(text)
  if (state === undefined) return null
  return isElsewhere(state, pickupState) ? texts.registeredElsewhere(stateName(state), stateName(pickupState)) : texts.registeredIn(stateName(state))
}

/** Advice on a pickup address in another state than the GST number's; never blocks. */
export function pickupStateAdvice(pickupState: string, gstNumber: string): string | null {
  const state = gstState(gstNumber)
  return state !== undefined && isElsewhere(state, pickupState) ? texts.pickupElsewhere(stateName(state)) : null
}

/** The kind of holder (person, company, …) that a PAN's fourth letter stands for; undefined if it stands for none. */
function holderOf(pan: string): string | undefined {
  const holders: Readonly<Record<string, string>> = texts.panHolders
  return holders[pan.charAt(3)]
}

/** Advice on a PAN: its own format, and whether the GST number contains it; never blocks. */
export function panAdvice(pan: string, gstNumber: string): string | null {
  const value = codeOf(pan)
  if (value === '') return null
  if (!panPattern.test(value)) return stepRuleTexts.panShape
  const whole = codeOf(gstNumber)
  if (gstNumberPattern.test(whole) && whole.slice(2, 12) !== value) return stepRuleTexts.panDiffers
  return holderOf(value) === undefined ? texts.panHolderUnknown(value.charAt(3)) : null
}

/** What a PAN reveals: its kind of holder. */
export function panFinding(pan: string): string | null {
  const value = codeOf(pan)
  return panPattern.test(value) ? (holderOf(value) ?? null) : null
}
