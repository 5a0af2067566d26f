import { pick } from '@/domain/language'

/** Words of the frame around the screens. */
export const shellTexts = pick({
  en: {
    product: 'Seller Portal',
    titled: (title: string) => `${title} – Seller Portal`,
    skipToContent: 'Skip to content',
    home: 'Seller Portal, home',
    offline: 'Offline',
    demo: 'Demo',
    openDemo: 'Demo: open the presenter’s drawer',
    notFoundTitle: 'Page not found',
    notFoundText: 'There is nothing at this address. It may have been mistyped or moved.',
    notFoundBack: 'Go to the home page',
    crashTitle: 'This screen stopped working',
    crashText: 'What you entered is kept on this phone. Try the screen again, or open another one from the menu.',
    tryAgain: 'Try again',
  },
})
