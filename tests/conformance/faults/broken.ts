import { contactChannels } from '@/contract/contact-channels'
import { jsonIn } from '../backend-under-test'
import { answerOf, fieldsOf, isCallTo, onAccepted, onAnswers, without, type Fault } from './planting'

/** Members that the portal reads as a no, whatever else the answer says. */
const noes: readonly object[] = [
  { success: 'false' },
  { success: 0 },
  { ok: false },
  { status: 'error' },
  { error: 'There is no such thing' },
  { error: { code: 0, message: '' } },
]

/** Backends that deviate from the contract in a wrong way: the portal understands the answer, and the promise is broken. */
export const brokenPromises: readonly Fault[] = [
  ...noes.map((said) => ({
    name: `says ${JSON.stringify(said)} to a right step`,
    breaks: ['step3-saved'],
    plant: onAccepted('step3', (body) => ({ ...body, ...said })),
  })),
  {
    name: 'registers beside errors',
    breaks: ['register-new'],
    plant: onAccepted('register', (body) => ({ ...body, errors: { code: 0 } })),
  },
  {
    name: 'refuses with nothing but the name of the status',
    breaks: ['login-wrong-password', 'register-taken-email'],
    plant: onAnswers((answer) => (answer.status >= 400 ? { ...answer, body: { kind: 'json', value: { error: 'Bad Request' } } } : answer)),
  },
  {
    name: 'takes any code, with a word that is none of the contract',
    breaks: [...contactChannels.map((channel) => `verify-wrong-${channel}`), 'resend-replaces-code'],
    plant: onAnswers((answer, call) => (isCallTo('verifyOtp', call) ? answerOf(200, { message: 'OTP verified' }) : answer)),
  },
  {
    name: 'signs anybody in, with a seller id that is a number',
    breaks: ['login-wrong-password-no-token', 'login-unknown-no-token'],
    plant: onAnswers((answer, call) =>
      isCallTo('login', call) && answer.status === 401 ? answerOf(200, { token: 'a-token', sellerId: 7 }) : answer,
    ),
  },
  {
    name: 'gives anybody a token that names nobody',
    breaks: ['login-wrong-password-no-token'],
    plant: onAnswers((answer, call) => (isCallTo('login', call) && answer.status === 401 ? answerOf(200, { token: 'a-token' }) : answer)),
  },
  {
    name: 'gives the seller id of somebody else as a number, and always the same step',
    breaks: ['login-by-email', 'login-by-mobile', 'login-names-next-step'],
    plant: onAccepted('login', (body) => ({ ...body, sellerId: 999, currentStep: 7 })),
  },
  {
    name: 'leaves the last name out',
    breaks: ['details-of-registration'],
    plant: onAccepted('registeredDetails', (body) => ({ ...body, sellerData: without(fieldsOf(body['sellerData']), 'lastName') })),
  },
  {
    name: 'gives an order that the portal cannot read',
    breaks: ['orders-page-by-page'],
    plant: onAccepted('orders', (body) => ({ ...body, items: [{ id: 'OD-1' }] })),
  },
  {
    name: 'answers a packing with an order that the portal cannot read',
    breaks: ['order-pack-done-once'],
    plant: onAccepted('orderPack', (body) => ({ ...body, record: { id: 'OD-1' } })),
  },
  {
    name: 'refuses in words, and says yes',
    breaks: ['login-wrong-password'],
    plant: onAnswers((answer) => (answer.status === 401 ? { ...answer, body: { kind: 'json', value: { ...fieldsOf(jsonIn(answer)), success: 'true' } } } : answer)),
  },
]
