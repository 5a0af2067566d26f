import { catalogue } from '@/catalogues/catalogue'
import type { CaseLogPath } from './chosen-case'
import type { CaseStatus, CaseType, Message } from './case-log'

export const caseLogTexts = catalogue('features/case-log', {
  titles: { '/caselog': 'Case log', '/caselog/messages': 'Case log messages' } satisfies Record<CaseLogPath, string>,
  create: 'Create caselog',
  cases: 'Cases',
  status: { pending: 'Pending', resolved: 'Resolved' } satisfies Record<CaseStatus, string>,
  noCases: 'No cases here.',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  casesWithNew: (count: number) => `${count} unread`,
  draft: 'Draft',
  back: 'All cases',
  noneChosen: 'No case selected',
  noneChosenText: 'Select a case to read its messages and to write one.',
  notRead: 'This case cannot be read right now',
  unknown: 'Case not found',
  unknownText: 'This address names a case that is not on this device. It may have been removed with “Restore the samples”.',
  messagesOf: (subject: string) => `Messages: ${subject}`,
  noMessages: 'No messages yet.',
  earlier: 'Earlier messages',
  new: 'New',
  sender: { seller: 'You', support: 'Support' } satisfies Record<Message['sender'], string>,
  onThisDevice: 'On this device',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  sending: 'Sending…',
  samples: 'These are examples, not your shop. Nobody answers here, and what you write stays on this device.',
  staysHere: 'What you write stays on this device.',
  keyboardHint: 'Enter sends, Shift + Enter makes a new line.',
  readOnly: 'This case is resolved, so it is for reading only. If the matter goes on, create a new caselog.',
  form: {
    close: 'Close',
    intro: 'What you type is kept on this device until you create the caselog.',
    labels: { type: 'Case type', subject: 'Subject', description: 'Description' },
    chooseType: 'Select a case type',
    submit: 'Create',
    submitting: 'Creating…',
    missing: (labels: readonly string[]) => `Still to fill in: ${labels.join(', ')}.`,
    ready: 'Ready to be created.',
  },
})

/** The names of the case types as shown; a stored case has the English type. */
export const caseTypeNames = catalogue<Readonly<Record<CaseType, string>>>('features/case-log#caseTypeNames', {
  Shipment: 'Shipment',
  Advertising: 'Advertising',
  Payment: 'Payment',
  TCS: 'TCS',
  TDS: 'TDS',
})
