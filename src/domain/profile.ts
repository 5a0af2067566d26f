import { contactCodePattern } from '@/contract/limits'
import { z } from '@/contract/schema'
import {
  emailFieldSchema,
  firstNameFieldSchema,
  lastNameFieldSchema,
  optionalEmailFieldSchema,
  optionalPhoneFieldSchema,
  primaryPhoneFieldSchema,
  secondaryPhoneFieldSchema,
  twoPhonesDiffer,
} from './person-fields'
import { bareText, mobileDigitsOf, plainText } from './text-input'
import { ruleTexts, type RuleName } from './texts'

export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  twoWayAuthEnabled: z.boolean(),
  email: z.string(),
  primaryPhone: z.string(),
  secondaryPhone: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
})
/** A seller's own details, and how customers reach her (PROF-01). */
export type Profile = z.infer<typeof profileSchema>

const provenFields = ['email', 'primaryPhone', 'secondaryPhone'] as const satisfies readonly (keyof Profile)[]
/** The fields that need a one-time code when they are changed. */
export type ProvenField = (typeof provenFields)[number]

const askedCodeSchema = z.object({ to: z.string(), at: z.number() })
/** A one-time code that was asked for: the email or number that it proves, no other, and when that was. */
export type AskedCode = z.infer<typeof askedCodeSchema>

const perhapsAsked = z.nullable(askedCodeSchema)
const askedCodesSchema = z.object({ email: perhapsAsked, primaryPhone: perhapsAsked, secondaryPhone: perhapsAsked })

/** An edit that is not saved yet, as it is kept on the device: all but the codes. */
export const profileEditSchema = z.object({ profile: profileSchema, asked: askedCodesSchema })
export type ProfileEdit = z.infer<typeof profileEditSchema>

export interface ProfileForm extends Profile {
  readonly asked: ProfileEdit['asked']
  readonly codes: Readonly<Record<ProvenField, string>>
}

const noneAsked: ProfileEdit['asked'] = { email: null, primaryPhone: null, secondaryPhone: null }

/** The edit of a profile that nobody has touched yet. */
export const untouchedEdit = (profile: Profile): ProfileEdit => ({ profile, asked: noneAsked })

/** The fields of the form that are kept. */
export const keptFields = ({ profile, asked }: ProfileEdit): Omit<ProfileForm, 'codes'> => ({ ...profile, asked })

export const toProfileForm = (edit: ProfileEdit): ProfileForm => ({
  ...keptFields(edit),
  codes: { email: '', primaryPhone: '', secondaryPhone: '' },
})

export const toProfileEdit = (form: ProfileForm): ProfileEdit => ({ profile: profileSchema.parse(form), asked: form.asked })

const textOf = (profile: Profile): string => JSON.stringify(profileSchema.parse(profile))

/** Whether anything was typed that is not saved. */
export const isEdited = (form: ProfileForm, saved: Profile): boolean => textOf(form) !== textOf(saved)

/** The profile as it is saved: entries trimmed and in their normal form. */
export const toProfile = (form: ProfileForm): Profile => ({
  firstName: plainText(form.firstName),
  lastName: plainText(form.lastName),
  twoWayAuthEnabled: form.twoWayAuthEnabled,
  email: provenValue(form, 'email'),
  primaryPhone: provenValue(form, 'primaryPhone'),
  secondaryPhone: provenValue(form, 'secondaryPhone'),
  customerEmail: bareText(form.customerEmail),
  customerPhone: mobileDigitsOf(form.customerPhone),
})

/** The entry of a field in its normal form. */
export const provenValue = (profile: Pick<Profile, ProvenField>, name: ProvenField): string =>
  name === 'email' ? bareText(profile.email) : mobileDigitsOf(profile[name])

/** The code that was asked for what stands in the field now; null when there is none. */
export function askedCode(form: Pick<ProfileForm, ProvenField | 'asked'>, name: ProvenField): AskedCode | null {
  const code = form.asked[name]
  return code !== null && code.to === provenValue(form, name) ? code : null
}

const provenSchemas = {
  email: emailFieldSchema,
  primaryPhone: primaryPhoneFieldSchema,
  secondaryPhone: secondaryPhoneFieldSchema,
} satisfies Record<ProvenField, unknown>

/** What keeps a field from being given a code; undefined when nothing does. */
export const provenFieldProblem = (name: ProvenField, value: string): string | undefined =>
  provenSchemas[name].safeParse(value).error?.issues[0]?.message

const notAskedFor = {
  email: 'newEmailNotProven',
  primaryPhone: 'newPrimaryPhoneNotProven',
  secondaryPhone: 'newSecondaryPhoneNotProven',
} satisfies Record<ProvenField, RuleName>

const codeRequired = {
  email: 'emailCodeRequired',
  primaryPhone: 'primaryPhoneCodeRequired',
  secondaryPhone: 'secondaryPhoneCodeRequired',
} satisfies Record<ProvenField, RuleName>

interface Problem {
  readonly path: string[]
  readonly message: string
}

/** A contact detail that differs from the saved one needs its code; one that is wrong by itself says so first. */
function codeProblem(form: ProfileForm, saved: Profile, name: ProvenField): Problem | null {
  if (provenValue(form, name) === saved[name] || provenFieldProblem(name, form[name]) !== undefined) return null
  if (askedCode(form, name) === null) return { path: [name], message: ruleTexts[notAskedFor[name]] }
  const code = form.codes[name]
  if (code === '') return { path: ['codes', name], message: ruleTexts[codeRequired[name]] }
  return contactCodePattern.test(code) ? null : { path: ['codes', name], message: ruleTexts.codeLength }
}

/** The rules of the profile (PROF-01): those of the registration, and a code for each changed contact detail. */
export const profileFormSchema = (saved: Profile) =>
  z
    .object({
      firstName: firstNameFieldSchema,
      lastName: lastNameFieldSchema,
      twoWayAuthEnabled: z.boolean(),
      ...provenSchemas,
      customerEmail: optionalEmailFieldSchema,
      customerPhone: optionalPhoneFieldSchema,
      asked: askedCodesSchema,
      codes: z.object({ email: z.string(), primaryPhone: z.string(), secondaryPhone: z.string() }),
    })
    .check(twoPhonesDiffer, ({ value, issues }) => {
      for (const name of provenFields) {
        const problem = codeProblem(value, saved, name)
        if (problem !== null) issues.push({ code: 'custom', input: value, ...problem })
      }
    })
