import { catalogue } from '@/catalogues/catalogue'
import type { Waiting } from '@/outbox/unsent'

const counted = (count: number, what: Waiting): string => (count === 1 ? `1 ${what === 'steps' ? 'step' : 'change'}` : `${count} ${what}`)

/** Texts of the frame around the screens behind the sign-in. */
export const portalTexts = catalogue('app/shell/portal', {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Main menu',
  more: 'More',
  placeholderItems: ['Action', 'Another action', 'Something else here'],
  placeholderNote: 'Nothing is behind these yet.',
  account: 'Account menu',
  manageProfile: 'Manage Profile',
  changePassword: 'Change Password',
  login: 'Login',
  logOut: 'Log out',
  waiting: (count: number, what: Waiting) => `${counted(count, what)} waiting to send`,
  needsChange: (count: number, what: Waiting) => `${counted(count, what)} ${count === 1 ? 'needs' : 'need'} attention`,
  unreadable: (count: number) => (count === 1 ? '1 saved entry cannot be read' : `${count} saved entries cannot be read`),
  storeUnreadable: 'what waits on this device cannot be read right now',
  nearlyFull: 'Little space is left on this device for this app. Open “Waiting to send” to see what you can do.',
  needsYou: 'Needs you',
  sending: 'Sending',
  waitingShort: 'Waiting',
  /** @param steps what was just sent, as a list */
  delivered: (steps: string) => `Sent: ${steps}`,
  deliveredMany: (count: number, what: Waiting) => `${counted(count, what)} sent`,
  logOutTitle: 'Log out?',
  logOutRemoves:
    'Your drafts on this device are removed, and so is what you added to the samples or changed there, such as cases, messages and suggestions.',
  logOutPlain: 'Everything that was sent stays with the marketplace.',
  logOutWaiting: (count: number, what: Waiting) =>
    count === 1
      ? `${counted(count, what)} is not sent yet. It can stay on this device until you log in again. Nobody else can see it or send it in the portal, but a person with this device and enough skill could read it in the browser.`
      : `${counted(count, what)} are not sent yet. They can stay on this device until you log in again. Nobody else can see them or send them in the portal, but a person with this device and enough skill could read them in the browser.`,
  logOutKeep: (what: Waiting) => `Log out and keep the ${what}`,
  logOutDelete: (what: Waiting) => `Delete the ${what} and log out`,
  logOutDeleteQuestion: (count: number, what: Waiting) =>
    `Delete ${counted(count, what)} that ${count === 1 ? 'is' : 'are'} not sent? ${count === 1 ? 'It' : 'They'} cannot be brought back.`,
  /** Of a store that cannot be read, after the sentence that says so. */
  logOutUnknown: {
    waiting:
      'If something waits, it can stay here until you log in again. Nobody else can see or send it in the portal, but a person with this device and enough skill could read it.',
    keep: 'Log out and keep what waits',
    remove: 'Delete what waits and log out',
    question: 'Delete what is not sent, if there is anything? It cannot be brought back.',
  },
  logOutDeleteYes: 'Delete',
  logOutDeleteNo: 'Keep',
  stay: 'Stay',
  clockOff: (minutes: number, ahead: boolean) => {
    const far = minutes < 120 ? `${minutes} minutes` : minutes < 48 * 60 ? `${Math.round(minutes / 60)} hours` : `${Math.round(minutes / (24 * 60))} days`
    return `This device’s clock is ${far} ${ahead ? 'ahead' : 'behind'}. What you save is still sent; only the times shown here are wrong. Turn on automatic date and time on this device.`
  },
})
