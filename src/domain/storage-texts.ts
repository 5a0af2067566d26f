import { catalogue } from '@/catalogues/catalogue'

/** Why this device cannot store or read, and what to do about it. */
export const storageTexts = catalogue('domain/storage', {
  full: 'This device’s storage is full. Free some space, for example by removing photos, films or apps.',
  blocked: 'Another tab holds an older version of this app open. Close all other tabs of it.',
  newer: 'A newer version of this app has changed the storage here. Close all tabs of this app and open it again online.',
  none: 'This browser lets the app store nothing, as in a private window. Allow it to store data, or open the app in a usual window.',
  'too-many': 'No more changes fit on this device. Connect, so that those that wait are sent.',
  closed: 'The browser has closed this device’s storage. We open it again by ourselves; if that takes long, open the app anew.',
})
