import { headerNames } from '@/contract/endpoints'
import { firstStep, isOnboardingStep, onboardingSteps } from '@/contract/steps'
import type { Answer } from '../backend-under-test'
import { namesATime, notSignedIn, refusedWith, sameAnswer, signedIn } from '../checks'
import { refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { knownSeller, onboardSeller, registerSeller, sendStep, verifySeller } from '../sellers'
import { must, note } from '../verdict'

const wrongPassword = 'not-the-right-one'
/** More attempts than any backend should allow. */
const guesses = 20

export const loginRows: readonly ConformanceRow[] = [
  row('login', {
    id: 'login-by-email',
    source: 'specification',
    requirements: ['LOGIN-07', 'LOGIN-08'],
    title: 'a verified seller signs in with email and password',
    expected: 'a token and the seller id of the registration',
    async run(context) {
      const { email, password, sellerId } = await knownSeller(context)
      const answer = signedIn(await context.call('login', { email, password }))
      must(answer.sellerId === sellerId, 'the seller id is not that of the registration')
    },
  }),
  row('login', {
    id: 'login-by-mobile',
    source: 'specification',
    requirements: ['LOGIN-07', 'LOGIN-08'],
    title: 'a verified seller signs in with mobile number and password',
    expected: 'a token and the seller id of the registration',
    async run(context) {
      const { mobile, password, sellerId } = await knownSeller(context)
      const answer = signedIn(await context.call('login', { mobile, password }))
      must(answer.sellerId === sellerId, 'the seller id is not that of the registration')
    },
  }),
  row('login', {
    id: 'login-leads-to-onboarding',
    source: 'specification',
    requirements: ['LOGIN-10'],
    title: 'a verified seller who has saved no step signs in',
    expected: 'currentStep is a number from 3 to 7',
    async run(context) {
      const { email, password } = await verifySeller(context)
      const answer = await context.call('login', { email, password })
      const { currentStep, nextStep } = signedIn(answer)
      const found = `currentStep is ${JSON.stringify(currentStep)}`
      must(isOnboardingStep(nextStep), found, answer)
      if (!isOnboardingStep(currentStep)) note(found, answer)
    },
  }),
  row('login', {
    id: 'login-names-next-step',
    source: 'decision',
    requirements: ['LOGIN-10'],
    title: 'a seller signs in before the first step and after each',
    expected: 'currentStep is the next step to save, and a number above 7 once all are saved',
    async run(context) {
      const seller = await onboardSeller(context, firstStep)
      const { email, password } = seller
      const signInAgain = () => context.call('login', { email, password })
      for (const step of onboardingSteps) {
        const answer = await signInAgain()
        const { currentStep, nextStep } = signedIn(answer)
        const found = `before step ${step} currentStep is ${JSON.stringify(currentStep)}`
        must(nextStep === step, found, answer)
        if (currentStep !== step) note(found, answer)
        await sendStep(context, step, seller)
      }
      const answer = await signInAgain()
      const { currentStep, nextStep } = signedIn(answer)
      const found = `after the last step currentStep is ${JSON.stringify(currentStep)}`
      must(nextStep === 'complete', found, answer)
      if (typeof currentStep !== 'number') note(found, answer)
    },
  }),
  row('login', {
    id: 'login-wrong-password-no-token',
    source: 'specification',
    requirements: ['LOGIN-08'],
    title: 'a seller signs in with a wrong password',
    expected: 'no token',
    async run(context) {
      const { email } = context.backend.account ?? (await registerSeller(context))
      notSignedIn(await context.call('login', { email, password: wrongPassword }))
    },
  }),
  row('login', {
    id: 'login-unknown-no-token',
    source: 'specification',
    requirements: ['LOGIN-08'],
    title: 'somebody signs in who never registered',
    expected: 'no token, by email and by mobile',
    async run(context) {
      const { email, mobile, password } = context.newSeller()
      notSignedIn(await context.call('login', { email, password }))
      notSignedIn(await context.call('login', { mobile, password }))
    },
  }),
  refusal('login', {
    id: 'login-wrong-password',
    requirements: ['LOGIN-08'],
    title: 'the password is wrong',
    status: 401,
    async send(context) {
      const { email } = context.backend.account ?? (await registerSeller(context))
      return context.call('login', { email, password: wrongPassword })
    },
  }),
  row('login', {
    id: 'login-tells-nobody-apart',
    source: 'decision',
    requirements: ['LOGIN-08'],
    title: 'a wrong password is given for a known and for an unknown email',
    expected: 'the same answer to both',
    async run(context) {
      const known = context.backend.account ?? (await registerSeller(context))
      const unknown = context.newSeller()
      const first = await context.call('login', { email: known.email, password: wrongPassword })
      const second = await context.call('login', { email: unknown.email, password: wrongPassword })
      refusedWith(401, first)
      sameAnswer(first, second)
    },
  }),
  refusal('login', {
    id: 'login-unverified',
    requirements: ['LOGIN-08', 'OTP-04'],
    title: 'the seller has not given the codes yet',
    status: 403,
    async send(context) {
      const { email, password } = await registerSeller(context)
      return context.call('login', { email, password })
    },
  }),
  refusal('login', {
    id: 'login-guessing',
    requirements: ['LOGIN-08', 'QUEUE-05'],
    title: `too many wrong passwords were given: how many is up to the backend, ${guesses} at most`,
    status: 429,
    also: { expected: `with ${headerNames.retryAfter}`, check: namesATime },
    async send(context) {
      const { email } = await registerSeller(context)
      const guess = (): Promise<Answer> => context.call('login', { email, password: wrongPassword })
      let answer = await guess()
      for (let tries = 1; tries < guesses && answer.status !== 429; tries++) answer = await guess()
      return answer
    },
  }),
  refusal('login', {
    id: 'login-bad-body',
    requirements: ['BACKEND-04'],
    title: 'the body lacks a field or holds something else in it',
    status: 400,
    async send(context) {
      const { email, mobile, password } = context.newSeller()
      const bodies = [
        ...wrongBodies({ email, password }),
        ...wrongBodies({ mobile, password }),
        { email: 'a@b', password },
        { mobile: '5000000000', password },
        { email, password: 'sixsix' },
      ]
      return Promise.all(bodies.map((body) => context.call('login', body)))
    },
  }),
]
