import { changesPageMaximum, cursorMaximumLength } from '@/contract/limits'
import type { Answer } from '../backend-under-test'
import { accepted } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { knownSeller, signIn } from '../sellers'
import type { Trial } from '../trial'
import { must } from '../verdict'

/** Sellers who may ask, however far they are. */
async function askAsSeller(trial: Trial, ...parameters: readonly object[]): Promise<readonly Answer[]> {
  const { token } = await signIn(trial, await knownSeller(trial))
  const answers: Answer[] = []
  for (const each of parameters) answers.push(await trial.call('offers', each, { token }))
  return answers
}

/** Reading the marketplace's offers as pages of changes: the specification does not know it. */
export const offersRows: readonly ConformanceRow[] = [
  row('offers', {
    id: 'offers-page-by-page',
    source: 'decision',
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'a seller reads the offers one by one until there is no more',
    expected: 'pages that fit the contract, each of one item at most, the last with more: false',
    async run(trial) {
      const { token } = await signIn(trial, await knownSeller(trial))
      let since: string | undefined
      for (let page = 0; page < changesPageMaximum; page++) {
        const answer = await trial.call('offers', { since, limit: 1 }, { token })
        const { items, next, more } = accepted('offers', answer)
        must(items.length <= 1, `the page has ${items.length} items`, answer)
        must(!more || next !== since, 'there is more, and the cursor is the one before', answer)
        if (!more) return
        since = next
      }
    },
  }),
  row('offers', {
    id: 'offers-since-the-last',
    source: 'decision',
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'a seller who has read all offers asks what has changed since',
    expected: 'nothing, and more: false',
    async run(trial) {
      const { token } = await signIn(trial, await knownSeller(trial))
      let page = accepted('offers', await trial.call('offers', {}, { token }))
      while (page.more) page = accepted('offers', await trial.call('offers', { since: page.next }, { token }))
      const answer = await trial.call('offers', { since: page.next }, { token })
      const again = accepted('offers', answer)
      must(again.items.length === 0 && again.gone.length === 0 && !again.more, 'something has changed', answer)
    },
  }),
  refusal('offers', {
    id: 'offers-without-token',
    requirements: ['BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (trial) => trial.call('offers', {}),
  }),
  refusal('offers', {
    id: 'offers-wrong-parameters',
    requirements: ['BACKEND-04'],
    title: `the limit is no number from 1 to ${changesPageMaximum}, or the cursor is longer than ${cursorMaximumLength} characters`,
    status: 400,
    send: (trial) =>
      askAsSeller(trial, { limit: 0 }, { limit: changesPageMaximum + 1 }, { limit: 'all' }, { since: 'x'.repeat(cursorMaximumLength + 1) }),
  }),
  refusal('offers', {
    id: 'offers-unknown-cursor',
    requirements: ['READ-01', 'BACKEND-04'],
    title: 'the cursor is none that the backend knows; the portal then begins anew',
    status: 410,
    send: (trial) => askAsSeller(trial, { since: 'no cursor of yours' }),
  }),
]
