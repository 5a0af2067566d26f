import type { SentMessage } from '@/contract/presenter/service'
import { codeFields } from '@/contract/contact-channels'
import { formIds } from '@/forms/form-ids'
import { requestFill } from '@/forms/fill-requests'
import { demoTexts as texts } from './texts'

/** Why a message's code can no longer be used, in a word; null while it can. @param now by the service's clock */
export function spentWord(message: SentMessage, now: number): string | null {
  switch (message.state) {
    case 'used':
      return texts.used
    case 'replaced':
      return texts.replaced
    case 'valid':
      // The absolute difference: after the clock was set back, a code from the future is as useless as an old one.
      return Math.abs(now - message.sentAt) < message.expiresAt - message.sentAt ? null : texts.expired
  }
}

/** The messages whose codes can still be used, newest first. @param now by the service's clock */
export const usableMessages = (messages: readonly SentMessage[], now: number): readonly SentMessage[] =>
  messages.filter((message) => spentWord(message, now) === null)

/** Fills the codes in on the screen that asks for them. @param messages newest first; of two for the same field the newer one counts */
export function fillCodes(messages: readonly SentMessage[]): void {
  const codes = messages.toReversed().map(({ channel, code }) => [codeFields[channel], code] as const)
  requestFill(formIds.verification, Object.fromEntries(codes))
}
