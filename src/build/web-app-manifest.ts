import type { ManifestOptions } from 'vite-plugin-pwa'

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
  shortcuts: [
    { name: 'Continue onboarding', url: '/registrationdetails' },
    { name: 'Waiting to send', url: '/outbox' },
  ],
}
