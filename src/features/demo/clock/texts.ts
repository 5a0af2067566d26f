import { catalogue } from '@/catalogues/catalogue'

const minute = 60_000
const hour = 60 * minute

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export const clockTexts = catalogue('features/demo/clock', {
  now: 'The service’s time',
  same: 'The same as on this device.',
  ahead: (distance: string) => `${distance} ahead of this device.`,
  behind: (distance: string) => `${distance} behind this device.`,
  hours: (count: number) => counted(count, 'hour'),
  minutes: (count: number) => counted(count, 'minute'),
  briefly: 'Less than a minute',
  help: 'The app goes by the service’s clock. The device’s own does not move.',
  moves: [
    { milliseconds: minute, label: 'On by 1 minute', effect: 'A new code may be asked for.' },
    { milliseconds: 10 * minute, label: 'On by 10 minutes', effect: 'A code expires.' },
    { milliseconds: 12 * hour, label: 'On by 12 hours', effect: 'A session ends; the review is over at the earliest.' },
    { milliseconds: 48 * hour, label: 'On by 48 hours', effect: 'The review is over at the latest.' },
  ],
  back: 'Back to the device’s time',
})
