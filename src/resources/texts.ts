import { shortDateTimeText } from '@/domain/date-texts'
import { catalogue } from '@/catalogues/catalogue'

export const resourceTexts = catalogue('resources', {
  nothing: 'Nothing is on this phone yet. Connect once.',
  firstRead: 'Nothing is on this phone yet. It comes as soon as the marketplace answers.',
  putOff: (why: string): string => `Nothing is on this phone yet. ${why}`,
  notOffered: 'Your marketplace does not offer this yet.',
  unreadable: 'The marketplace’s answer could not be read. We ask again by itself.',
  unread: (count: number): string =>
    count === 1
      ? 'One entry from the marketplace could not be read. It is missing here, or shown as it was before.'
      : `${count} entries from the marketplace could not be read. They are missing here, or shown as they were before.`,
  unavailable: (why: string): string => `What this device holds cannot be shown right now. ${why}`,
  outOfReach: 'This device’s storage cannot be read right now. What you see here was read before.',
  asOf: (at: number): string => `As of ${shortDateTimeText(at)}`,
})
