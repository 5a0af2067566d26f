import { emailPattern, mobileNumberLength, mobileNumberPattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import { bareText, mobileDigitsOf, plainText } from './text-input'
import { ruleTexts, type RuleName } from './texts'

type Rule = readonly [isKept: (value: string) => boolean, sentence: RuleName]

/**
 * Text with rules, of which the first broken one gives the message. None of them aborts: an aborted field would
 * silence the rules over two fields as well, whichever two they are.
 */
export function textUnder(...rules: readonly Rule[]) {
  const brokenIn = (value: string): Rule | undefined => rules.find(([isKept]) => !isKept(value))
  return z.string().check(
    z.refine((value) => brokenIn(value) === undefined, {
      error(issue) {
        const broken = brokenIn(String(issue.input))
        return broken === undefined ? null : ruleTexts[broken[1]]
      },
    }),
  )
}

const isThere = (value: string): boolean => plainText(value) !== ''
const isEmail = (value: string): boolean => emailPattern.test(bareText(value))
const isMobile = (value: string): boolean => mobileNumberPattern.test(mobileDigitsOf(value))

const phone = (sentences: { required: RuleName; long: RuleName }) =>
  textUnder(
    [isThere, sentences.required],
    [(value) => mobileDigitsOf(value).length <= mobileNumberLength, sentences.long],
    [isMobile, 'mobileInvalid'],
  )

export const firstNameFieldSchema = textUnder([isThere, 'firstNameRequired'])
export const lastNameFieldSchema = textUnder([isThere, 'lastNameRequired'])

export const emailFieldSchema = textUnder([isThere, 'emailRequired'], [isEmail, 'emailInvalid'])

export const primaryPhoneFieldSchema = phone({
  required: 'primaryPhoneRequired',
  long: 'primaryPhoneLong',
})

export const secondaryPhoneFieldSchema = phone({
  required: 'secondaryPhoneRequired',
  long: 'secondaryPhoneLong',
})

/** A contact that may be left empty. */
export const optionalEmailFieldSchema = textUnder([(value) => !isThere(value) || isEmail(value), 'emailInvalid'])
export const optionalPhoneFieldSchema = textUnder([(value) => !isThere(value) || isMobile(value), 'mobileInvalid'])

/** Over a whole form: a seller is reached by two numbers, not by one twice (REG-06). */
export const twoPhonesDiffer = z.refine<{ readonly primaryPhone: string; readonly secondaryPhone: string }>(
  ({ primaryPhone, secondaryPhone }) =>
    !isMobile(secondaryPhone) || mobileDigitsOf(primaryPhone) !== mobileDigitsOf(secondaryPhone),
  { error: () => ruleTexts.secondaryPhoneSame, path: ['secondaryPhone'] },
)
