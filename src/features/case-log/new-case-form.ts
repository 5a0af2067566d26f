import { plainText } from '@/domain/text-input'
import { typedSince } from '@/drafts/typed-since'
import type { Case } from './case-log'
import { caseTypes, type NewCaseValues } from './case-log-entry'

export const emptyNewCase: NewCaseValues = { type: '', subject: '', description: '' }

/** The fields of a new case, in the order of the form. */
export const fieldNames = ['type', 'subject', 'description'] as const satisfies readonly (keyof NewCaseValues)[]

/** What was typed while a case was being created; the next case starts with it. */
export const newCaseSince = (sent: NewCaseValues, now: NewCaseValues): NewCaseValues => ({
  type: now.type === sent.type ? '' : now.type,
  subject: typedSince(sent.subject, now.subject),
  description: typedSince(sent.description, now.description),
})

export type CompleteCase = Pick<Case, 'type' | 'subject'> & { readonly description: string }

type CheckedCase =
  | { readonly kind: 'incomplete'; readonly missing: readonly (keyof NewCaseValues)[] }
  | { readonly kind: 'complete'; readonly value: CompleteCase }

/** All three are required (CASE-01). */
export function checkNewCase(values: NewCaseValues): CheckedCase {
  const type = caseTypes.find((known) => known === values.type)
  const subject = plainText(values.subject)
  const description = plainText(values.description)
  if (type === undefined || subject === '' || description === '') {
    const answers = { type: type ?? '', subject, description }
    return { kind: 'incomplete', missing: fieldNames.filter((name) => answers[name] === '') }
  }
  return { kind: 'complete', value: { type, subject, description } }
}
