import type { ManifestOptions } from 'vite-plugin-pwa'
import { shareAddress, sharedField } from '../sw/share-target.ts'
import type { PageWords, RenderedLanguage } from './rendered-languages.ts'

const shortcuts = [
  { name: 'Waiting to send', url: '/outbox', icon: 'waiting' },
  { name: 'Continue onboarding', url: '/registrationdetails', icon: 'onboarding' },
  { name: 'Case log', url: '/caselog', icon: 'cases' },
] as const

const iconsOf = (icon: (typeof shortcuts)[number]['icon']) => [{ src: `/shop-window/${icon}.png`, sizes: '96x96', type: 'image/png' }]

/** The screenshots that the system shows before it installs the app. `npm run screenshots` takes them again. */
export const screenshots = [
  { name: 'step', form_factor: 'narrow', width: 360, height: 800, scale: 1 },
  { name: 'waiting', form_factor: 'narrow', width: 360, height: 800, scale: 1 },
  { name: 'home', form_factor: 'wide', width: 1280, height: 800, scale: 0.5 },
  { name: 'cases', form_factor: 'wide', width: 1280, height: 800, scale: 0.5 },
] as const

/** The screenshots of a language; they are only on the web host, the worker does not keep them. */
const screenshotsIn = (tag: string) =>
  screenshots.map(({ name, form_factor, width, height, scale }) => ({
    src: `/shop-window/${name}.${tag}.webp`,
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/webp',
    form_factor,
  }))

/** The manifest with which a phone installs the app. */
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
  screenshots: screenshotsIn('en-IN'),
  shortcuts: shortcuts.map(({ name, url, icon }) => ({ name, url, icons: iconsOf(icon) })),
  // An open window is reused; what is typed in it is stored, as at every reload.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  share_target: {
    action: shareAddress,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedField, accept: ['image/jpeg', 'image/png'] }] },
  },
}

/** The manifest of the sources, as the pages name it. */
export const manifestAddress = '/manifest.webmanifest'

/** The manifest in another language. By its `id` a browser knows that it belongs to the same app. */
export const manifestAddressIn = (tag: string): string => `/manifest.${tag}.webmanifest`

export const manifestIn = ({ tag, direction }: RenderedLanguage, said: PageWords): string =>
  JSON.stringify({
    ...webAppManifest,
    ...said.manifest,
    lang: tag,
    dir: direction,
    screenshots: screenshotsIn(tag),
    shortcuts: shortcuts.map(({ url, icon }) => ({ name: said.shortcuts[url], url, icons: iconsOf(icon) })),
  })
