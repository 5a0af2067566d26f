import { hourMilliseconds as hour, minuteMilliseconds as minute, reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** A time span in words; at least a minute. */
export const timeSpan = (hours: number, minutes: number): string =>
  hours === 0 ? counted(minutes, 'minute') : minutes === 0 ? counted(hours, 'hour') : `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`

export const clockTexts = catalogue('features/demo/clock', {
  now: 'The service’s time',
  same: 'The same as on this device.',
  ahead: (hours: number, minutes: number) => `${timeSpan(hours, minutes)} ahead of this device.`,
  behind: (hours: number, minutes: number) => `${timeSpan(hours, minutes)} behind this device.`,
  littleAhead: 'Less than a minute ahead of this device.',
  littleBehind: 'Less than a minute behind this device.',
  help: 'The app goes by the service’s clock. The device’s own does not move.',
  moves: [
    { milliseconds: minute, label: 'On by 1 minute', effect: 'A new code may be asked for.' },
    { milliseconds: 10 * minute, label: 'On by 10 minutes', effect: 'A code expires.' },
    { milliseconds: 12 * hour, label: 'On by 12 hours', effect: 'A session ends; the review is over at the earliest.' },
    { milliseconds: reviewHours.to * hour, label: `On by ${reviewHours.to} hours`, effect: 'The review is over at the latest.' },
  ],
  back: 'Back to the device’s time',
})
