import { clockInIndia } from '../india-time'

/** April. */
const firstMonth = 3

/** India's financial year at a moment, such as `26-27`; document numbers restart with it. @param instant in UTC, or milliseconds since the epoch */
export function financialYearOf(instant: string | number): string {
  const day = clockInIndia(instant)
  const first = day.getUTCFullYear() - (day.getUTCMonth() < firstMonth ? 1 : 0)
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-')
}
