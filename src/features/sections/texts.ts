import { catalogue } from '@/catalogues/catalogue'

export const sectionTexts = catalogue('features/sections', {
  notYet: 'This section is not part of this version yet.',
  nothingHidden: 'Nothing of yours is hidden or lost: this screen is not built yet.',
  nearest: 'What you can use today',
})
