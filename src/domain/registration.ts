import type { SellerData } from '@/contract/access'
import type { RequestOf } from '@/contract/endpoints'
import { emailPattern, mobileNumberLength, mobileNumberPattern, passwordMinimumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import { digitsOf, plainText } from './text-input'
import { ruleTexts } from './texts'

const required = (error: string) => z.refine<string>((value) => plainText(value) !== '', { error, abort: true })

const phone = (texts: { required: string; long: string }) =>
  z.string().check(
    required(texts.required),
    z.refine((value) => digitsOf(value).length <= mobileNumberLength, { error: texts.long, abort: true }),
    z.refine((value) => mobileNumberPattern.test(digitsOf(value)), { error: ruleTexts.mobileInvalid }),
  )

export const emailFieldSchema = z.string().check(
  required(ruleTexts.emailRequired),
  z.refine((value) => emailPattern.test(plainText(value)), { error: ruleTexts.emailInvalid }),
)

export const primaryPhoneFieldSchema = phone({
  required: ruleTexts.primaryPhoneRequired,
  long: ruleTexts.primaryPhoneLong,
})

/** Yes, no, or not answered. */
export const twoWayAuthAnswers = ['Yes', 'No'] as const

const fields = {
  firstName: z.string().check(required(ruleTexts.firstNameRequired)),
  lastName: z.string().check(required(ruleTexts.lastNameRequired)),
  email: emailFieldSchema,
  primaryPhone: primaryPhoneFieldSchema,
  password: z.string().check(
    z.refine((value) => value !== '', { error: ruleTexts.passwordRequired, abort: true }),
    z.minLength(passwordMinimumLength, { error: ruleTexts.passwordShort }),
  ),
  confirmPassword: z.string().check(
    z.refine((value) => value !== '', { error: ruleTexts.confirmPasswordRequired, abort: true }),
  ),
  secondaryPhone: phone({
    required: ruleTexts.secondaryPhoneRequired,
    long: ruleTexts.secondaryPhoneLong,
  }),
  whatsappNotify: z.boolean(),
  twoWayAuth: z.string().check(
    z.refine((value) => twoWayAuthAnswers.some((answer) => answer === value), {
      error: ruleTexts.twoWayAuthRequired,
    }),
  ),
}

// Rules over two fields speak as soon as those two are there, whatever the others lack.
const always = { when: () => true }

export const registrationFormSchema = z.object(fields).check(
  z.refine((form) => form.confirmPassword === '' || form.confirmPassword === form.password, {
    error: ruleTexts.passwordsDiffer,
    path: ['confirmPassword'],
    ...always,
  }),
  z.refine(
    ({ primaryPhone, secondaryPhone }) =>
      !mobileNumberPattern.test(digitsOf(secondaryPhone)) || digitsOf(primaryPhone) !== digitsOf(secondaryPhone),
    { error: ruleTexts.secondaryPhoneSame, path: ['secondaryPhone'], ...always },
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
