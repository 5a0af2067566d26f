import { catalogue } from '@/catalogues/catalogue'

export const sampleTexts = catalogue('samples', {
  fixed: 'These are examples, not your shop.',
  changeable: 'These are examples, not your shop. What you change here stays on this device.',
  restore: 'Restore the samples',
  restoreQuestion: 'Remove everything you added or changed here?',
  restoreYes: 'Restore',
  restoreNo: 'Keep my changes',
  restored: 'The samples are back as they were.',
  unavailable: (why: string): string => `What you added here cannot be shown or kept right now. ${why}`,
  sellerUnknown: 'We cannot tell whose changes these are, so what you add here cannot be shown or kept. Log in again.',
  notStored: (why: string): string => `This was not saved. ${why} Then try again.`,
})
