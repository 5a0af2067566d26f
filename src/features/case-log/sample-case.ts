import type { Case, Message, FetchedCase } from './case-log'

/** A message of a sample; `when` is the time in India, without its zone. */
interface Line extends Pick<Message, 'sender' | 'text'> {
  readonly when: string
}

const line = (sender: Message['sender']) => (when: string, text: string): Line => ({ sender, when, text })
export const seller = line('seller')
export const support = line('support')

interface WrittenCase extends Pick<Case, 'id' | 'type' | 'subject' | 'status'> {
  readonly opened: string
  readonly lines: readonly Line[]
  /** How many of the last messages are unread. */
  readonly unread?: number
}

const timeOf = (when: string): number => Date.parse(`${when}:00+05:30`)

export function sampleCase({ opened, lines, unread = 0, ...head }: WrittenCase): FetchedCase {
  return {
    ...head,
    openedAt: timeOf(opened),
    read: lines.length - unread,
    messages: lines.map(({ when, sender, text }, index) => ({
      id: `${head.id} ${index + 1}`,
      sender,
      text,
      at: timeOf(when),
      onThisDevice: false,
    })),
  }
}
