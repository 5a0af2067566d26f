import type { Conditions } from '@/contract/presenter/network'
import { catalogue } from '@/catalogues/catalogue'
import { distanceText } from './clock/distance-text'
import { timeSpan } from './clock/texts'

export const unusualTexts = catalogue('features/demo/unusual-text', {
  networks: { slow: 'The network is slow.', lossy: 'The network loses calls.' },
  failures: (count: number) => (count === 1 ? 'A failure is planned.' : `${count} failures are planned.`),
  clock: {
    ahead: (hours: number, minutes: number) => `The clock is ${timeSpan(hours, minutes)} ahead of this device.`,
    behind: (hours: number, minutes: number) => `The clock is ${timeSpan(hours, minutes)} behind this device.`,
    littleAhead: 'The clock is less than a minute ahead of this device.',
    littleBehind: 'The clock is less than a minute behind this device.',
  },
})

/** What the presenter has changed about network, failures and clock, as far as nothing else on screen says so; null for nothing. */
export function unusualText({ network, failures, clockAhead }: Conditions): string | null {
  const sentences = [
    ...(network === 'slow' || network === 'lossy' ? [unusualTexts.networks[network]] : []),
    ...(failures.length > 0 ? [unusualTexts.failures(failures.length)] : []),
    ...(clockAhead === 0 ? [] : [distanceText(clockAhead, unusualTexts.clock)]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
