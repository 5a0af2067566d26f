import { headerNames } from '@/contract/endpoints'
import type { Answer } from '../backend-under-test'
import { accepted, namesATime } from '../checks'
import { acceptance, refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { registrationOf } from '../new-sellers'
import { registerSeller, verifySeller } from '../sellers'
import type { RowContext } from '../row-context'
import { must } from '../verdict'
import { tells } from './registered-details-rows'

/** More registrations than any backend should send codes for. */
const registrations = 20

const registerWith = (context: RowContext, changes: (body: ReturnType<typeof registrationOf>) => object): Promise<Answer> => {
  const body = registrationOf(context.newSeller())
  return context.call('register', { ...body, ...changes(body) })
}

export const registerRows: readonly ConformanceRow[] = [
  acceptance('register', {
    id: 'register-new',
    source: 'specification',
    requirements: ['REG-12', 'REG-13'],
    title: 'a new seller registers',
    expected: 'success: true and a seller id',
    send: (context) => registerWith(context, () => ({})),
  }),
  acceptance('register', {
    id: 'register-prefilled',
    source: 'specification',
    requirements: ['REG-11', 'REG-12'],
    title: 'a seller who has not verified registers again, with the stored seller id and both spellings of the phone numbers',
    expected: 'success: true and a seller id',
    async send(context) {
      const seller = await registerSeller(context)
      const { mobile, secondaryMobile, sellerId } = seller
      return context.call('register', { ...registrationOf(seller), mobile, secondarymobile: secondaryMobile, sellerId })
    },
  }),
  row('register', {
    id: 'register-keeps-id',
    source: 'decision',
    requirements: ['REG-12'],
    title: 'a seller who has not verified registers again with other details',
    expected: 'the same seller id, which then tells the new details',
    async run(context) {
      const { sellerId } = await registerSeller(context)
      const newcomer = context.newSeller()
      const answer = accepted('register', await context.call('register', { ...registrationOf(newcomer), sellerId }))
      must(answer.sellerId === sellerId, 'the seller id is another one')
      tells(await context.call('registeredDetails', { sellerId }), newcomer)
    },
  }),
  row('register', {
    id: 'register-other-spelling',
    source: 'decision',
    requirements: ['REG-12'],
    title: 'the phone numbers are called mobile and secondarymobile alone',
    expected: 'accepted, and the details then tell both numbers',
    async run(context) {
      const newcomer = context.newSeller()
      const { primaryPhone: mobile, secondaryPhone: secondarymobile, ...rest } = registrationOf(newcomer)
      const { sellerId } = accepted('register', await context.call('register', { ...rest, mobile, secondarymobile }))
      tells(await context.call('registeredDetails', { sellerId }), newcomer)
    },
  }),
  acceptance('register', {
    id: 'register-unverified-holds-nothing',
    source: 'decision',
    requirements: ['REG-13'],
    title: 'the email and the mobile stand in a registration that nobody has verified',
    async send(context) {
      const abandoned = await registerSeller(context)
      return context.call('register', registrationOf(abandoned))
    },
  }),
  refusal('register', {
    id: 'register-taken-email',
    requirements: ['REG-13', 'REG-08'],
    title: 'the email belongs to a verified seller, in whatever case',
    status: 409,
    async send(context) {
      const { email } = await verifySeller(context)
      return [
        await registerWith(context, () => ({ email })),
        await registerWith(context, () => ({ email: email.toUpperCase() })),
      ]
    },
  }),
  refusal('register', {
    id: 'register-taken-mobile',
    requirements: ['REG-13', 'REG-08'],
    title: 'the mobile number belongs to a verified seller',
    status: 409,
    async send(context) {
      const { mobile } = await verifySeller(context)
      return registerWith(context, () => ({ primaryPhone: mobile }))
    },
  }),
  refusal('register', {
    id: 'register-verified-again',
    requirements: ['REG-13'],
    title: 'the seller id is that of a verified seller',
    status: 409,
    async send(context) {
      const { sellerId } = await verifySeller(context)
      return registerWith(context, () => ({ sellerId }))
    },
  }),
  refusal('register', {
    id: 'register-unknown-id',
    requirements: ['REG-13'],
    title: 'the seller id is that of nobody',
    status: 404,
    send: (context) => registerWith(context, ({ password }) => ({ sellerId: password })),
  }),
  refusal('register', {
    id: 'register-passwords-differ',
    requirements: ['REG-05', 'REG-13'],
    title: 'the two passwords differ',
    status: 400,
    send: (context) => registerWith(context, () => ({ confirmPassword: 'another-one' })),
  }),
  refusal('register', {
    id: 'register-numbers-disagree',
    requirements: ['REG-12'],
    title: 'the two spellings of a phone number hold different numbers',
    status: 400,
    async send(context) {
      const other = context.newSeller()
      return [
        await registerWith(context, () => ({ mobile: other.mobile })),
        await registerWith(context, () => ({ secondarymobile: other.mobile })),
      ]
    },
  }),
  refusal('register', {
    id: 'register-equal-numbers',
    requirements: ['REG-06', 'REG-13'],
    title: 'both phone numbers are the same',
    status: 422,
    send: (context) => registerWith(context, ({ primaryPhone }) => ({ secondaryPhone: primaryPhone })),
  }),
  refusal('register', {
    id: 'register-without-end',
    requirements: ['OTP-06', 'QUEUE-05'],
    title: `the same registration is begun too often, each time with new codes: how often is up to the backend, ${registrations} times at most`,
    status: 429,
    also: { expected: `with ${headerNames.retryAfter}`, check: namesATime },
    async send(context) {
      const seller = await registerSeller(context)
      const again = (): Promise<Answer> =>
        context.call('register', { ...registrationOf(seller), sellerId: seller.sellerId })
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
    async send(context) {
      const right = registrationOf(context.newSeller())
      const bodies = [
        ...wrongBodies(right),
        { ...right, email: 'two@signs@example.com' },
        { ...right, primaryPhone: '5000000000' },
        { ...right, secondaryPhone: '90000000001' },
        { ...right, password: 'sixsix', confirmPassword: 'sixsix' },
        { ...right, twoWayAuth: 'Yes' },
      ]
      return Promise.all(bodies.map((body) => context.call('register', body)))
    },
  }),
]
