import { pick } from '@/domain/language'

/** What is said of versions of the app. */
export const updateTexts = pick({
  en: {
    updateReady: 'A new version is ready. Your entries are kept.',
    updateNow: 'Update now',
    updateLater: 'Later',
    offlineReady: 'Ready to work without a connection',
  },
})
