import { pick } from '@/domain/language'

/** Words of the frame around the screens. */
export const shellTexts = pick({
  en: {
    product: 'Seller Portal',
    titled: (title: string) => `${title} – Seller Portal`,
    skipToContent: 'Skip to content',
    home: 'Seller Portal, home',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Main menu',
    more: 'More',
    placeholderItems: ['Action', 'Another action', 'Something else here'],
    account: 'Account menu',
    manageProfile: 'Manage Profile',
    changePassword: 'Change Password',
    login: 'Login',
    logOut: 'Log out',
    offline: 'Offline',
    demo: 'Demo',
    openDemo: 'Demo: open the presenter’s drawer',
    waiting: (count: number) => (count === 1 ? '1 step waiting to send' : `${count} steps waiting to send`),
    needsChange: (count: number) => (count === 1 ? '1 step needs a change' : `${count} steps need a change`),
    waitingShort: 'waiting',
    updateReady: 'A new version is ready. Your entries are kept.',
    updateNow: 'Update now',
    updateLater: 'Later',
    offlineReady: 'Ready to work without a connection',
    close: 'Close',
    notFoundTitle: 'Page not found',
    notFoundText: 'There is nothing at this address. It may have been mistyped or moved.',
    notFoundBack: 'Go to the home page',
    crashTitle: 'This screen stopped working',
    crashText: 'What you entered is kept on this phone. Try the screen again, or open another one from the menu.',
    tryAgain: 'Try again',
    delivered: (step: string) => `${step} sent`,
    logOutTitle: 'Log out?',
    logOutPlain: 'Your drafts on this phone are removed. Everything that was sent stays with the marketplace.',
    logOutWaiting: (count: number) =>
      count === 1
        ? '1 step is not sent yet. It can stay on this phone until you log in again; nobody else can see or send it.'
        : `${count} steps are not sent yet. They can stay on this phone until you log in again; nobody else can see or send them.`,
    logOutKeep: 'Log out and keep the steps',
    logOutDelete: 'Delete the steps and log out',
    stay: 'Stay',
    logOutFailed: 'This phone would not remove your data. Nothing was changed; try again.',
  },
})
