import type { SentMessage } from '@/contract/presenter/service'
import { demoTexts as texts } from './texts'

/** Why a message's code can no longer be used, in a word; null while it can. @param now by the service's clock */
export function spentWord(message: SentMessage, now: number): string | null {
  switch (message.state) {
    case 'used':
      return texts.used
    case 'replaced':
      return texts.replaced
    case 'valid': {
      // A clock that was set back by as long as a code lives makes an end of it, too.
      const lifetime = message.expiresAt - message.sentAt
      return Math.abs(now - message.sentAt) < lifetime ? null : texts.expired
    }
  }
}
