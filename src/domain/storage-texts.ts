import { catalogue } from '@/catalogues/catalogue'

/** Why this device cannot store or read, and what to do about it. */
export const storageTexts = catalogue('domain/storage', {
  full: 'This device’s storage is full. Free some space, for example by removing photos, videos or apps.',
  blocked: 'An older version of this app is open in another tab. Close all other tabs of it.',
  newer: 'A newer version of this app has changed the storage here. Close all tabs of this app and open it again online.',
  none: 'This browser does not let the app save anything, as in a private window. Allow it to save data, or open the app in a normal window.',
  'too-many': 'No more changes fit on this device. Connect, so that those that wait are sent.',
  closed: 'The browser has closed this device’s storage. We are opening it again; if that takes long, close the app and open it again.',
})
