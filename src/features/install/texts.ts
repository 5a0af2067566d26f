import { pick } from '@/domain/language'
import type { GuidedBrowser } from './install-way'

interface GuideTexts {
  readonly where: string
  readonly find: string
  readonly choose: string
  readonly confirm: string
}

export const installTexts = pick({
  en: {
    title: 'Use it like an app',
    promise: 'Install Seller Portal on this device: it has an icon of its own and opens without a connection.',
    install: 'Install app',
    howTo: 'See how to install',
    notNow: 'Not now',
    guideTitle: 'Install Seller Portal',
    close: 'Close',
    guides: {
      ios: {
        where: 'Safari and other browsers on iPhone and iPad do it from their Share menu.',
        find: 'Press Share in the browser’s bar.',
        choose: 'Scroll down and choose Add to Home Screen.',
        confirm: 'Press Add.',
      },
      'firefox-android': {
        where: 'Firefox does it from its menu.',
        find: 'Open the browser’s menu.',
        choose: 'Choose Add app to Home screen, or Install.',
        confirm: 'Press Add.',
      },
      'safari-mac': {
        where: 'Safari does it from the menu bar.',
        find: 'Open the File menu.',
        choose: 'Choose Add to Dock.',
        confirm: 'Press Add.',
      },
    } satisfies Record<GuidedBrowser, GuideTexts>,
  },
})
