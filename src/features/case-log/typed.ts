import type { Case, CaseLog } from './case-log'
import type { NewCaseValues } from './case-log-entry'
import { emptyNewCase, fieldNames } from './new-case-form'

/** What was typed here and not sent. A slow device tells late what it keeps: until then this alone knows what was typed last. */
export interface Typed {
  /** @param text null where the device knows what was typed last, in another tab */
  noteMessage(caseId: string, text: string | null): void
  /** @param values null as for {@link noteMessage} */
  noteNewCase(values: NewCaseValues | null): void
  /** Leaves to the device what it tells itself by now: another tab may go on with it. */
  compareWith(log: CaseLog): void
  /** What the box of a case begins with. */
  message(thread: Case): string
  /** What the form of a new case begins with. */
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
