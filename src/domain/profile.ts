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
/** A field whose change needs a one-time code. */
export type ProvenField = (typeof provenFields)[number]

const askedCodeSchema = z.object({ to: z.string(), at: z.number() })
/** A requested one-time code: the only email or number that it proves, and when it was requested. */
export type AskedCode = z.infer<typeof askedCodeSchema>

const perhapsAsked = z.nullable(askedCodeSchema)
const askedCodesSchema = z.object({ email: perhapsAsked, primaryPhone: perhapsAsked, secondaryPhone: perhapsAsked })

/** An unsaved edit as the device keeps it: everything except the typed codes. */
export const profileEditSchema = z.object({ profile: profileSchema, asked: askedCodesSchema })
export type ProfileEdit = z.infer<typeof profileEditSchema>

export interface ProfileForm extends Profile {
  readonly asked: ProfileEdit['asked']
  readonly codes: Readonly<Record<ProvenField, string>>
}

const noneAsked: ProfileEdit['asked'] = { email: null, primaryPhone: null, secondaryPhone: null }

/** The edit of an unchanged profile. */
export const untouchedEdit = (profile: Profile): ProfileEdit => ({ profile, asked: noneAsked })

/** The form fields that the device keeps. */
export const keptFields = ({ profile, asked }: ProfileEdit): Omit<ProfileForm, 'codes'> => ({ ...profile, asked })

export const toProfileForm = (edit: ProfileEdit): ProfileForm => ({
  ...keptFields(edit),
  codes: { email: '', primaryPhone: '', secondaryPhone: '' },
})

export const toProfileEdit = (form: ProfileForm): ProfileEdit => ({ profile: profileSchema.parse(form), asked: form.asked })

const textOf = (profile: Profile): string => JSON.stringify(profileSchema.parse(profile))

/** Whether the form differs from the saved profile. */
export const isEdited = (form: ProfileForm, saved: Profile): boolean => textOf(form) !== textOf(saved)

/** The profile to save: entries trimmed and normalised. */
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

/** A field's entry, normalised as it is saved. */
export const provenValue = (profile: Pick<Profile, ProvenField>, name: ProvenField): string =>
  name === 'email' ? bareText(profile.email) : mobileDigitsOf(profile[name])

/** The code that was requested for the field's current entry; null if there is none. */
export function askedCode(form: Pick<ProfileForm, ProvenField | 'asked'>, name: ProvenField): AskedCode | null {
  const code = form.asked[name]
  return code !== null && code.to === provenValue(form, name) ? code : null
}

const provenSchemas = {
  email: emailFieldSchema,
  primaryPhone: primaryPhoneFieldSchema,
  secondaryPhone: secondaryPhoneFieldSchema,
} satisfies Record<ProvenField, unknown>

/** Why no code can be sent to a field's entry; undefined if one can. */
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

/** A changed contact detail needs its code; an invalid one reports its own error first. */
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
