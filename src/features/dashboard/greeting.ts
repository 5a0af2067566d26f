import { minutesEastOfGreenwich } from '@/domain/date-texts'
import { dashboardTexts as texts } from './texts'

/** By the clock in India. Reckoned: the first of the browser's formatters takes 50 ms to make on a cheap phone. */
const hourOfDay = (at: number): number => new Date(at + minutesEastOfGreenwich * 60_000).getUTCHours()

export type TimeOfDay = keyof typeof texts.greetings

/** The hour at which a time of day begins; the evening lasts until the morning. */
export const dayBegins: Readonly<Record<TimeOfDay, number>> = { morning: 4, afternoon: 12, evening: 17 }

/** The greeting of the marketplace's time of day, by the name of the store where this device knows it. @param at milliseconds since the epoch */
export function greeting(at: number, storeName: string | undefined): string {
  const hour = hourOfDay(at)
  const isNight = hour < dayBegins.morning || hour >= dayBegins.evening
  const words = texts.greetings[isNight ? 'evening' : hour < dayBegins.afternoon ? 'morning' : 'afternoon']
  return storeName === undefined || storeName === '' ? words : texts.greeted(words, storeName)
}
