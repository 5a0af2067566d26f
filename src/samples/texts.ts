import { catalogue } from '@/catalogues/catalogue'
import type { StorageFailure } from '@/storage/storage-failure'

export const sampleTexts = catalogue('samples', {
  fixed: 'These are examples, not your shop.',
  changeable: 'These are examples, not your shop. What you change here stays on this device.',
  restore: 'Restore the samples',
  restoreQuestion: 'Remove everything you added or changed here?',
  restoreYes: 'Restore',
  restoreNo: 'Keep my changes',
  restored: 'The samples are back as they were.',
  unavailable: 'This device’s storage cannot be read right now, so what you added here cannot be shown or kept.',
  sellerUnknown: 'We cannot tell whose changes these are, so what you add here cannot be shown or kept. Log in again.',
  notStored: (reason: StorageFailure): string =>
    reason === 'full'
      ? 'The storage of this device is full, so this was not saved. Free some space and try again.'
      : 'This device could not save this. Try again.',
})
