import { emailPattern, mobileNumberLength, mobileNumberPattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import { mobileDigitsOf, plainText } from './text-input'
import { ruleTexts } from './texts'

type Rule = readonly [isKept: (value: string) => boolean, error: string]

/**
 * Text with rules, of which the first broken one gives the message. None of them aborts: an aborted field would
 * silence the rules over two fields as well, whichever two they are.
 */
export function textUnder(...rules: readonly Rule[]) {
  const errorIn = (value: string): string | null => rules.find(([isKept]) => !isKept(value))?.[1] ?? null
  return z.string().check(z.refine((value) => errorIn(value) === null, { error: (issue) => errorIn(String(issue.input)) }))
}

const isThere = (value: string): boolean => plainText(value) !== ''
const isEmail = (value: string): boolean => emailPattern.test(plainText(value))
const isMobile = (value: string): boolean => mobileNumberPattern.test(mobileDigitsOf(value))

const phone = (texts: { required: string; long: string }) =>
  textUnder(
    [isThere, texts.required],
    [(value) => mobileDigitsOf(value).length <= mobileNumberLength, texts.long],
    [isMobile, ruleTexts.mobileInvalid],
  )

export const firstNameFieldSchema = textUnder([isThere, ruleTexts.firstNameRequired])
export const lastNameFieldSchema = textUnder([isThere, ruleTexts.lastNameRequired])

export const emailFieldSchema = textUnder([isThere, ruleTexts.emailRequired], [isEmail, ruleTexts.emailInvalid])

export const primaryPhoneFieldSchema = phone({
  required: ruleTexts.primaryPhoneRequired,
  long: ruleTexts.primaryPhoneLong,
})

export const secondaryPhoneFieldSchema = phone({
  required: ruleTexts.secondaryPhoneRequired,
  long: ruleTexts.secondaryPhoneLong,
})

/** A contact that may be left empty. */
export const optionalEmailFieldSchema = textUnder([(value) => !isThere(value) || isEmail(value), ruleTexts.emailInvalid])
export const optionalPhoneFieldSchema = textUnder([(value) => !isThere(value) || isMobile(value), ruleTexts.mobileInvalid])

/** Over a whole form: a seller is reached by two numbers, not by one twice (REG-06). */
export const twoPhonesDiffer = z.refine<{ readonly primaryPhone: string; readonly secondaryPhone: string }>(
  ({ primaryPhone, secondaryPhone }) =>
    !isMobile(secondaryPhone) || mobileDigitsOf(primaryPhone) !== mobileDigitsOf(secondaryPhone),
  { error: ruleTexts.secondaryPhoneSame, path: ['secondaryPhone'] },
)
