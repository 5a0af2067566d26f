import { shortDateTimeText } from '@/domain/date-texts'
import { catalogue } from '@/catalogues/catalogue'

export const resourceTexts = catalogue('resources', {
  nothing: 'Nothing is on this phone yet. Connect once.',
  notOffered: 'Your marketplace does not offer this yet.',
  unavailable:
    'This device’s storage cannot be read right now, so what it holds cannot be shown. Close other tabs of this app and open it again.',
  asOf: (at: number): string => `As of ${shortDateTimeText(at)}`,
})
