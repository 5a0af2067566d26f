import { catalogue } from '@/catalogues/catalogue'

export const readingTexts = catalogue('features/reading', {
  policies: 'Our Policies',
  articles: 'Help Articles',
  topics: 'Article Topics',
  samples: 'These texts are examples, not the rules of a real marketplace.',
  unknownTopic: 'There is no topic at this address. This is the first one.',
  note: 'Note:',
  externalPage: 'The address is an example. The link opens in a new tab and needs a connection.',
})
