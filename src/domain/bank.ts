import type { RequestOf } from '@/contract/endpoints'
import { accountTypes, accountTypeSchema } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import { codeOf, plainText } from './text-input'
import { ruleTexts } from './texts'

const draftText = z.catch(z.string(), '')

/** The bank step as it is typed. */
export const bankDraftSchema = z.object({
  accountHolderName: draftText,
  accountNumber: draftText,
  confirmAccountNumber: draftText,
  accountType: z.catch(accountTypeSchema, accountTypes[0]),
  ifscCode: draftText,
})
export type BankForm = z.infer<typeof bankDraftSchema>

/** The step as it begins for somebody whose name is known. */
export const holderNameDraft = (name: string): Partial<BankForm> => ({ accountHolderName: plainText(name) })

/** An account number as banks read it: spaces and dashes left out. */
const accountNumberOf = (text: string): string => codeOf(text)

/** The only rule of the step that blocks (BANK-01). */
export const bankFormSchema = bankDraftSchema.check(
  z.refine((form) => accountNumberOf(form.accountNumber) === accountNumberOf(form.confirmAccountNumber), {
    error: ruleTexts.accountNumbersDiffer,
    path: ['confirmAccountNumber'],
  }),
)

/** Advice on an IFSC: four letters, a zero, six characters; never blocks. */
export function ifscAdvice(text: string): string | null {
  const value = codeOf(text)
  return value === '' || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value) ? null : ruleTexts.ifscShape
}

export const toStep4Request = (form: BankForm, sellerId: string): RequestOf<'step4'> => ({
  sellerId,
  accountHolderName: plainText(form.accountHolderName),
  accountNumber: accountNumberOf(form.accountNumber),
  confirmAccountNumber: accountNumberOf(form.confirmAccountNumber),
  accountType: form.accountType,
  ifscCode: codeOf(form.ifscCode),
})
