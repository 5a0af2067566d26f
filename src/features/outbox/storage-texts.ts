import { catalogue } from '@/catalogues/catalogue'

export const roomTexts = catalogue('features/outbox/storage', {
  title: 'Storage on this device',
  protected: 'Protected: the browser keeps what is stored here even when space runs short.',
  notProtected: (waits: boolean) =>
    `Not protected: when space runs short, or in some browsers after 7 days without a visit, what is stored here may be removed, ${waits ? 'including what waits to be sent. Send it soon.' : 'including drafts.'} An installed app is safer from that.`,
  protect: 'Ask the browser to protect it',
  refused: 'The browser did not agree. Most do once the app is installed or used more often.',
  room: (used: string, left: string) => `${used} used, up to ${left} left.`,
  nearlyFull:
    'Little space is left for this app. Free some on this device, for example by removing photos, videos or apps, and send what waits.',
})
