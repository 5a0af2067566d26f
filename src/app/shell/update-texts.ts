import { pick } from '@/domain/language'

/** What is said of versions of the app. */
export const updateTexts = pick({
  en: {
    updateReady: 'A new version is ready. Your entries are kept.',
    updateNow: 'Update now',
    updateLater: 'Later',
    stepsReady: 'The steps work without a connection',
    offlineReady: 'Ready to work without a connection',
  },
})
