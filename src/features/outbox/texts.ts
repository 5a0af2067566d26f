import { catalogue } from '@/catalogues/catalogue'
import type { Waiting, WaitingHere } from '@/outbox/unsent'

/** Where a command may be besides on this device. */
export interface Elsewhere {
  readonly mayHaveArrived: boolean
  readonly copied: boolean
}

export const outboxTexts = catalogue('features/outbox', {
  title: 'Waiting to send',
  intro: (what: Waiting) =>
    `${what === 'steps' ? 'Steps' : 'Changes'} are sent one by one, in order, when there is a connection. You may close the app: they stay on this device, and sending goes on when you open it again with a connection.`,
  empty: 'Nothing of yours waits on this device.',
  onThisDevice: 'On this device',
  delivered: 'Delivered',
  sentToday: 'Sent today',
  sendNow: 'Send now',
  exportCopy: 'Export a copy',
  importCopy: 'Import a copy',
  keptAt: (time: string) => `Kept ${time}`,
  sentAt: (time: string) => `Sent ${time}.`,
  sendingNow: 'On its way to the marketplace.',
  waitingFirst: 'It will be sent when you are back online.',
  inItsTurn: 'It will be sent in its turn.',
  waitingForSpace: 'It will be sent once this device has space.',
  askedToWait: (time: string) => `The marketplace asks us to wait. Nothing is sent before ${time}.`,
  heldBy: (step: string) => `Held until ${step} is accepted.`,
  /** For a command that is not a step: its name is already a clause, such as 'Order OD-1042: packed'. */
  heldByCommand: (name: string) => `Held until this is accepted: ${name}.`,
  orderUnknown: 'Held until you log in again: then we know which step is next.',
  undecided:
    'The marketplace answered several times, but did not say whether it has received this. Check with the marketplace: if it has, go on; if not, send it again.',
  earlierVersionFirst: 'An earlier version of this has to be answered first.',
  triedBefore: 'An earlier try may have arrived. If the marketplace has it, go on.',
  /** Names the step that a button belongs to, for a screen reader, which does not see the card around it. */
  of: (verb: string, name: string) => `${verb} ${name}`,
  /** The content of a step, such as its masked account number. */
  summary: (parts: string) => `${parts}.`,
  /** The content of a command on an order, by the command's stored name. */
  details: {
    'order-pack': (number: string) => `Invoice ${number}`,
    'order-dispatch': (number: string) => `Tracking number ${number}`,
  },
  change: 'Change',
  signInAgain: 'Log in again',
  sendAgain: 'Send again',
  goOn: 'It has it already: go on',
  remove: 'Remove',
  removeQuestion: 'Remove this step from this device? What you entered stays as a draft.',
  removeCommand: (followers: number, { mayHaveArrived, copied }: Elsewhere) =>
    [
      followers === 0 ? 'Remove this from this device?' : `Remove this, and what follows it (${followers})?`,
      ...(mayHaveArrived ? ['An earlier try may have arrived: then the marketplace keeps what it has.'] : []),
      ...(copied ? ['A copy may be on another phone, and be sent from there.'] : []),
      ...(mayHaveArrived || copied ? [] : ['It will not be sent.']),
    ].join(' '),
  removeYes: 'Remove it',
  removeNo: 'Keep it',
  nearlyTooMany: (count: number, most: number) => `${count} changes wait here; more than ${most} do not fit. Connect soon.`,
  hidden: (count: number) => (count === 1 ? 'And one more' : `And ${count} more`),
  showMore: 'Show more',
  draftOf: (form: string) => `${form} (draft)`,
  otherForm: 'A form',
  unreadable: (count: number) =>
    count === 1
      ? 'One saved entry cannot be read. It is not sent and not deleted.'
      : `${count} saved entries cannot be read. They are not sent and not deleted.`,
  unreadableHelp: 'This version of the app cannot read it. Export a copy to keep what it holds, and fill it in again.',
  lostHelp: 'The browser has lost what it held. Fill it in again, or remove it.',
  removeUnreadableQuestion: 'Remove this entry from this device? It cannot be brought back.',
  signedOut: ({ count, what }: WaitingHere) =>
    count === 0
      ? 'Nothing waits on this device.'
      : count === 1
        ? `1 ${what === 'steps' ? 'step' : 'change'} waits on this device. Log in to see and send it.`
        : `${count} ${what} wait on this device. Log in to see and send them.`,
  logIn: 'Log in',
  shared: (count: number) =>
    count === 1
      ? 'A picture that was shared with the portal waits on this device to be used as your GST certificate.'
      : `${count} pictures that were shared with the portal wait on this device to be used as your GST certificate.`,
  sharedSignedOut: 'What was shared with the portal is kept on this device. Log in to use it as your GST certificate.',
  sharedNotKept: 'What was shared could not be kept on this device. Use or remove the pictures that wait, or choose the file in the step itself.',
  openStep: (step: string) => `Open ${step}`,
})
