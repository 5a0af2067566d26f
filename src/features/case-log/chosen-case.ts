import { z } from '@/contract/schema'
import { caseStatuses, type Case, type CaseStatus } from './case-log'

/** The two addresses of the case log; the second one opens the chat. */
export type CaseLogPath = '/caselog' | '/caselog/messages'

/** The address is untrusted input: an unknown tab is ignored, and an unknown case is shown as not found. */
const searchSchema = z.object({
  tab: z.catch(z.optional(z.enum(caseStatuses)), undefined),
  case: z.catch(z.optional(z.coerce.string()), undefined),
})

export type CaseLogSearch = z.infer<typeof searchSchema>

/** @param search the parameters of the address */
export const parseSearch = (search: unknown): CaseLogSearch => searchSchema.parse(search)

/** What the thread's side of the screen shows. */
export type ChosenCase =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly id: string }
  | { readonly kind: 'case'; readonly id: string; readonly case: Case }

interface Choice {
  readonly tab: CaseStatus
  readonly chosen: ChosenCase
}

/** @param otherwise the case to open when the address names none */
export function choiceOf(cases: readonly Case[], search: CaseLogSearch, otherwise: string | undefined): Choice {
  const id = search.case ?? otherwise
  if (id === undefined) return { tab: search.tab ?? 'pending', chosen: { kind: 'none' } }
  const found = cases.find((candidate) => candidate.id === id)
  return {
    tab: search.tab ?? found?.status ?? 'pending',
    chosen: found === undefined ? { kind: 'unknown', id } : { kind: 'case', id, case: found },
  }
}
