import { endpointNames, isOrderCommand, type EndpointName, type OrderCommandName } from '@/contract/endpoints'
import { parseItem } from '@/contract/reads/lenient-parse'
import { ordersRead } from '@/contract/reads/orders/orders'
import { refusalIn, sameAnswer, withCode } from '../checks'
import { refusal, row, type ConformanceRow } from '../conformance-row'
import { acceptedOrder } from '../items'
import { anotherApprovedSeller, approvedSeller, orderBodies, orderToPack, readyFor, sendChange } from '../shops'
import { signIn } from '../sellers'
import { CannotBeTried, must, note } from '../verdict'
import { newKey } from './idempotency-rows'

export const orderCommandNames = endpointNames.filter(isOrderCommand)

/** An endpoint's name as row ids spell it: `orderTakenOut` becomes `order-taken-out`. */
export const rowNameOf = (name: EndpointName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An order that does not exist. */
export const nobodys = { id: 'no-such-order', rev: 1, updatedAt: new Date().toISOString() }

const rowsOf = (name: OrderCommandName): readonly ConformanceRow[] => [
  row(name, {
    id: `${rowNameOf(name)}-done-once`,
    source: 'decision',
    requirements: ['EXT-05', 'EXT-09', 'QUEUE-02'],
    title: 'it is done with an order that allows it, and sent once more with the same Idempotency-Key',
    expected: 'accepted with the order as it is now, of a higher revision, and the first answer again',
    async run(context) {
      const { seller, order } = await readyFor(context, name)
      const key = newKey()
      const body = orderBodies[name](order)
      const first = await sendChange(context, name, seller, order, { body, key })
      const record = acceptedOrder(name, first)
      must(record.id === order.id && record.rev > order.rev, `the answer has revision ${record.rev} of ${record.id}`, first)
      sameAnswer(first, await sendChange(context, name, seller, order, { body, key }))
    },
  }),
  refusal(name, {
    id: `${rowNameOf(name)}-without-token`,
    requirements: ['EXT-09', 'BACKEND-06'],
    title: 'somebody asks for it who is not signed in',
    status: 401,
    send: (context) => context.call(name, orderBodies[name](nobodys)),
  }),
  refusal(name, {
    id: `${rowNameOf(name)}-bad-body`,
    requirements: ['EXT-09', 'BACKEND-04'],
    title: 'the body lacks a field or holds something else in it',
    status: 400,
    async send(context) {
      const seller = await approvedSeller(context)
      const right = orderBodies[name](nobodys)
      const fields = Object.keys(right)
      // An object is a wrong value for each of these fields.
      const bodies = [...fields.flatMap((field) => [{ ...right, [field]: undefined }, { ...right, [field]: {} }]), []]
      return Promise.all(bodies.map((body) => sendChange(context, name, seller, nobodys, { body })))
    },
  }),
  refusal(name, {
    id: `${rowNameOf(name)}-of-another-seller`,
    requirements: ['EXT-06', 'EXT-09', 'QUEUE-06'],
    title: 'the order is one of another seller',
    status: 403,
    also: withCode('not-yours'),
    async send(context) {
      const other = await anotherApprovedSeller(context)
      const { order } = await readyFor(context, name)
      // Her token may have expired while the row waited for the other seller's review.
      return sendChange(context, name, await signIn(context, other), order)
    },
  }),
  refusal(name, {
    id: `${rowNameOf(name)}-of-nobody`,
    requirements: ['EXT-06', 'EXT-09'],
    title: 'there is no such order',
    status: 404,
    // Without the code the portal would read it as a missing endpoint, and close all orders on that phone (EXT-03).
    also: withCode('unknown'),
    send: async (context) => sendChange(context, name, await approvedSeller(context), nobodys),
  }),
  refusal(name, {
    id: `${rowNameOf(name)}-older-revision`,
    requirements: ['EXT-05', 'EXT-06', 'EXT-09'],
    title: 'the order has changed since it was decided on',
    status: 409,
    also: {
      expected: 'with code changed, and the order as it is in current',
      check(answer) {
        const { current } = refusalIn(answer, 'changed', ['current'])
        must(parseItem('orders', current) !== null, 'it does not say how the order is now', answer)
        if (!ordersRead.item.safeParse(current).success) note('its order does not fit the contract', answer)
      },
    },
    async send(context) {
      const { seller, order } = await readyFor(context, name)
      if (order.rev === 0) throw new CannotBeTried('needs an order that has an older revision')
      return sendChange(context, name, seller, { ...order, rev: order.rev - 1 })
    },
  }),
]

/** What a backend that offers orders must do; without orders none of these rows can be tried. */
export const orderRows: readonly ConformanceRow[] = [
  ...orderCommandNames.flatMap(rowsOf),
  refusal('orderHandover', {
    id: 'order-handover-not-packed',
    requirements: ['EXT-06', 'MOVE-01'],
    title: 'the order is not packed yet',
    status: 409,
    also: withCode('state'),
    async send(context) {
      const seller = await approvedSeller(context)
      return sendChange(context, 'orderHandover', seller, await orderToPack(context, seller, 'lazy'))
    },
  }),
]
