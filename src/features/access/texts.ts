import { reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'
import type { SampleKind } from './line-sample'

interface RuleLine {
  readonly kind: SampleKind
  readonly says: string
}

/** Words that signing in and signing up share. */
export const texts = catalogue('features/access', {
  unreachable: 'The server cannot be reached. Check your connection and try again. What you typed is kept.',
  cover: {
    promise: 'Open your shop, even where the signal is weak.',
    rule: [
      { kind: 'waiting', says: 'Dashed: saved on this device as you type' },
      { kind: 'sending', says: 'Sent automatically when you are back online' },
      { kind: 'sent', says: `Solid: delivered. Reviewed in ${reviewHours.from} to ${reviewHours.to} hours` },
    ] satisfies readonly RuleLine[],
    key: [
      { kind: 'waiting', says: 'On this phone' },
      { kind: 'sent', says: 'Delivered' },
    ] satisfies readonly RuleLine[],
  },
})
