import { timeZone } from '@/contract/india-time'
import { perLanguage } from '@/catalogues/per-language'

const time = perLanguage(
  ({ locale, dates: { dayPeriod } }) =>
    new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit', second: '2-digit', ...(dayPeriod && { dayPeriod }) }),
)

/** `12:04:33 pm`. @param at milliseconds since the epoch */
export const secondText = (at: number): string => time().format(at)
