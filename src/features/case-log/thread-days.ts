import { dayText } from '@/domain/date-texts'
import type { Message } from './case-log'

/** The messages of one calendar day in India. */
interface ThreadDay {
  /** React's key: stays the same when earlier days, or earlier messages of the day, are loaded. */
  readonly key: string
  readonly date: string
  /** When the day's first message was written. */
  readonly at: number
  readonly messages: readonly Message[]
}

/** Splits a thread where the day changes, in its own order. A day occurs twice if the clock was set back. */
export function threadDays(messages: readonly Message[]): readonly ThreadDay[] {
  const days: (Omit<ThreadDay, 'key'> & { readonly messages: Message[] })[] = []
  for (const message of messages) {
    const date = dayText(message.at)
    const last = days.at(-1)
    if (last?.date === date) last.messages.push(message)
    else days.push({ date, at: message.at, messages: [message] })
  }
  return days.map((day, place) => ({
    ...day,
    key: `${day.date} ${days.slice(place + 1).filter(({ date }) => date === day.date).length}`,
  }))
}
