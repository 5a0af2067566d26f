import { dayText } from '@/domain/date-texts'
import type { Message } from './case-log'

/** The messages of one calendar day of the marketplace. */
interface ThreadDay {
  readonly date: string
  /** When the day's first message was written. */
  readonly at: number
  readonly messages: readonly Message[]
}

/** A thread cut where the day changes, in its own order. */
export function threadDays(messages: readonly Message[]): readonly ThreadDay[] {
  const days: (ThreadDay & { readonly messages: Message[] })[] = []
  for (const message of messages) {
    const date = dayText(message.at)
    const last = days.at(-1)
    if (last?.date === date) last.messages.push(message)
    else days.push({ date, at: message.at, messages: [message] })
  }
  return days
}
