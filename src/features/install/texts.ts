import { catalogue } from '@/catalogues/catalogue'
import type { GuidedBrowser } from './install-way'

interface GuideTexts {
  readonly where: string
  readonly find: string
  readonly choose: string
  readonly confirm: string
}

export const installTexts = catalogue('features/install', {
  title: 'Use it like an app',
  promise: 'Install Seller Portal on this device: it has an icon of its own and opens without a connection.',
  install: 'Install app',
  howTo: 'See how to install',
  notNow: 'Not now',
  guideTitle: 'Install Seller Portal',
  close: 'Close',
  guides: {
    ios: {
      where: 'On iPhone and iPad you install it from the browser’s Share menu.',
      find: 'Press Share in the browser’s bar.',
      choose: 'Scroll down and choose Add to Home Screen.',
      confirm: 'Press Add.',
    },
    'firefox-android': {
      where: 'In Firefox you install it from the menu.',
      find: 'Open the browser’s menu.',
      choose: 'Choose Add app to Home screen, or Install.',
      confirm: 'Press Add.',
    },
    'safari-mac': {
      where: 'In Safari you install it from the menu bar.',
      find: 'Open the File menu.',
      choose: 'Choose Add to Dock.',
      confirm: 'Press Add.',
    },
  } satisfies Record<GuidedBrowser, GuideTexts>,
})
