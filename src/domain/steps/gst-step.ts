import type { RequestOf } from '@/contract/endpoints'
import { gstRates, mobileNumberPattern } from '@/contract/limits'
import { gstTypes, gstTypeSchema, type GstType } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { endedRates } from '../codes/sources'
import { codeTexts } from '../codes/texts'
import { dayText } from '../date-texts'
import { mobileDigitsOf, plainText } from '../text-input'
import { stepRuleTexts } from './rule-texts'
import { choiceNames } from './choice-names'
import { gstTexts as texts } from './gst-texts'
import { answer, answersTo, describeStep, joined, plainField, shownAnswer, type Answer, type FieldsOf } from './step-description'

const draftText = z.catch(z.string(), '')

/** The GST step's draft; only the nickname is validated (GST-03, GST-04). */
export const gstDraftSchema = z.object({
  nickname: draftText,
  gstType: z.catch(gstTypeSchema, gstTypes[0]),
  enrolmentId: draftText,
  businessName: draftText,
  gstNumber: draftText,
  gstMobile: draftText,
  gstPan: draftText,
  gstRate: draftText,
  /** A file; only the form reads its contents. */
  certificate: z.catch(z.nullable(z.object({ name: z.string() })), null),
})
export type GstForm = z.infer<typeof gstDraftSchema>

export type GstField = Exclude<keyof GstForm, 'nickname' | 'gstType'>

const registered = ['businessName', 'gstNumber', 'gstMobile', 'gstPan', 'gstRate', 'certificate'] as const

/** The fields that each GST type asks for, in order, besides nickname and type (GST-01). */
export const gstFields = {
  'Regular GST': registered,
  'Composit GST': registered,
  'Enrolment ID': ['enrolmentId', 'businessName', 'gstMobile', 'gstPan', 'gstRate', 'certificate'],
  'No GST': [],
} as const satisfies Record<GstType, readonly GstField[]>

/** The rates on offer; an enrolment has no 0% (GST-02). */
export const gstRatesFor = (type: GstType): readonly string[] =>
  type === 'Enrolment ID' ? gstRates.filter((rate) => rate !== '0%') : gstRates

/** A note on the rates that have ended, and when: the form still offers them, because the specification lists them. */
export const ratesEnded = (): string => codeTexts.ratesEnded(dayText(endedRates.most), dayText(endedRates.tobacco), dayText(endedRates.asOf))

/** The GST number of the step; empty if its type has none, even if one was typed before. */
export const gstNumberOf = ({ gstType, gstNumber }: Pick<GstForm, 'gstType' | 'gstNumber'>): string => {
  const fields: readonly GstField[] = gstFields[gstType]
  return fields.includes('gstNumber') ? gstNumber : ''
}

/** Store names that the client knows to be taken; the backend knows the rest. */
export const takenNicknames: readonly string[] = ['Seller Portal', 'Marketplace', 'Lazy Shop', 'Best Store', 'Super Seller']

const comparable = (nickname: string): string => plainText(nickname).replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')

/** The error for a nickname on the client's list, else null; trimmed and without regard to case (GST-03). */
export function nicknameError(nickname: string): string | null {
  const taken = takenNicknames.some((other) => isSameNickname(other, nickname))
  return taken ? stepRuleTexts.nicknameTaken(plainText(nickname)) : null
}

/** Whether two nicknames count as one. */
export const isSameNickname = (one: string, other: string): boolean => comparable(one) === comparable(other)

const endsInWord = /[\p{L}\p{M}\p{N}]$/u
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u

/** Whether a message contains the nickname as a whole word: a short one may also occur inside a longer word. */
function isNamedIn(message: string, nickname: string): boolean {
  const parts = nickname === '' ? [] : message.split(nickname)
  return parts.some((before, place) => {
    const after = parts[place + 1]
    return after !== undefined && !endsInWord.test(before) && !beginsInWord.test(after)
  })
}

/** Whether the backend's refusal of the step is about the nickname: its field, the word 'nickname' or the nickname itself says so. */
export const isAboutNickname = (message: string, nickname: string, field = ''): boolean =>
  /nickname$/i.test(field) || /\bnickname\b/i.test(message) || isNamedIn(message, nickname)

/** Advice on the GST mobile; never blocks. */
export const gstMobileAdvice = (text: string): string | null =>
  text === '' || mobileNumberPattern.test(mobileDigitsOf(text)) ? null : stepRuleTexts.gstMobileShape

/** The one rule that blocks (GST-03). */
export const nicknameRule = (payload: z.core.ParsePayload<GstForm>): void => {
  const message = nicknameError(payload.value.nickname)
  if (message !== null) payload.issues.push({ code: 'custom', input: payload.value, path: ['nickname'], message })
}

const fields = {
  sellerId: null,
  nickname: plainField(() => texts.nickname),
  gstType: { label: () => texts.gstType, shown: (type) => choiceNames.gstTypes[type] },
} as const satisfies FieldsOf<RequestOf<'step3'>>

const ifAsked = (field: GstField, type: GstType, told: () => Answer): readonly Answer[] => {
  const asked: readonly GstField[] = gstFields[type]
  return asked.includes(field) ? [told()] : []
}

/** Step 3: GST tax information. Only the nickname and the type are sent (GST-05). */
export const gstStep = describeStep({
  step: 3,
  draft: gstDraftSchema,
  toRequest: (form: GstForm, sellerId) => ({ sellerId, nickname: plainText(form.nickname), gstType: form.gstType }),
  typedBefore: (request) => gstDraftSchema.parse(request),
  fields,
  answers: answersTo(gstDraftSchema, {
    nickname: shownAnswer(fields.nickname),
    gstType: shownAnswer(fields.gstType),
    enrolmentId: (id, { gstType }) => ifAsked('enrolmentId', gstType, () => answer(texts.enrolmentId, id)),
    businessName: (name, { gstType }) => ifAsked('businessName', gstType, () => answer(texts.businessName, name)),
    gstNumber: (number, { gstType }) => ifAsked('gstNumber', gstType, () => answer(texts.gstNumber, number, true)),
    gstMobile: (mobile, { gstType }) => ifAsked('gstMobile', gstType, () => answer(texts.gstMobile, mobile)),
    gstPan: (pan, { gstType }) => ifAsked('gstPan', gstType, () => answer(texts.gstPan, pan, true)),
    gstRate: (rate, { gstType }) => ifAsked('gstRate', gstType, () => answer(texts.gstRate, gstRatesFor(gstType).includes(rate) ? rate : '')),
    certificate: (file, { gstType }) => ifAsked('certificate', gstType, () => answer(texts.certificateShort, file?.name ?? '')),
  }),
  summary: ({ nickname, gstType }) => joined(', ', nickname, choiceNames.gstTypes[gstType]),
})
