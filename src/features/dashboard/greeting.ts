import { timeZone } from '@/domain/date-texts'
import { dashboardTexts as texts } from './texts'

const hourOfDay = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })

/** The greeting of the marketplace's time of day, by the name of the store where this device knows it. @param at milliseconds since the epoch */
export function greeting(at: number, storeName: string | undefined): string {
  const hour = Number(hourOfDay.format(at))
  const words = hour < 4 || hour >= 17 ? texts.greetings.evening : hour < 12 ? texts.greetings.morning : texts.greetings.afternoon
  return storeName === undefined || storeName === '' ? words : texts.greeted(words, storeName)
}
