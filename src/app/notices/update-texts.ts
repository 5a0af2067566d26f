import { catalogue } from '@/catalogues/catalogue'

/** Texts about versions of the app. */
export const updateTexts = catalogue('app/notices/update', {
  updateReady: 'A new version is ready. Your entries are kept.',
  updateNow: 'Update now',
  updateLosesEntries: 'What you typed is not kept on this device. It is lost if you update now.',
  updateAllTheSame: 'Update all the same',
  updateLater: 'Later',
  stepsReady: 'The steps work without a connection',
  offlineReady: 'Ready to work without a connection',
})
