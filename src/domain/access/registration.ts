import type { SellerData } from '@/contract/access'
import type { RequestOf } from '@/contract/endpoints'
import { passwordMinimumLength } from '@/contract/limits'
import { z } from '@/contract/schema'
import {
  emailFieldSchema,
  firstNameFieldSchema,
  lastNameFieldSchema,
  primaryPhoneFieldSchema,
  secondaryPhoneFieldSchema,
  textUnder,
  twoPhonesDiffer,
} from '../person-fields'
import { bareText, mobileDigitsOf, plainText } from '../text-input'
import { ruleTexts } from '../texts'

/** The two answers; the form holds an empty string if neither is chosen. */
export const twoWayAuthAnswers = ['Yes', 'No'] as const

const fields = {
  firstName: firstNameFieldSchema,
  lastName: lastNameFieldSchema,
  email: emailFieldSchema,
  primaryPhone: primaryPhoneFieldSchema,
  password: textUnder(
    [(value) => value !== '', 'passwordRequired'],
    [(value) => value.length >= passwordMinimumLength, 'passwordShort'],
  ),
  confirmPassword: textUnder([(value) => value !== '', 'confirmPasswordRequired']),
  secondaryPhone: secondaryPhoneFieldSchema,
  whatsappNotify: z.boolean(),
  twoWayAuth: textUnder([(value) => twoWayAuthAnswers.some((answer) => answer === value), 'twoWayAuthRequired']),
}

export const registrationFormSchema = z.object(fields).check(
  z.refine((form) => form.confirmPassword === '' || form.confirmPassword === form.password, {
    error: () => ruleTexts.passwordsDiffer,
    path: ['confirmPassword'],
  }),
  twoPhonesDiffer,
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

/** The part of a registration that may be kept on the device: everything except the passwords (REG-14). */
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

/** Whether a draft differs from the untouched form; one that was typed into and emptied again does not. */
export const holdsAnything = (draft: RegistrationDraft): boolean => JSON.stringify(draft) !== JSON.stringify(registrationDraftSchema.parse(emptyRegistration))

/** The details that the backend has of an unfinished registration, as form values (REG-11). */
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
  const primaryPhone = mobileDigitsOf(form.primaryPhone)
  const secondaryPhone = mobileDigitsOf(form.secondaryPhone)
  return {
    firstName: plainText(form.firstName),
    lastName: plainText(form.lastName),
    email: bareText(form.email),
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
