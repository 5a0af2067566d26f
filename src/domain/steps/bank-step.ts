import type { RequestOf } from '@/contract/endpoints'
import { accountTypes, accountTypeSchema } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { bankOf, branchCodePattern } from '../codes/branch-codes'
import { codeSources } from '../codes/sources'
import { codeTexts } from '../codes/texts'
import { dayText } from '../date-texts'
import { lastFour } from '../mask'
import { codeOf, plainText } from '../text-input'
import { stepRuleTexts } from './rule-texts'
import { bankTexts as texts } from './bank-texts'
import { answer, answersTo, describeStep, plainField, shownAnswer, type FieldsOf } from './step-description'

const draftText = z.catch(z.string(), '')

/** The bank step's draft. */
const draftSchema = z.object({
  accountHolderName: draftText,
  accountNumber: draftText,
  confirmAccountNumber: draftText,
  accountType: z.catch(accountTypeSchema, accountTypes[0]),
  ifscCode: draftText,
})
export type BankForm = z.infer<typeof draftSchema>

/** An account number without the spaces and dashes that sellers type. */
const accountNumberOf = (text: string): string => codeOf(text)

/** The only rule of the step that blocks (BANK-01). */
export const bankRules = draftSchema.check(
  z.refine((form) => accountNumberOf(form.accountNumber) === accountNumberOf(form.confirmAccountNumber), {
    error: () => stepRuleTexts.accountNumbersDiffer,
    path: ['confirmAccountNumber'],
  }),
)

/** Advice on an IFSC: four letters, a zero, six characters; never blocks. */
export function ifscAdvice(text: string): string | null {
  const value = codeOf(text)
  return value === '' || branchCodePattern.test(value) ? null : stepRuleTexts.ifscShape
}

/** What an IFSC reveals: its bank, or that it is unknown. @param packed the list of known branch codes */
export function ifscFinding(packed: string, text: string): string | null {
  const value = codeOf(text)
  if (!branchCodePattern.test(value)) return null
  const bank = bankOf(packed, value)
  return bank === null ? codeTexts.notKnown(dayText(codeSources.branches.asOf)) : bank || codeTexts.branchKnown
}

const fields = {
  sellerId: null,
  accountHolderName: plainField(() => texts.accountHolderName),
  accountNumber: {
    label: () => texts.accountNumber,
    shown(number) {
      const end = lastFour(number)
      return end === '' ? '' : texts.accountEnding(end)
    },
  },
  confirmAccountNumber: { label: () => texts.confirmAccountNumber, shown: () => '' },
  accountType: { label: () => texts.accountType, shown: (type) => texts.accountTypes[type] },
  ifscCode: plainField(() => texts.ifscCode),
} as const satisfies FieldsOf<RequestOf<'step4'>>

/** Step 4: bank account details. */
export const bankStep = describeStep({
  step: 4,
  draft: draftSchema,
  toRequest: (form: BankForm, sellerId) => ({
    sellerId,
    accountHolderName: plainText(form.accountHolderName),
    accountNumber: accountNumberOf(form.accountNumber),
    confirmAccountNumber: accountNumberOf(form.confirmAccountNumber),
    accountType: form.accountType,
    ifscCode: codeOf(form.ifscCode),
  }),
  typedBefore: (request) => draftSchema.parse(request),
  fields,
  answers: answersTo(draftSchema, {
    accountHolderName: shownAnswer(fields.accountHolderName),
    accountNumber: (number) => [answer(texts.accountNumber, accountNumberOf(number), true)],
    confirmAccountNumber: null,
    accountType: shownAnswer(fields.accountType),
    ifscCode: shownAnswer(fields.ifscCode),
  }),
  summary: ({ accountNumber, accountHolderName }) => fields.accountNumber.shown(accountNumber) || accountHolderName,
})
