import { clockInIndia } from '@/contract/india-time'
import { dashboardTexts as texts } from './texts'

export type TimeOfDay = keyof typeof texts.greetings

/** The hour at which a time of day begins; the evening lasts until the morning. */
export const dayBegins: Readonly<Record<TimeOfDay, number>> = { morning: 4, afternoon: 12, evening: 17 }

/** The greeting for the time of day in India, with the store's name if this device knows it. @param at milliseconds since the epoch */
export function greeting(at: number, storeName: string | undefined): string {
  const hour = clockInIndia(at).getUTCHours()
  const isNight = hour < dayBegins.morning || hour >= dayBegins.evening
  const words = texts.greetings[isNight ? 'evening' : hour < dayBegins.afternoon ? 'morning' : 'afternoon']
  return storeName === undefined || storeName === '' ? words : texts.greeted(words, storeName)
}
