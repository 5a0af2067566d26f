import { endpointNames, isRead } from '@/contract/endpoints'
import { changesPageMaximum, cursorMaximumLength } from '@/contract/limits'
import { reads, type ReadName } from '@/contract/reads/all-reads'
import type { Answer } from '../backend-under-test'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { acceptedPage, cursorAfter } from '../items'
import { knownSeller, signIn, type SignedInSeller } from '../sellers'
import { approvedSeller } from '../shops'
import type { RowContext } from '../row-context'
import { must } from '../verdict'

export const readNames = endpointNames.filter(isRead)

/** A seller who may read: any verified one, or an approved one where the read belongs to a module. */
const readerOf = async (context: RowContext, name: ReadName): Promise<SignedInSeller> =>
  reads[name].module === null ? signIn(context, await knownSeller(context)) : approvedSeller(context)

async function askAsSeller(context: RowContext, name: ReadName, ...parameters: readonly object[]): Promise<readonly Answer[]> {
  const { token } = await readerOf(context, name)
  const answers: Answer[] = []
  for (const each of parameters) answers.push(await context.call(name, each, { token }))
  return answers
}

/** What a backend must do for every read, which returns pages of changes; the specification has no reads. */
const rowsOf = (name: ReadName): readonly ConformanceRow[] => [
  row(name, {
    id: `${name}-page-by-page`,
    source: 'decision',
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'a seller reads one item after the other until there is no more',
    expected: 'pages that fit the contract, each of one item at most, the last with more: false, and none before it empty',
    async run(context) {
      const { token } = await readerOf(context, name)
      const asked = new Set<string>()
      let since: string | undefined
      do {
        // After that many single items, the rest of a long list is read with the portal's own page size.
        const limit = asked.size < changesPageMaximum ? 1 : changesPageMaximum
        const answer = await context.call(name, { since, limit }, { token })
        const page = acceptedPage(name, answer, since)
        must(page.items.length <= limit, `the page has ${page.items.length} items`, answer)
        since = cursorAfter(page, asked, answer)
      } while (since !== undefined)
    },
  }),
  row(name, {
    id: `${name}-since-the-last`,
    source: 'decision',
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'a seller who has read everything asks what has changed since',
    expected: 'nothing, and more: false',
    async run(context) {
      const { token } = await readerOf(context, name)
      const asked = new Set<string>()
      const ask = async (since: string | undefined) => {
        const answer = await context.call(name, { since }, { token })
        return { answer, page: acceptedPage(name, answer, since) }
      }
      let last = await ask(undefined)
      const next = () => cursorAfter(last.page, asked, last.answer)
      for (let since = next(); since !== undefined; since = next()) last = await ask(since)
      const { answer, page: again } = await ask(last.page.next ?? undefined)
      must(again.items.length === 0 && again.gone.length === 0 && !again.more, 'something has changed', answer)
    },
  }),
  refusal(name, {
    id: `${name}-without-token`,
    requirements: ['BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (context) => context.call(name, {}),
  }),
  refusal(name, {
    id: `${name}-wrong-parameters`,
    requirements: ['BACKEND-04'],
    title: `the limit is no number from 1 to ${changesPageMaximum}, or the cursor is longer than ${cursorMaximumLength} characters`,
    status: 400,
    send: (context) =>
      askAsSeller(context, name, { limit: 0 }, { limit: changesPageMaximum + 1 }, { limit: 'all' }, { since: 'x'.repeat(cursorMaximumLength + 1) }),
  }),
  refusal(name, {
    id: `${name}-unknown-cursor`,
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'the cursor is none that the backend knows; the portal then begins anew',
    status: 410,
    send: (context) => askAsSeller(context, name, { since: 'no cursor of yours' }),
  }),
]

export const readRows: readonly ConformanceRow[] = readNames.flatMap(rowsOf)
