import { reviewHours } from '@/contract/limits'
import { pick } from '@/domain/language'

/** Words that signing in and signing up share. */
export const texts = pick({
  en: {
    unreachable: 'The server cannot be reached. Check your connection and try again. What you typed is kept.',
    panel: {
      promise: 'Open your shop, even where the signal is weak.',
      facts: [
        'Five short steps, saved on this device as you type',
        'Steps you finish offline are sent when you are back online',
        `Reviewed in ${reviewHours.from} to ${reviewHours.to} hours`,
      ],
    },
  },
})
