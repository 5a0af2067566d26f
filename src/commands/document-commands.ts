import { describeCommand, type Command } from '@/outbox/command'
import { voidCommandName } from '@/outbox/document-numbers'

/** What becomes of numbers of documents: one that was drawn and stands on nothing is told of (CMD-08). */
export const documentCommands: readonly Command[] = [
  describeCommand({
    name: voidCommandName,
    endpoint: 'documentVoid',
    answers: null,
    upgrades: [],
    scopes: ({ number }) => [`document:${number}`],
    subject: ({ number }) => `document:${number} ${voidCommandName}`,
    summary: ({ number }) => ({ title: number, detail: '' }),
  }),
]
