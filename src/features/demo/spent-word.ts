import type { SentMessage } from '@/contract/presenter/service'
import { demoTexts as texts } from './texts'

/** Why a message's code can no longer be used, in a word; null while it can. @param now by the service's clock */
export function spentWord(message: SentMessage, now: number): string | null {
  switch (message.state) {
    case 'used':
      return texts.used
    case 'replaced':
      return texts.replaced
    case 'valid':
      // Either way: a clock that was set back makes a code of the future as useless as an old one.
      return Math.abs(now - message.sentAt) < message.expiresAt - message.sentAt ? null : texts.expired
  }
}
