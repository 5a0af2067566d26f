import { catalogue } from '@/catalogues/catalogue'

export const aboutTexts = catalogue('features/about', {
  version: 'Version',
  offline: 'Without a connection',
  readiness: {
    'no-worker': 'This browser does not keep the app here. It opens with a connection only.',
    'under-way': 'Not ready yet: the app is being put on this device.',
    incomplete: 'Not ready yet: parts of the app are not on this device. They are fetched when there is a connection.',
    full: 'Not ready: this device’s storage is full, and parts of the app are not on it. Free some space, then open the app again.',
  },
  language: 'Language',
  sources: 'Where advice comes from',
  sourcesIntro: 'While you type, codes are looked up on this device. Nobody is asked.',
  branches: (count: string, day: string) => `Banks: ${count} IFSC codes as of ${day}.`,
  places: (count: string, day: string) => `Places: ${count} PIN codes as of ${day}, shortened to district and state, Ladakh told apart.`,
  rates: (day: string) => `GST rates: as known on ${day}.`,
  licences: 'Licences',
  licencesIntro: 'This app is made with the work of others.',
  licencesLink: 'Read all licences',
})
