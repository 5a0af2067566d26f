import { pick } from '@/domain/language'

export const sectionTexts = pick({
  en: {
    notYet: 'This section is not part of this version yet.',
    nothingHidden: 'Nothing of yours is hidden or lost: there is no screen behind it so far.',
    nearest: 'What comes nearest today',
  },
})
