import type { ContactChannel } from '@/contract/contact-channels'
import { catalogue } from '@/catalogues/catalogue'
import type { SnapshotRefusal } from './presenter-actions'
import type { SectionName } from './sections'

const channels: Record<ContactChannel, string> = { email: 'Email', mobile: 'SMS', secondary: 'SMS' }

const headings: Record<SectionName, string> = {
  script: 'Script',
  messages: 'Message inbox',
  start: 'Start from',
  network: 'Network',
  clock: 'Clock',
  state: 'State',
  log: 'Log',
}

const jumps: Record<SectionName, string> = { ...headings, messages: 'Inbox', start: 'Start' }

const refusals: Record<SnapshotRefusal, string> = {
  'not-a-snapshot': 'This file is no snapshot of the demo. Choose a file that was saved here.',
  'newer-version': 'This snapshot was saved by a newer version of the product. Update the product here, then open it again.',
  damaged: 'This snapshot is damaged, so nothing was taken over. Save it anew on the machine that it came from.',
  'not-stored': 'This browser could not keep the snapshot. Make room on the device, then open it again.',
}

export const demoTexts = catalogue('features/demo', {
  title: 'Demo',
  pageTitle: 'Demo console',
  intro: 'Everything runs inside this browser. No data leaves this device.',
  close: 'Close the drawer',
  sections: 'Sections of the console',
  headings,
  jumps,
  notKept: 'This browser could not keep that. It holds until this page is closed; make room on the device to keep more.',
  copyOutcomes: { resting: null, copied: 'Copied', refused: 'Copying is not allowed here. Select the text instead.' },

  scriptHelp: 'The way to a shop takes three minutes, a working day ninety seconds. Press, say the line, show what is marked, go on with Next. Alt+Shift+D opens and closes the drawer.',
  doIt: 'Do it',
  doAgain: 'Do it again',
  playLine: (words: string, title: string) => `${words}: ${title}`,
  nextLine: (title: string) => `Next: ${title}`,
  doing: 'Doing it…',
  scriptOver: 'That was the last line.',
  startOver: 'Back to the first line',
  playFailed: 'That could not be done. Make room on this device, or reset all demo data under State, and press again.',

  inboxEmpty: 'No messages yet. Codes arrive here when somebody registers.',
  channels,
  message: (channel: string, to: string) => `${channel} to ${to}`,
  subject: 'Subject: Your Seller Portal code',
  code: (code: string) => `Your code is ${code}`,
  expired: 'Expired',
  used: 'Used',
  replaced: 'Replaced by a newer code',
  validUntil: (time: string) => `Valid until ${time}.`,
  copy: 'Copy',
  fill: 'Fill',
  fillAll: 'Fill all codes',

  scenariosHelp: 'One tap signs in and opens the right screen, with the network, failures and clock back to normal. Each also opens by address.',
  unknownScenario: (id: string) => `There is no scenario ‘${id}’, so nothing was changed. Those that there are stand under ‘${headings.start}’.`,
  accounts: 'Sign in by hand',
  accountsHelp: (password: string) => `One tap fills in the sign-in screen. The password is ${password}.`,
  // Where each account starts: it may have got further since.
  atStep: (step: string) => `begins at ${step}`,
  underReview: 'begins under review',
  withOpenShop: 'with an open shop',

  stateHelp: (password: string) =>
    `All that was entered in the demo on this device. A real backend’s data is never touched. A snapshot holds no tokens and no passwords: where it is opened, everybody’s password is ${password}.`,
  reset: 'Reset all demo data',
  resetQuestion: 'This deletes everything entered in the demo on this device. Reset it?',
  resetYes: 'Yes, reset',
  resetting: 'Resetting…',
  resetFailed: 'The demo data could not be reset. Close other tabs of the product, then try again.',
  setAside:
    'The demo data on this device was stored by another version of the product, and this one cannot read it. The demo began anew; the old data is kept until all demo data is reset.',
  saveSetAside: 'Save the old data',
  keep: 'No, keep it',
  save: 'Save a snapshot',
  saved: 'The snapshot is in your downloads.',
  saveFailed: 'The snapshot could not be made. Try again.',
  open: 'Open a snapshot',
  opening: 'Opening…',
  openQuestion: (file: string) => `Put ${file} in the place of all demo data on this device?`,
  openYes: 'Yes, replace it',
  refusals,
  unreadable: 'This file could not be read. Choose it again.',
})
