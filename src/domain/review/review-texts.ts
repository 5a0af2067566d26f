import { reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

/** What the screens say about the review that follows the signature. */
export const reviewTexts = catalogue('domain/review', {
  signed: (time: string) => `Signed ${time}`,
  underReview: 'Under review',
  since: 'Under review since',
  resultBetween: 'Result between',
  span: (from: string, to: string) => `${from} and ${to}`,
  until: (time: string) => `Under review until ${time} at the latest`,
  ended: (time: string) => `The ${reviewHours.to} hours of the review ended ${time}`,
  overdue: `Your last step was sent more than ${reviewHours.to} hours ago, and this device has not been told of a result.`,
  readyTitle: 'What to have ready',
  ready: [
    'GST certificate, PAN card and a cheque leaf, in case the marketplace asks to see them',
    'The phones with the numbers that you registered',
    'Photos, prices and stock of your first products',
  ],
  askAnewLink: 'Log in again to ask for the result',
  nobodyTitle: 'If nobody has answered you',
  nobody: (reference: string) => `Ask the marketplace and give it your reference, ${reference}. Your application has arrived and need not be sent again.`,
})
