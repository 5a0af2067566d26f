import { reviewHours } from '@/contract/limits'
import { catalogue } from '@/catalogues/catalogue'

export const confirmationTexts = catalogue('features/onboarding/confirmation', {
  congratulations: 'Yay! Congrats!!',
  onItsWay: 'Everything is filled in. Your application goes under review once every step has been sent.',
  stillWaiting: (count: number) =>
    count === 1 ? 'Almost there: 1 step still waits on this device.' : `Almost there: ${count} steps still wait on this device.`,
  changesWait: (count: number) => (count === 1 ? '1 step still waits on this device.' : `${count} steps still wait on this device.`),
  incompleteTitle: 'Almost there',
  incomplete: 'Some steps are still open. Your application goes under review once every step has been sent.',
  attention: 'A step needs attention before your application can go under review.',
  changeAttention: 'A step needs attention.',
  reviewAfter: `The review then takes ${reviewHours.from} to ${reviewHours.to} hours max.`,
  approved: 'Your registration is approved.',
  checklist: 'Your registration',
  registration: 'Registration',
  storeName: 'Store name',
  reference: 'Reference',
  paidTo: 'Paid to',
  sent: 'Sent',
  signature: 'Your signature',
  continueLink: 'Continue your registration',
  waitingLink: 'See what waits on this device',
  home: 'Go to the home page',
  print: 'Print',
  product: 'Seller Portal',
  recordOf: 'Record of registration',
  foot: 'Solid line: delivered to the marketplace. Dashed line: still on the device. Keep this page; it is not a tax document.',
})
