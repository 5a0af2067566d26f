import { contactChannels, type ContactChannel } from '@/contract/contact-channels'
import { headerNames } from '@/contract/endpoints'
import { contactCodeLength } from '@/contract/limits'
import { codeLifetimeMilliseconds } from '@mocks/engine/limits'
import { otherCode } from '@mocks/testing/harness'
import type { SentCodes } from '../backend-under-test'
import { accepted, namesATime, refusedSomehow } from '../checks'
import { acceptance, refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { codesOf, registerSeller, verificationOf, verifySeller } from '../sellers'

/** More attempts than any backend should allow. */
const guesses = 20

const withWrong = (codes: SentCodes, channel: ContactChannel): SentCodes => ({
  ...codes,
  [channel]: otherCode(codes[channel]),
})

const wrongCodeRow = (channel: ContactChannel): ConformanceRow =>
  row('verifyOtp', {
    id: `verify-wrong-${channel}`,
    source: 'specification',
    requirements: ['OTP-04', 'OTP-05'],
    title: `a seller gives a wrong code for ${channel} beside two right ones, then three right ones`,
    expected: 'the first is not accepted, the second is',
    async run(context) {
      const seller = await registerSeller(context)
      const codes = await codesOf(context, seller)
      refusedSomehow('verifyOtp', await context.call('verifyOtp', verificationOf(seller, withWrong(codes, channel))))
      accepted('verifyOtp', await context.call('verifyOtp', verificationOf(seller, codes)))
    },
  })

export const verifyRows: readonly ConformanceRow[] = [
  acceptance('verifyOtp', {
    id: 'verify-right-codes',
    source: 'specification',
    requirements: ['OTP-04'],
    title: 'a seller gives the three codes that were sent',
    expected: 'success: true',
    async send(context) {
      const seller = await registerSeller(context)
      return context.call('verifyOtp', verificationOf(seller, await codesOf(context, seller)))
    },
  }),
  ...contactChannels.map(wrongCodeRow),
  refusal('verifyOtp', {
    id: 'verify-wrong-code',
    requirements: ['OTP-05'],
    title: 'a code is wrong',
    status: 422,
    async send(context) {
      const seller = await registerSeller(context)
      const codes = await codesOf(context, seller)
      return context.call('verifyOtp', verificationOf(seller, withWrong(codes, 'email')))
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-guessing',
    requirements: ['OTP-05'],
    title: `a code was wrong ${guesses} times and is right now`,
    status: 429,
    also: { expected: `with ${headerNames.retryAfter}`, check: namesATime },
    async send(context) {
      const seller = await registerSeller(context)
      const codes = await codesOf(context, seller)
      for (let tries = 0; tries < guesses; tries++)
        await context.call('verifyOtp', verificationOf(seller, withWrong(codes, 'mobile')))
      return context.call('verifyOtp', verificationOf(seller, codes))
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-late',
    requirements: ['OTP-05'],
    title: `the codes were sent more than ${codeLifetimeMilliseconds / 60_000} minutes ago`,
    status: 422,
    async send(context) {
      const seller = await registerSeller(context)
      const codes = await codesOf(context, seller)
      await context.pass(codeLifetimeMilliseconds)
      return context.call('verifyOtp', verificationOf(seller, codes))
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-twice',
    requirements: ['OTP-04', 'OTP-05'],
    title: 'the seller is verified already',
    status: 409,
    async send(context) {
      const seller = await registerSeller(context)
      const body = verificationOf(seller, await codesOf(context, seller))
      accepted('verifyOtp', await context.call('verifyOtp', body))
      return context.call('verifyOtp', body)
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-unknown-seller',
    requirements: ['OTP-05'],
    title: 'there is no such seller',
    status: 404,
    async send(context) {
      const unknown = { ...context.newSeller(), sellerId: context.newSeller().password }
      const code = '0'.repeat(contactCodeLength)
      return context.call('verifyOtp', verificationOf(unknown, { email: code, mobile: code, secondary: code }))
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-after-another',
    requirements: ['REG-13', 'OTP-04'],
    title: 'another registration with the same email and mobile was verified first: this one is gone',
    status: 404,
    async send(context) {
      const late = await registerSeller(context)
      const codes = await codesOf(context, late)
      await verifySeller(context, late)
      return context.call('verifyOtp', verificationOf(late, codes))
    },
  }),
  refusal('verifyOtp', {
    id: 'verify-bad-body',
    requirements: ['BACKEND-04', 'OTP-02'],
    title: 'the body lacks a field or holds something else in it, such as a code of three or five digits',
    status: 400,
    async send(context) {
      const seller = await registerSeller(context)
      const right = verificationOf(seller, { email: '0000', mobile: '0000', secondary: '0000' })
      const bodies = [...wrongBodies(right), { ...right, emailOtp: '000' }, { ...right, secondarymobileOtp: '00000' }]
      return Promise.all(bodies.map((body) => context.call('verifyOtp', body)))
    },
  }),
]
