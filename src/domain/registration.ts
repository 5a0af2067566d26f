import type { SellerData } from '@/contract/access'
import type { RequestOf } from '@/contract/endpoints'
import { emailPattern, mobileNumberLength, mobileNumberPattern, passwordMinimumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import { digitsOf, plainText } from './text-input'
import { ruleTexts } from './texts'

type Rule = readonly [isKept: (value: string) => boolean, error: string]

/**
 * Text under rules of which the first broken one speaks. None of them aborts: an aborted field would
 * silence the rules over two fields as well, whichever two they are.
 */
function textUnder(...rules: readonly Rule[]) {
  const errorIn = (value: string): string | null => rules.find(([isKept]) => !isKept(value))?.[1] ?? null
  return z.string().check(z.refine((value) => errorIn(value) === null, { error: (issue) => errorIn(String(issue.input)) }))
}

const isThere = (value: string): boolean => plainText(value) !== ''

const phone = (texts: { required: string; long: string }) =>
  textUnder(
    [isThere, texts.required],
    [(value) => digitsOf(value).length <= mobileNumberLength, texts.long],
    [(value) => mobileNumberPattern.test(digitsOf(value)), ruleTexts.mobileInvalid],
  )

export const emailFieldSchema = textUnder(
  [isThere, ruleTexts.emailRequired],
  [(value) => emailPattern.test(plainText(value)), ruleTexts.emailInvalid],
)

export const primaryPhoneFieldSchema = phone({
  required: ruleTexts.primaryPhoneRequired,
  long: ruleTexts.primaryPhoneLong,
})

/** Yes, no, or not answered. */
export const twoWayAuthAnswers = ['Yes', 'No'] as const

const fields = {
  firstName: textUnder([isThere, ruleTexts.firstNameRequired]),
  lastName: textUnder([isThere, ruleTexts.lastNameRequired]),
  email: emailFieldSchema,
  primaryPhone: primaryPhoneFieldSchema,
  password: textUnder(
    [(value) => value !== '', ruleTexts.passwordRequired],
    [(value) => value.length >= passwordMinimumLength, ruleTexts.passwordShort],
  ),
  confirmPassword: textUnder([(value) => value !== '', ruleTexts.confirmPasswordRequired]),
  secondaryPhone: phone({
    required: ruleTexts.secondaryPhoneRequired,
    long: ruleTexts.secondaryPhoneLong,
  }),
  whatsappNotify: z.boolean(),
  twoWayAuth: textUnder([(value) => twoWayAuthAnswers.some((answer) => answer === value), ruleTexts.twoWayAuthRequired]),
}

export const registrationFormSchema = z.object(fields).check(
  z.refine((form) => form.confirmPassword === '' || form.confirmPassword === form.password, {
    error: ruleTexts.passwordsDiffer,
    path: ['confirmPassword'],
  }),
  z.refine(
    ({ primaryPhone, secondaryPhone }) =>
      !mobileNumberPattern.test(digitsOf(secondaryPhone)) || digitsOf(primaryPhone) !== digitsOf(secondaryPhone),
    { error: ruleTexts.secondaryPhoneSame, path: ['secondaryPhone'] },
  ),
)
export type RegistrationForm = z.infer<typeof registrationFormSchema>

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  primaryPhone: '',
  password: '',
  confirmPassword: '',
  secondaryPhone: '',
  whatsappNotify: false,
  twoWayAuth: 'No',
}

const draftText = z.catch(z.string(), '')

/** What of a registration may be kept on the device: all but the passwords (REG-14). */
export const registrationDraftSchema = z.object({
  firstName: draftText,
  lastName: draftText,
  email: draftText,
  primaryPhone: draftText,
  secondaryPhone: draftText,
  whatsappNotify: z.catch(z.boolean(), false),
  twoWayAuth: z.catch(z.string(), 'No'),
})
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>

/** The server's account of an unfinished registration, as the form shows it (REG-11). */
export function fromSellerData(data: SellerData): Partial<RegistrationForm> {
  return {
    firstName: data.firstName,
    lastName: data.lastName,
    email: data.email,
    primaryPhone: data.mobile,
    secondaryPhone: data.secondarymobile,
    twoWayAuth: data.twoWayAuth ? 'Yes' : 'No',
  }
}

/**
 * The request for a form that passed its schema (REG-12).
 * @param resumed the stored seller id and whether the form was prefilled from it
 */
export function toRegisterRequest(
  form: RegistrationForm,
  resumed: { sellerId: string | null; prefilled: boolean },
): RequestOf<'register'> {
  const primaryPhone = digitsOf(form.primaryPhone)
  const secondaryPhone = digitsOf(form.secondaryPhone)
  return {
    firstName: plainText(form.firstName),
    lastName: plainText(form.lastName),
    email: plainText(form.email),
    primaryPhone,
    secondaryPhone,
    password: form.password,
    confirmPassword: form.confirmPassword,
    whatsappNotify: form.whatsappNotify,
    twoWayAuth: form.twoWayAuth === 'Yes',
    ...(resumed.sellerId === null ? {} : { sellerId: resumed.sellerId }),
    ...(resumed.prefilled ? { mobile: primaryPhone, secondarymobile: secondaryPhone } : {}),
  }
}
