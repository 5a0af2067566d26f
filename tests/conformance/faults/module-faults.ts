import { jsonIn } from '../backend-under-test'
import { allRows } from '../rows/all-rows'
import { approvedNames } from '../rows/approval-rows'
import { orderCommandNames, rowNameOf } from '../rows/order-rows'
import { fieldsOf, onAccepted, onAnswers, isCallTo, withJson, without, type Fault } from './planting'

/** Mistakes that a backend may make about its modules. */
export const moduleFaults: readonly Fault[] = [
  ...orderCommandNames.map((name): Fault => ({
    name: `${name}: answers without the order`,
    breaks: [`${rowNameOf(name)}-done-once`],
    plant: onAccepted(name, (body) => without(body, 'record')),
  })),
  ...orderCommandNames.map((name): Fault => ({
    name: `${name}: answers the order as it was`,
    breaks: [`${rowNameOf(name)}-done-once`],
    plant: onAccepted(name, (body) => ({ ...body, record: { ...fieldsOf(body['record']), rev: 0 } })),
  })),
  ...orderCommandNames.map((name): Fault => ({
    name: `${name}: does not say how the order is by now`,
    breaks: [`${rowNameOf(name)}-older-revision`],
    plant: onAnswers((answer, call) => (isCallTo(name, call) && answer.status === 409 ? withJson(answer, without(fieldsOf(jsonIn(answer)), 'current')) : answer)),
  })),
  ...([...orderCommandNames, 'record'] as const).map((name): Fault => ({
    name: `${name}: says that there is no such order as its framework says that there is no such address`,
    breaks: [`${rowNameOf(name)}-of-nobody`],
    plant: onAnswers((answer, call) => (isCallTo(name, call) && answer.status === 404 ? withJson(answer, { statusCode: 404, message: 'Order not found', code: 'ORDER_NOT_FOUND' }) : answer)),
  })),
  ...approvedNames.flatMap((name): readonly Fault[] => {
    const breaks = allRows.filter(({ subject, status }) => subject === name && status === 403).map(({ id }) => id)
    const forbids = (bodyOf: (code: unknown) => unknown) =>
      onAnswers((answer, call) => (isCallTo(name, call) && answer.status === 403 ? withJson(answer, bodyOf(fieldsOf(jsonIn(answer))['code'])) : answer))
    return [
      { name: `${name}: forbids it without a code`, breaks, plant: forbids(() => ({ success: false, message: 'No.' })) },
      {
        name: `${name}: takes an order of another seller for a seller who is not approved, and the other way round`,
        breaks,
        plant: forbids((code) => ({ success: false, message: 'No.', code: code === 'not-yours' ? 'not-approved' : 'not-yours' })),
      },
    ]
  }),
  {
    name: 'refuses what is about numbers without a code',
    breaks: ['document-void-of-an-invoice', 'document-void-of-no-series', 'order-pack-number-of-no-series', 'order-pack-number-not-free'],
    plant: onAnswers((answer) => (answer.status === 409 || answer.status === 422 ? withJson(answer, without(fieldsOf(jsonIn(answer)), 'code')) : answer)),
  },
  {
    name: 'does not say that it is the number of the invoice which is wrong',
    breaks: ['order-pack-number-of-no-series'],
    plant: onAnswers((answer) => (answer.status === 422 ? withJson(answer, without(fieldsOf(jsonIn(answer)), 'field')) : answer)),
  },
  {
    name: 'says that an order has changed which is not packed yet',
    breaks: ['order-handover-not-packed'],
    plant: onAnswers((answer) => (answer.status === 409 ? withJson(answer, { ...fieldsOf(jsonIn(answer)), code: 'changed' }) : answer)),
  },
  {
    name: 'answers another record than was asked for',
    breaks: ['record-of-her-own'],
    plant: onAccepted('record', (body) => ({ ...body, record: { ...fieldsOf(body['record']), id: 'OD-1' } })),
  },
  {
    name: 'answers a record without itself',
    breaks: ['record-of-her-own'],
    plant: onAccepted('record', (body) => without(body, 'record')),
  },
  {
    name: 'approves nobody',
    breaks: ['modules-of-a-new-seller'],
    plant: onAccepted('modules', (body) => ({ ...body, notApproved: 'yes' })),
  },
  {
    name: 'knows no profile',
    breaks: ['modules-of-an-approved-seller'],
    plant: onAccepted('modules', (body) => ({ ...body, profile: null })),
  },
  {
    name: 'gives each question a series of its own',
    breaks: ['invoice-series-asked-again'],
    plant: (backend) => {
      let count = 0
      return onAccepted('invoiceSeries', (body) => ({ ...body, prefix: `26-27/${(count += 1)}/` }))(backend)
    },
  },
  {
    name: 'gives all phones one series',
    breaks: ['invoice-series-asked-again'],
    plant: onAccepted('invoiceSeries', (body) => ({ ...body, prefix: '26-27/AAA/' })),
  },
  {
    name: 'says no to a number that stands on nothing',
    breaks: ['document-void-done-once'],
    plant: onAccepted('documentVoid', () => ({ success: false })),
  },
]
