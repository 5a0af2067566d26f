import { lastStep } from '@/contract/steps'
import { jsonIn } from '../backend-under-test'
import { fieldsOf, isCallTo, isStep, onAccepted, onAnswers, onEvents, onResults, withJson, without, type Fault } from './planting'

const details = (change: (data: ReturnType<typeof fieldsOf>) => unknown): Fault['plant'] =>
  onAccepted('registeredDetails', (body) => ({ ...body, sellerData: change(fieldsOf(body['sellerData'])) }))

const itemsOf = (body: unknown): readonly unknown[] => {
  const { items } = fieldsOf(body)
  return Array.isArray(items) ? items : []
}

/** An order as a database without booleans returns it: `cancelled` is 0 or 1. */
function withNumbers(order: unknown) {
  const { lines } = fieldsOf(order)
  return { ...fieldsOf(order), lines: Array.isArray(lines) ? lines.map((line) => ({ ...fieldsOf(line), cancelled: Number(fieldsOf(line)['cancelled']) })) : lines }
}

/** Deviations from the contract that the portal understands: the rows fail, and say that it is understood. */
export const understoodWays: readonly Fault[] = [
  {
    name: 'tells of an order without its revision',
    breaks: ['order-news-told'],
    plant: onEvents(({ event, payload }) => [{ event, payload: without(fieldsOf(payload), 'rev') }]),
  },
  {
    name: 'gives the seller id as a number',
    breaks: ['register-new'],
    plant: onAccepted('register', (body) => ({ ...body, sellerId: 17 })),
  },
  {
    name: "says success: 'true'",
    breaks: ['register-new'],
    plant: onAccepted('register', (body) => ({ ...body, success: 'true' })),
  },
  {
    name: 'registers without a word of success',
    breaks: ['register-new'],
    plant: onAccepted('register', (body) => without(body, 'success')),
  },
  {
    name: 'says available: 1',
    breaks: ['duplicate-free-email', 'duplicate-taken-mobile'],
    plant: onResults((payload) => ({ ...payload, available: Number(payload['available']) })),
  },
  {
    name: "says twoWayAuth: 'Yes' and gives the mobile number as a number",
    breaks: ['details-of-registration'],
    plant: details((data) => ({ ...data, twoWayAuth: 'Yes', mobile: Number(data['mobile']) })),
  },
  {
    name: 'gives the step as text',
    breaks: ['login-leads-to-onboarding', 'login-names-next-step'],
    plant: onAccepted('login', (body) => ({ ...body, currentStep: String(body['currentStep']) })),
  },
  {
    name: "says 'complete' once all steps are saved",
    breaks: ['login-names-next-step'],
    plant: onAccepted('login', (body) => (Number(body['currentStep']) > lastStep ? { ...body, currentStep: 'complete' } : body)),
  },
  {
    name: 'wraps the seller id in data',
    breaks: ['login-by-email'],
    plant: onAccepted('login', (body) => ({ ...without(body, 'sellerId'), data: { sellerId: body['sellerId'] } })),
  },
  {
    name: 'wraps the sign-in in data',
    breaks: ['login-by-email', 'login-leads-to-onboarding'],
    plant: onAccepted('login', (body) => ({ success: true, message: 'Login successful', data: body })),
  },
  {
    name: 'saves with 204 and no body',
    breaks: ['step3-saved', 'step7-saved-again'],
    plant: onAnswers((answer, call) => (isStep(call) && answer.status === 200 ? { ...answer, status: 204, body: { kind: 'empty' } } : answer)),
  },
  {
    name: 'saves with message: null',
    breaks: ['step4-saved'],
    plant: onAccepted('step4', () => ({ message: null })),
  },
  {
    name: 'says of a line that is not cancelled 0, and of more pages too',
    breaks: ['orders-page-by-page', 'order-pack-done-once'],
    plant: onAnswers((answer, call) => {
      if (answer.status !== 200) return answer
      const body = fieldsOf(jsonIn(answer))
      if (isCallTo('orders', call)) return withJson(answer, { ...body, items: itemsOf(body).map(withNumbers), more: Number(body['more']) })
      return isCallTo('orderPack', call) ? withJson(answer, { ...body, record: withNumbers(body['record']) }) : answer
    }),
  },
  {
    name: 'takes the packing of an order with success: 1 and message: null',
    breaks: ['order-pack-done-once'],
    plant: onAccepted('orderPack', (body) => ({ ...body, success: 1, message: null })),
  },
  {
    name: 'takes a number that stands on nothing with 204 and no body',
    breaks: ['document-void-done-once'],
    plant: onAnswers((answer, call) => (isCallTo('documentVoid', call) && answer.status === 200 ? { ...answer, status: 204, body: { kind: 'empty' } } : answer)),
  },
  {
    name: 'gives the next number of a series as text',
    breaks: ['invoice-series-asked-again'],
    plant: onAccepted('invoiceSeries', (body) => ({ ...body, next: String(body['next']) })),
  },
  {
    name: 'names the version of a module as text, and says notApproved: 0',
    breaks: ['modules-of-an-approved-seller'],
    plant: onAccepted('modules', (body) => ({ ...body, modules: { orders: '1' }, notApproved: 0 })),
  },
  {
    name: 'refuses in plain words',
    breaks: ['login-wrong-password', 'register-taken-email'],
    plant: onAnswers((answer) => (answer.status >= 400 ? { ...answer, body: { kind: 'text', text: 'Not so.' } } : answer)),
  },
  {
    name: 'refuses with its words in error',
    breaks: ['login-wrong-password', 'register-taken-email'],
    plant: onAnswers((answer) =>
      answer.status >= 400 ? withJson(answer, { error: fieldsOf(jsonIn(answer))['message'] }) : answer,
    ),
  },
  {
    name: 'refuses with its code in capitals, in error',
    breaks: ['order-pack-of-nobody', 'order-pack-older-revision', 'record-of-another-seller'],
    plant: onAnswers((answer) => {
      const { code, ...said } = fieldsOf(jsonIn(answer))
      return typeof code === 'string' ? withJson(answer, { error: { ...said, code: code.toUpperCase().replaceAll('-', '_') } }) : answer
    }),
  },
  {
    name: 'refuses with the order and the field in error',
    breaks: ['order-pack-older-revision', 'order-pack-number-of-no-series'],
    plant: onAnswers((answer) => {
      const { field, current, ...said } = fieldsOf(jsonIn(answer))
      return typeof said['code'] === 'string' ? withJson(answer, { ...said, error: { field, current } }) : answer
    }),
  },
  {
    name: 'signs out with 204 and no body',
    breaks: ['sign-out-again', 'sign-out-ends-token'],
    plant: onAnswers((answer, call) => (isCallTo('signOut', call) && answer.status === 200 ? { ...answer, status: 204, body: { kind: 'empty' } } : answer)),
  },
  {
    name: 'refuses with its words by field',
    breaks: ['login-wrong-password', 'register-taken-email'],
    plant: onAnswers((answer) =>
      answer.status >= 400 ? withJson(answer, { email: [fieldsOf(jsonIn(answer))['message']] }) : answer,
    ),
  },
]
