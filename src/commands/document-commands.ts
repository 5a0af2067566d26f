import { commandNames } from '@/contract/modules/command-names'
import { describeCommand, type Command } from '@/outbox/command'

/** Commands on document numbers: one tells the backend of a number that was drawn and is on no document (CMD-08). */
export const documentCommands: readonly Command[] = [
  describeCommand({
    name: commandNames.documentVoid,
    endpoint: 'documentVoid',
    answers: null,
    upgrades: [],
    scopes: ({ number }) => [`document:${number}`],
    subject: ({ number }) => `document:${number} ${commandNames.documentVoid}`,
    summary: ({ number }) => ({ title: number, detail: '' }),
  }),
]
