import { headerNames } from '@/contract/endpoints'
import type { Answer } from '../backend-under-test'
import { accepted, namesATime } from '../checks'
import { acceptance, refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { registrationOf } from '../new-sellers'
import { registerSeller, verifySeller } from '../sellers'
import type { Trial } from '../trial'
import { must } from '../verdict'
import { tells } from './registered-details-rows'

/** More registrations than any backend should send codes for. */
const registrations = 20

const registerWith = (trial: Trial, changes: (body: ReturnType<typeof registrationOf>) => object): Promise<Answer> => {
  const body = registrationOf(trial.newSeller())
  return trial.call('register', { ...body, ...changes(body) })
}

export const registerRows: readonly ConformanceRow[] = [
  acceptance('register', {
    id: 'register-new',
    source: 'specification',
    requirements: ['REG-12', 'REG-13'],
    title: 'a new seller registers',
    expected: 'success: true and a seller id',
    send: (trial) => registerWith(trial, () => ({})),
  }),
  acceptance('register', {
    id: 'register-prefilled',
    source: 'specification',
    requirements: ['REG-11', 'REG-12'],
    title: 'a seller who has not verified registers again, with the stored seller id and both spellings of the phone numbers',
    expected: 'success: true and a seller id',
    async send(trial) {
      const seller = await registerSeller(trial)
      const { mobile, secondaryMobile, sellerId } = seller
      return trial.call('register', { ...registrationOf(seller), mobile, secondarymobile: secondaryMobile, sellerId })
    },
  }),
  row('register', {
    id: 'register-keeps-id',
    source: 'decision',
    requirements: ['REG-12'],
    title: 'a seller who has not verified registers again with other details',
    expected: 'the same seller id, which then tells the new details',
    async run(trial) {
      const { sellerId } = await registerSeller(trial)
      const newcomer = trial.newSeller()
      const answer = accepted('register', await trial.call('register', { ...registrationOf(newcomer), sellerId }))
      must(answer.sellerId === sellerId, 'the seller id is another one')
      tells(await trial.call('registeredDetails', { sellerId }), newcomer)
    },
  }),
  row('register', {
    id: 'register-other-spelling',
    source: 'decision',
    requirements: ['REG-12'],
    title: 'the phone numbers are called mobile and secondarymobile alone',
    expected: 'accepted, and the details then tell both numbers',
    async run(trial) {
      const newcomer = trial.newSeller()
      const { primaryPhone: mobile, secondaryPhone: secondarymobile, ...rest } = registrationOf(newcomer)
      const { sellerId } = accepted('register', await trial.call('register', { ...rest, mobile, secondarymobile }))
      tells(await trial.call('registeredDetails', { sellerId }), newcomer)
    },
  }),
  acceptance('register', {
    id: 'register-unverified-holds-nothing',
    source: 'decision',
    requirements: ['REG-13'],
    title: 'the email and the mobile stand in a registration that nobody has verified',
    async send(trial) {
      const abandoned = await registerSeller(trial)
      return trial.call('register', registrationOf(abandoned))
    },
  }),
  refusal('register', {
    id: 'register-taken-email',
    requirements: ['REG-13', 'REG-08'],
    title: 'the email belongs to a verified seller, in whatever case',
    status: 409,
    async send(trial) {
      const { email } = await verifySeller(trial)
      return [
        await registerWith(trial, () => ({ email })),
        await registerWith(trial, () => ({ email: email.toUpperCase() })),
      ]
    },
  }),
  refusal('register', {
    id: 'register-taken-mobile',
    requirements: ['REG-13', 'REG-08'],
    title: 'the mobile number belongs to a verified seller',
    status: 409,
    async send(trial) {
      const { mobile } = await verifySeller(trial)
      return registerWith(trial, () => ({ primaryPhone: mobile }))
    },
  }),
  refusal('register', {
    id: 'register-verified-again',
    requirements: ['REG-13'],
    title: 'the seller id is that of a verified seller',
    status: 409,
    async send(trial) {
      const { sellerId } = await verifySeller(trial)
      return registerWith(trial, () => ({ sellerId }))
    },
  }),
  refusal('register', {
    id: 'register-unknown-id',
    requirements: ['REG-13'],
    title: 'the seller id is that of nobody',
    status: 404,
    send: (trial) => registerWith(trial, ({ password }) => ({ sellerId: password })),
  }),
  refusal('register', {
    id: 'register-passwords-differ',
    requirements: ['REG-05', 'REG-13'],
    title: 'the two passwords differ',
    status: 400,
    send: (trial) => registerWith(trial, () => ({ confirmPassword: 'another-one' })),
  }),
  refusal('register', {
    id: 'register-numbers-disagree',
    requirements: ['REG-12'],
    title: 'the two spellings of a phone number hold different numbers',
    status: 400,
    async send(trial) {
      const other = trial.newSeller()
      return [
        await registerWith(trial, () => ({ mobile: other.mobile })),
        await registerWith(trial, () => ({ secondarymobile: other.mobile })),
      ]
    },
  }),
  refusal('register', {
    id: 'register-equal-numbers',
    requirements: ['REG-06', 'REG-13'],
    title: 'both phone numbers are the same',
    status: 422,
    send: (trial) => registerWith(trial, ({ primaryPhone }) => ({ secondaryPhone: primaryPhone })),
  }),
  refusal('register', {
    id: 'register-without-end',
    requirements: ['OTP-06', 'QUEUE-05'],
    title: `the same registration is begun too often, each time with new codes: how often is up to the backend, ${registrations} times at most`,
    status: 429,
    also: { expected: `with ${headerNames.retryAfter}`, check: namesATime },
    async send(trial) {
      const seller = await registerSeller(trial)
      const again = (): Promise<Answer> =>
        trial.call('register', { ...registrationOf(seller), sellerId: seller.sellerId })
      let answer = await again()
      for (let times = 1; times < registrations && answer.status !== 429; times++) answer = await again()
      return answer
    },
  }),
  refusal('register', {
    id: 'register-bad-body',
    requirements: ['BACKEND-04', 'REG-13'],
    title: 'the body lacks a field or holds something else in it',
    status: 400,
    async send(trial) {
      const right = registrationOf(trial.newSeller())
      const bodies = [
        ...wrongBodies(right),
        { ...right, email: 'two@signs@example.com' },
        { ...right, primaryPhone: '5000000000' },
        { ...right, secondaryPhone: '90000000001' },
        { ...right, password: 'sixsix', confirmPassword: 'sixsix' },
        { ...right, twoWayAuth: 'Yes' },
      ]
      return Promise.all(bodies.map((body) => trial.call('register', body)))
    },
  }),
]
