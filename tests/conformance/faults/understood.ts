import { fieldsOf, onAccepted, onAnswers, onResults, without, type Fault } from './planting'

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
    name: "says twoWayAuth 'No' and leaves the last name out",
    breaks: ['details-of-registration'],
    plant: details((data) => without({ ...data, twoWayAuth: 'No' }, 'lastName')),
  },
  {
    name: 'gives the step as text',
    breaks: ['login-leads-to-onboarding'],
    plant: onAccepted('login', (body) => ({ ...body, currentStep: String(body['currentStep']) })),
  },
  {
    name: 'wraps the seller id in data',
    breaks: ['login-by-email'],
    plant: onAccepted('login', (body) => ({ ...without(body, 'sellerId'), data: { sellerId: body['sellerId'] } })),
  },
  {
    name: 'refuses with its words in error',
    breaks: ['login-wrong-password', 'register-taken-email'],
    plant: onAnswers((answer) =>
      answer.status >= 400 ? { ...answer, body: { error: fieldsOf(answer.body)['message'] } } : answer,
    ),
  },
]
