import type { ManifestOptions } from 'vite-plugin-pwa'
import type { page } from '../languages/hi/page.ts'

const shortcuts = [
  { name: 'Continue onboarding', url: '/registrationdetails' },
  { name: 'Waiting to send', url: '/outbox' },
] as const

/** What a phone shows of the app on its home screen. */
export const webAppManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Seller Portal',
  short_name: 'Seller',
  description: 'Sign up, complete your onboarding and run your shop, with or without a connection.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  theme_color: '#1D2358',
  background_color: '#FBF8F1',
  categories: ['business', 'shopping'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [...shortcuts],
}

/** The manifest of the sources, as the pages name it. */
export const manifestAddress = '/manifest.webmanifest'

/** That of another language. By its `id` a browser knows that it is of the same app. */
export const manifestAddressIn = (tag: string): string => `/manifest.${tag}.webmanifest`

export const manifestIn = (tag: string, said: typeof page): string =>
  JSON.stringify({ ...webAppManifest, ...said.manifest, lang: tag, shortcuts: shortcuts.map(({ url }) => ({ name: said.shortcuts[url], url })) })
