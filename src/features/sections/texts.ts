import { catalogue } from '@/catalogues/catalogue'

export const sectionTexts = catalogue('features/sections', {
  notYet: 'This section is not part of this version yet.',
  nothingHidden: 'Nothing of yours is hidden or lost: this screen is not built yet.',
  nearest: 'What you can use today',
  unasked: 'Connect once: this phone does not know yet whether your marketplace offers this.',
  sellerUnknown: 'This device has forgotten which seller you are, so this cannot be shown. Log in again.',
  notApproved: 'This opens when your registration is approved.',
})
