import { codeFields, contactChannels, type ContactChannel } from '@/contract/contact-channels'
import { headerNames } from '@/contract/endpoints'
import { lastStep } from '@/contract/steps'
import {
  answerOf,
  bodyOf,
  fieldsOf,
  isCallTo,
  onAccepted,
  onAnswers,
  onCalls,
  refusing,
  renamed,
  withBody,
  withJson,
  without,
  type Fault,
} from './planting'

/** A backend that does not check the code of this channel. */
const overlooks = (channel: ContactChannel): Fault => ({
  name: `does not look at the code of ${channel}`,
  breaks: [`verify-wrong-${channel}`],
  plant: (backend) => ({
    ...backend,
    async send(call) {
      const body = bodyOf(call)
      if (!isCallTo('verifyOtp', call) || backend.codesOf === null) return backend.send(call)
      const none = { email: '', mobile: '', secondaryMobile: '' }
      const codes = await backend.codesOf({ sellerId: String(body['sellerId']), ...none })
      return backend.send(withBody(call, { ...body, [codeFields[channel]]: codes[channel] }))
    },
  }),
})

const resendsNothing = (channel: ContactChannel): Fault => ({
  name: `does not know the channel ${channel}`,
  breaks: [`resend-${channel}`],
  plant: refusing(400, (call) => isCallTo('resendOtp', call) && bodyOf(call)['type'] === channel),
})

const signInFaults: readonly Fault[] = [
  {
    name: 'signs in without a token',
    breaks: ['login-by-email', 'login-by-mobile', 'login-leads-to-onboarding'],
    plant: onAccepted('login', (body) => without(body, 'token')),
  },
  {
    name: 'calls the seller id another name',
    breaks: ['login-by-email', 'login-by-mobile'],
    plant: onAccepted('login', (body) => renamed(body, 'sellerId', 'id')),
  },
  {
    name: 'gives the seller id of somebody else',
    breaks: ['login-by-email', 'login-by-mobile'],
    plant: onAccepted('login', (body) => ({ ...body, sellerId: 'somebody' })),
  },
  {
    name: 'knows emails only',
    breaks: ['login-by-mobile'],
    plant: refusing(401, (call) => isCallTo('login', call) && bodyOf(call)['mobile'] !== undefined),
  },
  {
    name: 'calls the step another name',
    breaks: ['login-leads-to-onboarding', 'login-names-next-step'],
    plant: onAccepted('login', (body) => renamed(body, 'currentStep', 'step')),
  },
  {
    name: 'gives the step as text',
    breaks: ['login-leads-to-onboarding', 'login-names-next-step'],
    plant: onAccepted('login', (body) => ({ ...body, currentStep: String(body['currentStep']) })),
  },
  {
    name: 'names the step that was saved last',
    breaks: ['login-names-next-step'],
    plant: onAccepted('login', (body) => ({ ...body, currentStep: Math.max(3, Number(body['currentStep']) - 1) })),
  },
  {
    name: 'says 0 once all steps are saved, which says nothing',
    breaks: ['login-names-next-step'],
    plant: onAccepted('login', (body) => (Number(body['currentStep']) > lastStep ? { ...body, currentStep: 0 } : body)),
  },
  {
    name: 'signs in with any password',
    breaks: ['login-wrong-password-no-token', 'login-unknown-no-token', 'login-tells-nobody-apart'],
    plant: onAnswers((answer, call) =>
      isCallTo('login', call) && answer.status === 401
        ? answerOf(200, { token: 'a-token', sellerId: 'somebody', currentStep: 3 })
        : answer,
    ),
  },
  {
    name: 'breaks on a wrong password',
    breaks: ['login-wrong-password-no-token', 'login-unknown-no-token', 'login-tells-nobody-apart'],
    plant: onAnswers((answer, call) => (isCallTo('login', call) && answer.status === 401 ? { ...answer, status: 500 } : answer)),
  },
  {
    name: 'says which emails it knows',
    breaks: ['login-tells-nobody-apart'],
    plant: (backend) => {
      const known = new Set<unknown>()
      return onAnswers((answer, call) => {
        const { email } = bodyOf(call)
        if (isCallTo('register', call)) known.add(email)
        return isCallTo('login', call) && answer.status === 401 && !known.has(email)
          ? withJson(answer, { success: false, message: 'There is no such seller.' })
          : answer
      })(backend)
    },
  },
]

const registrationFaults: readonly Fault[] = [
  {
    name: 'gives no seller id',
    breaks: ['register-new'],
    plant: onAccepted('register', (body) => without(body, 'sellerId')),
  },
  {
    name: 'refuses a second spelling of the phone numbers',
    breaks: ['register-prefilled', 'register-other-spelling'],
    plant: refusing(400, (call) => isCallTo('register', call) && bodyOf(call)['mobile'] !== undefined),
  },
  {
    name: 'begins anew in place of going on',
    breaks: ['register-keeps-id'],
    plant: onCalls((call, send) =>
      send(isCallTo('register', call) ? withBody(call, without(bodyOf(call), 'sellerId')) : call),
    ),
  },
  {
    name: 'lets a registration that nobody verified hold its email',
    breaks: ['register-unverified-holds-nothing'],
    plant: (backend) => {
      const held = new Set<unknown>()
      return onCalls(async (call, send) => {
        const { email } = bodyOf(call)
        if (isCallTo('register', call) && held.has(email)) return answerOf(409, { message: 'Email already exists' })
        held.add(email)
        return send(call)
      })(backend)
    },
  },
  {
    name: 'lets two sellers have one email',
    breaks: ['verify-after-another'],
    plant: onAnswers((answer, call) =>
      isCallTo('verifyOtp', call) && answer.status === 404 ? answerOf(200, { success: true }) : answer,
    ),
  },
  {
    name: 'gives the details in another field',
    breaks: ['details-of-registration', 'details-of-signed-in-seller', 'register-other-spelling'],
    plant: onAccepted('registeredDetails', (body) => renamed(body, 'sellerData', 'seller')),
  },
  {
    name: 'mixes the two phone numbers up',
    breaks: ['details-of-registration', 'details-of-signed-in-seller'],
    plant: onAccepted('registeredDetails', (body) => {
      const details = fieldsOf(body['sellerData'])
      return { ...body, sellerData: { ...details, mobile: details['secondarymobile'] } }
    }),
  },
  {
    name: 'tells a signed-in seller nothing',
    breaks: ['details-of-signed-in-seller'],
    plant: refusing(403, (call) => isCallTo('registeredDetails', call) && call.headers[headerNames.authorization] !== undefined),
  },
]

const codeFaults: readonly Fault[] = [
  ...contactChannels.map(overlooks),
  ...contactChannels.map(resendsNothing),
  {
    name: 'says ok in place of success',
    breaks: ['verify-right-codes', ...contactChannels.map((channel) => `resend-${channel}`)],
    plant: (backend) =>
      onAccepted('verifyOtp', () => ({ ok: true }))(onAccepted('resendOtp', () => ({ ok: true }))(backend)),
  },
  {
    name: 'takes an older code too',
    breaks: ['resend-replaces-code'],
    plant: onAnswers((answer, call) =>
      isCallTo('verifyOtp', call) && answer.status === 422 ? answerOf(200, { success: true }) : answer,
    ),
  },
  {
    name: 'takes no new code',
    breaks: ['resend-replaces-code', 'verify-right-codes'],
    plant: onAnswers((answer, call) => (isCallTo('verifyOtp', call) ? { ...answer, status: 422 } : answer)),
  },
]

const signOutFaults: readonly Fault[] = [
  {
    name: 'lets a token live on after its sign-out',
    breaks: ['sign-out-ends-token'],
    plant: onCalls(async (call, send) => (isCallTo('signOut', call) ? answerOf(200, { success: true }) : send(call))),
  },
  {
    name: 'knows no token that it has not given',
    breaks: ['sign-out-again'],
    plant: refusing(401, (call) => isCallTo('signOut', call) && call.headers[headerNames.authorization] === 'Bearer made-up'),
  },
]

/** Faults before, during and after the sign-in. */
export const accessFaults: readonly Fault[] = [...registrationFaults, ...codeFaults, ...signInFaults, ...signOutFaults]
