import { pick } from '@/domain/language'

export const plannedTexts = pick({
  en: {
    notYet: 'This section is not part of this version yet. Nothing you see here is hidden or lost: there is simply no screen behind it.',
    home: 'Go to the home page',
  },
})
