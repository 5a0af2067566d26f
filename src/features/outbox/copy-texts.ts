import { catalogue } from '@/catalogues/catalogue'
import { passphraseMinimumLength } from '@/domain/portal-limits'
import type { ImportResult } from '@/outbox/transfer'
import type { CopyRefusal } from './sealed-copy'

const refusals: Readonly<Record<CopyRefusal, string>> = {
  'not-a-copy': 'This file is no copy of what waits on a phone.',
  damaged: 'This file is damaged. Export it once more on the other phone.',
  'other-version': 'Another version of the app made this file. Update the app on both phones, and export it once more.',
  'wrong-passphrase': 'The passphrase does not open this file, or the file was changed.',
  'other-seller': 'This copy is of another seller. Nothing was taken over.',
  'other-backend': 'This copy is from another marketplace. Nothing was taken over.',
}

export const copyTexts = catalogue('features/outbox/copy', {
  exportTitle: 'Export a copy',
  exportText:
    'Your drafts and all that waits go into a file that opens only with a passphrase. Without it nobody can read the file, not even us. Take it to another phone, log in there, and import it in “Waiting to send”.',
  importTitle: 'Import a copy',
  importText: 'Choose a copy that you exported on another phone. What was typed here, or saved here later, stays until you decide.',
  look: 'Look at what is in this copy. Take it over only if you made it yourself: what waits in it will be sent to the marketplace in your name.',
  contents: 'In this copy',
  passphrase: 'Passphrase',
  passphraseHint: `At least ${passphraseMinimumLength} characters. Write it down: it cannot be recovered.`,
  passphraseShort: `At least ${passphraseMinimumLength} characters`,
  file: 'Copy',
  fileMissing: 'Choose a file',
  save: 'Save the file',
  open: 'Open the copy',
  take: 'Take it over',
  working: 'Working…',
  close: 'Close',
  needsHttps:
    'This page was opened over plain http. There the browser cannot lock a file with a passphrase. Open the portal over https.',
  noKeys:
    'The marketplace cannot tell that something came twice. If both phones send the same, it takes effect twice: remove it from one of them first.',
  nothing: 'There is nothing to copy: no draft, and nothing waiting to send.',
  notStored: (why: string) => `This device did not take it. ${why} Nothing was changed.`,
  tooMany: (most: number) => `More than ${most} changes do not fit on one phone. Send what waits here first. Nothing was changed.`,
  notRead: 'This device’s storage cannot be read right now. Try again.',
  taken: ({ waiting, drafts }: ImportResult) => {
    if (waiting === 0) return drafts === 0 ? 'There was nothing new to take over.' : 'Your drafts were taken over.'
    return drafts === 0 ? `What waits (${waiting}) was taken over.` : `What waits (${waiting}) and your drafts were taken over.`
  },
  kept: (count: number) =>
    count === 1 ? 'This phone has another version of one entry, and keeps it.' : `${count} entries are on this phone in other versions, which stay.`,
  unreadable: (count: number) =>
    count === 1
      ? 'One entry cannot be read by this version of the app, and was not taken over.'
      : `${count} entries cannot be read by this version of the app, and were not taken over.`,
  takeKept: 'Use the copy’s instead',
  refusals,
})
