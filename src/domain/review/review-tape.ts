import { hourMilliseconds, reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

/** @public as a type, to languages/catalogues.ts */
export const tapeTexts = catalogue('domain/review/tape', { hours: (hours: number) => `${hours} h` })

const labelEvery = 12
const everyHours = 4

/** The hours of the review as the marks of a tape measure, counted from its beginning. */
export const reviewTape = () => ({
  from: -2,
  to: reviewHours.to + 1,
  window: reviewHours,
  marks: Array.from({ length: reviewHours.to / everyHours + 1 }, (_, index) => index * everyHours).map((at) =>
    at > 0 && at % labelEvery === 0 ? { at, label: at === reviewHours.from || at === reviewHours.to ? tapeTexts.hours(at) : String(at) } : { at },
  ),
})

/** The position of a time on that tape, in hours. @param since, at milliseconds since the epoch */
export const reviewHour = (since: number, at: number): number => (at - since) / hourMilliseconds
