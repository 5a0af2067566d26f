import { momentInIndia } from '@/contract/india-time'
import type { Case, Message, FetchedCase } from './case-log'

/** A message as the examples write it down; when, by the clock of India. */
interface Line extends Pick<Message, 'sender' | 'text'> {
  readonly when: string
}

const line = (sender: Message['sender']) => (when: string, text: string): Line => ({ sender, when, text })
export const seller = line('seller')
export const support = line('support')

interface WrittenCase extends Pick<Case, 'id' | 'type' | 'subject' | 'status'> {
  readonly opened: string
  readonly lines: readonly Line[]
  /** How many of the last messages nobody has read yet. */
  readonly unread?: number
}

export function sampleCase({ opened, lines, unread = 0, ...head }: WrittenCase): FetchedCase {
  return {
    ...head,
    openedAt: momentInIndia(opened),
    read: lines.length - unread,
    messages: lines.map(({ when, sender, text }, index) => ({
      id: `${head.id} ${index + 1}`,
      sender,
      text,
      at: momentInIndia(when),
      onThisDevice: false,
    })),
  }
}
