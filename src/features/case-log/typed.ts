import type { Case, CaseLog } from './case-log'
import type { NewCaseValues } from './case-log-entry'
import { emptyNewCase, fieldNames } from './new-case-form'

/** Unsent text of this tab. A slow device delivers a stored draft late: until then only this knows what was typed last. */
export interface Typed {
  /** @param text null if the stored draft of another tab is newer */
  noteMessage(caseId: string, text: string | null): void
  /** @param values null as for {@link noteMessage} */
  noteNewCase(values: NewCaseValues | null): void
  /** Forgets what the stored drafts contain by now, so that another tab's later changes count. */
  compareWith(log: CaseLog): void
  /** The initial text of a case's message box. */
  message(thread: Case): string
  /** The initial values of the new case form. */
  newCase(log: CaseLog): NewCaseValues
}

export function createTyped(): Typed {
  const messages = new Map<string, string | null>()
  let newCase: NewCaseValues | null = null
  return {
    noteMessage: (caseId, text) => void messages.set(caseId, text),
    noteNewCase(values) {
      newCase = values
    },
    compareWith({ cases, newCase: kept }) {
      for (const { id, draft } of cases) if (messages.get(id) === draft) messages.delete(id)
      if (fieldNames.every((name) => newCase?.[name] === kept?.[name])) newCase = null
    },
    message: ({ id, draft }) => messages.get(id) ?? draft,
    newCase: ({ newCase: kept }) => newCase ?? kept ?? emptyNewCase,
  }
}
