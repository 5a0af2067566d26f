import { commandNames } from '@/contract/modules/command-names'
import { describeCommand, type Command } from '@/outbox/command'

/** What becomes of numbers of documents: one that was drawn and stands on nothing is told of (CMD-08). */
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
