import { duplicateFieldSchema, socketEvents, type DuplicateCheck, type DuplicateField } from '@/contract/socket'
import { duplicateResults } from '../checks'
import { row, type ConformanceRow } from '../conformance-row'
import type { NewSeller } from '../new-sellers'
import { registerSeller, verifySeller } from '../sellers'
import type { RowContext } from '../row-context'
import { must } from '../verdict'

const questionOf = (field: DuplicateField, newcomer: NewSeller): DuplicateCheck =>
  field === 'email' ? { email: newcomer.email } : { mobile: newcomer.mobile }

/** Asks on a new connection, as the portal does. @returns whether the value is free */
async function isFree(context: RowContext, field: DuplicateField, question: DuplicateCheck): Promise<boolean> {
  const conversation = await context.converse()
  conversation.ask(question)
  const [result] = duplicateResults(await conversation.hear(1))
  must(result !== undefined, 'no event came')
  must(result.field === field, `the event is about ${result.field}`)
  return result.available
}

const rowsOf = (field: DuplicateField): readonly ConformanceRow[] => [
  row('duplicateCheck', {
    id: `duplicate-free-${field}`,
    source: 'specification',
    requirements: ['REG-08'],
    title: `the portal asks for the ${field} of nobody`,
    expected: `duplicateResult with field '${field}' and available true or 'true'`,
    async run(context) {
      must(await isFree(context, field, questionOf(field, context.newSeller())), 'it counts as taken')
    },
  }),
  row('duplicateCheck', {
    id: `duplicate-taken-${field}`,
    source: 'specification',
    requirements: ['REG-08'],
    title: `the portal asks for the ${field} of a verified seller`,
    expected: `duplicateResult with field '${field}' and available neither true nor 'true'`,
    async run(context) {
      const seller = await verifySeller(context)
      must(!(await isFree(context, field, questionOf(field, seller))), 'it counts as available')
    },
  }),
  row('duplicateCheck', {
    id: `duplicate-unverified-${field}`,
    source: 'decision',
    requirements: ['REG-08', 'REG-13'],
    title: `the portal asks for the ${field} of a registration that nobody has verified`,
    expected: 'available',
    async run(context) {
      const seller = await registerSeller(context)
      must(await isFree(context, field, questionOf(field, seller)), 'it counts as taken')
    },
  }),
]

export const duplicateCheckRows: readonly ConformanceRow[] = [
  ...duplicateFieldSchema.options.flatMap(rowsOf),
  row('duplicateCheck', {
    id: 'duplicate-ignores-case',
    source: 'decision',
    requirements: ['REG-08'],
    title: 'the portal asks for the email of a verified seller in capitals',
    expected: 'not available',
    async run(context) {
      const { email } = await verifySeller(context)
      must(!(await isFree(context, 'email', { email: email.toUpperCase() })), 'it counts as available')
    },
  }),
  row('duplicateCheck', {
    id: 'duplicate-one-answer-each',
    source: 'decision',
    requirements: ['REG-09'],
    title: 'the portal asks for an email and a mobile number on one connection',
    expected: 'one event for each, and no more',
    async run(context) {
      const newcomer = context.newSeller()
      const conversation = await context.converse()
      for (const field of duplicateFieldSchema.options) conversation.ask(questionOf(field, newcomer))
      await conversation.hear(duplicateFieldSchema.options.length)
      const fields = duplicateResults(await conversation.hearAll()).map(({ field }) => field)
      const found = fields.toSorted().join(', ')
      must(found === duplicateFieldSchema.options.toSorted().join(', '), `the events are about: ${found || 'nothing'}`)
    },
  }),
  row('duplicateCheck', {
    id: 'duplicate-answers-asker-alone',
    source: 'decision',
    requirements: ['REG-09'],
    title: 'one of two connections asks',
    expected: 'the other hears nothing',
    async run(context) {
      const [asker, other] = [await context.converse(), await context.converse()]
      asker.ask(questionOf('email', context.newSeller()))
      must((await asker.hear(1)).length === 1, 'no event came to the one that asked')
      must((await other.hearAll()).length === 0, 'the other connection heard it too')
    },
  }),
  row('duplicateCheck', {
    id: 'duplicate-survives-nonsense',
    source: 'decision',
    requirements: ['REG-08', 'BACKEND-04'],
    title: 'questions that do not fit the schema (an invalid value, a field too few or too many) and an unknown event are sent before a right one',
    expected: 'only the right one is answered, and the connection stays',
    async run(context) {
      const newcomer = context.newSeller()
      const conversation = await context.converse()
      for (const nonsense of [null, 'x', {}, { email: 'nobody' }, { mobile: '12' }, { ...questionOf('email', newcomer), more: 1 }])
        conversation.ask(nonsense)
      conversation.say('unknown', questionOf('email', newcomer))
      conversation.say(socketEvents.duplicateResult, { field: 'email', available: true })
      conversation.ask(questionOf('mobile', newcomer))
      await conversation.hear(1)
      const fields = duplicateResults(await conversation.hearAll()).map(({ field }) => field)
      must(fields.join() === 'mobile', `the events are about: ${fields.join(', ') || 'nothing'}`)
      must(conversation.isOpen(), 'the connection was closed')
    },
  }),
]
