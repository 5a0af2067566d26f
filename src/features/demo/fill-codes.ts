import type { SentMessage } from '@/contract/presenter/service'
import { codeFields } from '@/domain/verification'
import { formIds } from '@/forms/form-ids'
import { requestFill } from '@/forms/fill-requests'
import { spentWord } from './spent-word'

/** The messages whose codes can still be used, newest first. @param now by the service's clock */
export const usableMessages = (messages: readonly SentMessage[], now: number): readonly SentMessage[] =>
  messages.filter((message) => spentWord(message, now) === null)

/** Fills the codes in on the screen that asks for them. @param messages newest first; of two for the same field the newer one counts */
export function fillCodes(messages: readonly SentMessage[]): void {
  const codes = messages.toReversed().map(({ channel, code }) => [codeFields[channel], code] as const)
  requestFill(formIds.verification, Object.fromEntries(codes))
}
