import { withCode } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { acceptedOrder } from '../items'
import { signIn } from '../sellers'
import { anotherApprovedSeller, approvedSeller, orderToPack } from '../shops'
import { must } from '../verdict'

const nobodys = { of: 'orders', id: 'no-such-order' }

/** Reading one record by its id, for records older than a phone keeps. */
export const recordRows: readonly ConformanceRow[] = [
  row('record', {
    id: 'record-of-her-own',
    source: 'decision',
    requirements: ['EXT-04', 'EXT-09'],
    title: 'an approved seller asks for one of her orders',
    expected: 'an answer that fits the contract, with that order',
    async run(context) {
      const seller = await approvedSeller(context)
      const { id } = await orderToPack(context, seller, 'lazy')
      const answer = await context.call('record', { of: 'orders', id }, { token: seller.token })
      const record = acceptedOrder('record', answer)
      must(record.id === id, `the answer is the order ${record.id}`, answer)
    },
  }),
  refusal('record', {
    id: 'record-without-token',
    requirements: ['EXT-09', 'BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (context) => context.call('record', nobodys),
  }),
  refusal('record', {
    id: 'record-bad-parameters',
    requirements: ['EXT-04', 'EXT-09', 'BACKEND-04'],
    title: 'a parameter is missing or holds what it cannot be',
    status: 400,
    async send(context) {
      const { token } = await approvedSeller(context)
      const wrong = [{ of: 'orders' }, { id: nobodys.id }, { ...nobodys, of: 'nothing' }, { ...nobodys, id: 'not an id' }]
      return Promise.all(wrong.map((parameters) => context.call('record', parameters, { token })))
    },
  }),
  refusal('record', {
    id: 'record-of-another-seller',
    requirements: ['EXT-04', 'EXT-06', 'EXT-09'],
    title: 'the order is one of another seller',
    status: 403,
    also: withCode('not-yours'),
    async send(context) {
      const other = await anotherApprovedSeller(context)
      const { id } = await orderToPack(context, await approvedSeller(context), 'lazy')
      // Her token may have expired while the row waited for the other seller's review.
      const { token } = await signIn(context, other)
      return context.call('record', { of: 'orders', id }, { token })
    },
  }),
  refusal('record', {
    id: 'record-of-nobody',
    requirements: ['EXT-04', 'EXT-06', 'EXT-09'],
    title: 'there is no such order',
    status: 404,
    also: withCode('unknown'),
    async send(context) {
      const { token } = await approvedSeller(context)
      return context.call('record', nobodys, { token })
    },
  }),
]
