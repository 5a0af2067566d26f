import { isDeepStrictEqual } from 'node:util'
import type { SellerData } from '@/contract/access'
import type { Answer } from '../backend-under-test'
import { accepted } from '../checks'
import { refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { registrationOf, type NewSeller } from '../new-sellers'
import { knownSeller, onboardSeller, registerSeller, verifySeller } from '../sellers'
import { must } from '../verdict'

const detailsOf = (newcomer: NewSeller): SellerData => ({
  firstName: newcomer.firstName,
  lastName: newcomer.lastName,
  email: newcomer.email,
  mobile: newcomer.mobile,
  secondarymobile: newcomer.secondaryMobile,
  twoWayAuth: registrationOf(newcomer).twoWayAuth,
})

/** The answer contains what this newcomer registered with. */
export function tells(answer: Answer, newcomer: NewSeller): void {
  const { sellerData } = accepted('registeredDetails', answer)
  must(isDeepStrictEqual(sellerData, detailsOf(newcomer)), 'sellerData is not what was registered')
}

export const registeredDetailsRows: readonly ConformanceRow[] = [
  row('registeredDetails', {
    id: 'details-of-registration',
    source: 'specification',
    requirements: ['REG-11'],
    title: 'the portal asks for a registration whose codes were not given yet',
    expected: 'success: true and in sellerData what was registered',
    async run(context) {
      const seller = await registerSeller(context)
      tells(await context.call('registeredDetails', { sellerId: seller.sellerId }), seller)
    },
  }),
  row('registeredDetails', {
    id: 'details-of-signed-in-seller',
    source: 'decision',
    requirements: ['LOGIN-09', 'BACKEND-06'],
    title: 'a signed-in seller asks for the own details',
    expected: 'success: true and in sellerData what was registered',
    async run(context) {
      const seller = await onboardSeller(context, 3)
      tells(await context.call('registeredDetails', { sellerId: seller.sellerId }, { token: seller.token }), seller)
    },
  }),
  refusal('registeredDetails', {
    id: 'details-unknown-seller',
    requirements: ['REG-11'],
    title: 'there is no such seller',
    status: 404,
    send: (context) => context.call('registeredDetails', { sellerId: context.newSeller().password }),
  }),
  refusal('registeredDetails', {
    id: 'details-verified-without-token',
    requirements: ['REG-11', 'BACKEND-06'],
    title: 'the seller is verified, and the token is missing or made up',
    status: 401,
    async send(context) {
      const { sellerId } = await knownSeller(context)
      return [
        await context.call('registeredDetails', { sellerId }),
        await context.call('registeredDetails', { sellerId }, { token: 'made-up' }),
      ]
    },
  }),
  refusal('registeredDetails', {
    id: 'details-of-another-seller',
    requirements: ['REG-11', 'BACKEND-06'],
    title: 'the token is that of another seller',
    status: 403,
    async send(context) {
      const { sellerId } = await verifySeller(context)
      const { token } = await onboardSeller(context, 3)
      return context.call('registeredDetails', { sellerId }, { token })
    },
  }),
  refusal('registeredDetails', {
    id: 'details-bad-body',
    requirements: ['BACKEND-04'],
    title: 'the body lacks a field or holds something else in it',
    status: 400,
    send: (context) => Promise.all(wrongBodies({ sellerId: 'x' }).map((body) => context.call('registeredDetails', body))),
  }),
]
