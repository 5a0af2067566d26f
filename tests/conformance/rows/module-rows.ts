import { financialYearOf } from '@/contract/modules/financial-year'
import { accepted, sameAnswer, understood, withCode } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { acceptedModules, understoodModules, understoodOrder, yearIn } from '../items'
import type { RowContext } from '../row-context'
import { knownSeller, prepare, signIn } from '../sellers'
import { approvedSeller, needsApproval, orderBodies, orderToPack, reviewedSeller, sendChange } from '../shops'
import { must } from '../verdict'
import { newKey } from './idempotency-rows'

const phoneId = 'phone-1'

const numberOfNoSeries = 'NO-SERIES/00001'

const yearOf = async (context: RowContext, token: string): Promise<string> =>
  yearIn(await prepare('asking what day it is', async () => understoodModules(await context.call('modules', {}, { token }))))

async function newSeries(context: RowContext) {
  const { token } = await approvedSeller(context)
  const year = await yearOf(context, token)
  const { prefix, next } = await prepare('asking for a series of numbers', async () =>
    understood('invoiceSeries', await context.call('invoiceSeries', { phoneId, year }, { token })),
  )
  return { token, number: prefix + String(next).padStart(5, '0') }
}

/** The list of modules, and the invoice numbers. */
export const moduleRows: readonly ConformanceRow[] = [
  row('modules', {
    id: 'modules-of-an-approved-seller',
    source: 'decision',
    requirements: ['EXT-01', 'EXT-09'],
    title: 'an approved seller asks which modules there are',
    expected: 'an answer that fits the contract, with a profile and without notApproved',
    async run(context) {
      const { token } = await reviewedSeller(context)
      const answer = await context.call('modules', {}, { token })
      const offered = acceptedModules(answer)
      needsApproval(offered)
      must(offered.profile !== null, 'the seller has no profile', answer)
    },
  }),
  row('modules', {
    id: 'modules-of-a-new-seller',
    source: 'decision',
    requirements: ['EXT-01', 'EXT-09'],
    title: 'a seller asks who has just verified her contacts',
    expected: 'an answer that fits the contract',
    async run(context) {
      const { token } = await signIn(context, await knownSeller(context))
      acceptedModules(await context.call('modules', {}, { token }))
    },
  }),
  refusal('modules', {
    id: 'modules-without-token',
    requirements: ['EXT-09', 'BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (context) => context.call('modules', {}),
  }),
  row('invoiceSeries', {
    id: 'invoice-series-asked-again',
    source: 'decision',
    requirements: ['EXT-05', 'EXT-09'],
    title: 'a phone asks twice for its series of a year, and another phone for its own',
    expected: 'the same prefix both times and another one for the other phone, with room for five digits in 16 characters',
    async run(context) {
      const { token } = await approvedSeller(context)
      const year = await yearOf(context, token)
      const ask = async (of: string) => {
        const answer = await context.call('invoiceSeries', { phoneId: of, year }, { token })
        return { answer, ...accepted('invoiceSeries', answer) }
      }
      const [first, again, other] = [await ask(phoneId), await ask(phoneId), await ask('phone-2')]
      must(first.prefix === again.prefix && first.next === again.next, 'the series is another one', again.answer)
      must(other.prefix !== first.prefix, 'two phones share a series', other.answer)
      must(/^[A-Z0-9/-]{1,11}$/.test(first.prefix), `the prefix is '${first.prefix}'`, first.answer)
    },
  }),
  refusal('invoiceSeries', {
    id: 'invoice-series-without-token',
    requirements: ['EXT-09', 'BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (context) => context.call('invoiceSeries', { phoneId, year: financialYearOf(Date.now()) }),
  }),
  refusal('invoiceSeries', {
    id: 'invoice-series-bad-body',
    requirements: ['EXT-09', 'BACKEND-04'],
    title: 'the year is none',
    status: 400,
    async send(context) {
      const { token } = await approvedSeller(context)
      return context.call('invoiceSeries', { phoneId, year: '2026' }, { token })
    },
  }),
  row('documentVoid', {
    id: 'document-void-done-once',
    source: 'decision',
    requirements: ['EXT-05', 'EXT-09', 'QUEUE-02'],
    title: 'a number stands on nothing, and is told so twice with the same Idempotency-Key',
    expected: 'accepted, and the first answer again',
    async run(context) {
      const { token, number } = await newSeries(context)
      const key = newKey()
      const first = await context.call('documentVoid', { number }, { token, key })
      accepted('documentVoid', first)
      sameAnswer(first, await context.call('documentVoid', { number }, { token, key }))
    },
  }),
  refusal('documentVoid', {
    id: 'document-void-without-token',
    requirements: ['EXT-09', 'BACKEND-06'],
    title: 'somebody asks who is not signed in',
    status: 401,
    send: (context) => context.call('documentVoid', { number: '26-27/AAA/00001' }),
  }),
  refusal('documentVoid', {
    id: 'document-void-bad-body',
    requirements: ['EXT-09', 'BACKEND-04'],
    title: 'the number is longer than the law allows',
    status: 400,
    async send(context) {
      const { token } = await approvedSeller(context)
      return context.call('documentVoid', { number: '26-27/AAA/0000001' }, { token })
    },
  }),
  refusal('documentVoid', {
    id: 'document-void-of-an-invoice',
    requirements: ['EXT-05', 'EXT-06', 'EXT-09'],
    title: 'an invoice bears the number',
    status: 409,
    // With this code the portal resolves it by itself; without, it asks the seller.
    also: withCode('taken'),
    async send(context) {
      const { token, number } = await newSeries(context)
      const order = await orderToPack(context, { token }, 'lazy')
      const body = { ...orderBodies.orderPack(order), invoiceNumber: number }
      await prepare('packing an order with a number', async () => understoodOrder('orderPack', await sendChange(context, 'orderPack', { token }, order, { body })))
      return context.call('documentVoid', { number }, { token })
    },
  }),
  refusal('documentVoid', {
    id: 'document-void-of-no-series',
    requirements: ['EXT-05', 'EXT-06', 'EXT-09'],
    title: 'the number is of no series of the seller',
    status: 422,
    also: withCode('content'),
    async send(context) {
      const { token } = await approvedSeller(context)
      return context.call('documentVoid', { number: numberOfNoSeries }, { token })
    },
  }),
  refusal('orderPack', {
    id: 'order-pack-number-of-no-series',
    requirements: ['EXT-05', 'EXT-06', 'EXT-09'],
    title: 'the number of the invoice is of no series of the seller',
    status: 422,
    // After this refusal the phone draws no more numbers from the series.
    also: withCode('content', 'invoiceNumber'),
    async send(context) {
      const seller = await approvedSeller(context)
      const order = await orderToPack(context, seller, 'lazy')
      return sendChange(context, 'orderPack', seller, order, { body: { ...orderBodies.orderPack(order), invoiceNumber: numberOfNoSeries } })
    },
  }),
  refusal('orderPack', {
    id: 'order-pack-number-not-free',
    requirements: ['EXT-05', 'EXT-06', 'EXT-09'],
    title: 'the number of the invoice was told to stand on nothing',
    status: 409,
    also: withCode('taken'),
    async send(context) {
      const { token, number } = await newSeries(context)
      await prepare('voiding a number', async () => understood('documentVoid', await context.call('documentVoid', { number }, { token })))
      const order = await orderToPack(context, { token }, 'lazy')
      return sendChange(context, 'orderPack', { token }, order, { body: { ...orderBodies.orderPack(order), invoiceNumber: number } })
    },
  }),
]
