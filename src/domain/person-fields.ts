import { emailPattern, mobileNumberLength, mobileNumberPattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import { bareText, mobileDigitsOf } from './text-input'
import { ruleTexts, type RuleName } from './texts'

type Rule = readonly [isKept: (value: string) => boolean, sentence: RuleName]

/**
 * A text field with rules; the first broken one gives the message. None of them aborts: Zod skips the rules over two
 * fields, such as two numbers that must differ, as soon as any field aborts.
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

const isThere = (value: string): boolean => bareText(value) !== ''
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

/** A rule over the whole form: the second phone number has to differ from the first (REG-06). */
export const twoPhonesDiffer = z.refine<{ readonly primaryPhone: string; readonly secondaryPhone: string }>(
  ({ primaryPhone, secondaryPhone }) =>
    !isMobile(secondaryPhone) || mobileDigitsOf(primaryPhone) !== mobileDigitsOf(secondaryPhone),
  { error: () => ruleTexts.secondaryPhoneSame, path: ['secondaryPhone'] },
)
