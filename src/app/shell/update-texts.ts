import { catalogue } from '@/catalogues/catalogue'

/** What is said of versions of the app. */
export const updateTexts = catalogue('app/shell/update', {
  updateReady: 'A new version is ready. Your entries are kept.',
  updateNow: 'Update now',
  updateLater: 'Later',
  stepsReady: 'The steps work without a connection',
  offlineReady: 'Ready to work without a connection',
})
