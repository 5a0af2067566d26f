import { jsonIn } from '../backend-under-test'
import { fieldsOf, isStep, onAccepted, onAnswers, onResults, withJson, without, type Fault } from './planting'

const details = (change: (data: ReturnType<typeof fieldsOf>) => unknown): Fault['plant'] =>
  onAccepted('registeredDetails', (body) => ({ ...body, sellerData: change(fieldsOf(body['sellerData'])) }))

/** What backends do in place of what the contract asks for, and the portal understands: the rows fail and say so. */
export const understoodWays: readonly Fault[] = [
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
    name: 'wraps the seller id in data',
    breaks: ['login-by-email'],
    plant: onAccepted('login', (body) => ({ ...without(body, 'sellerId'), data: { sellerId: body['sellerId'] } })),
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
]
