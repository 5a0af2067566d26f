import { catalogue } from '@/catalogues/catalogue'
import type { CommandName } from '@/contract/modules/command-names'

/** What the screens say about saved commands other than the steps. */
export const commandTexts = catalogue('domain/command', {
  untitled: 'Saved entry',
  refused: 'The marketplace did not take this.',
  serverSaid: (message: string) => `The marketplace said: ${message}`,
  notDone: (why: string) => `This device could not save that. ${why} Nothing was changed; try again.`,
  /** The titles of commands: the thing, and what was done to it. */
  things: {
    order: (id: string, deeds: string) => `Order ${id}: ${deeds}`,
    number: (number: string, deed: string) => `Invoice number ${number}: ${deed}`,
  },
  /** What was done to a thing, by the command's stored name. */
  deeds: {
    'order-pack': 'packed',
    'order-cancel': 'cancelled',
    'order-handover': 'handed over',
    'order-dispatch': 'dispatched',
    'order-outcome': 'outcome reported',
    'order-taken-out': 'taken out',
    'document-void': 'not used',
  } satisfies Readonly<Record<CommandName, string>>,
})
