import { contactChannels, type ContactChannel } from '@/contract/contact-channels'
import { headerNames } from '@/contract/endpoints'
import { resendDelaySeconds } from '@/contract/limits'
import { accepted, namesATime, refusedSomehow } from '../checks'
import { acceptance, refusal, row, wrongBodies, type ConformanceRow } from '../conformance-row'
import { codesOf, registerSeller, verificationOf, verifySeller, type RegisteredSeller } from '../sellers'
import type { RowContext } from '../row-context'
import { CannotBeTried } from '../verdict'

const untilResend = resendDelaySeconds * 1000
/** One new code in ten thousand equals the previous one, so a resend is repeated. */
const tries = 3

const resendRow = (type: ContactChannel): ConformanceRow =>
  acceptance('resendOtp', {
    id: `resend-${type}`,
    source: 'specification',
    requirements: ['OTP-06'],
    title: `a seller asks for the code of ${type} again, ${resendDelaySeconds} seconds after it was sent`,
    expected: 'success: true',
    async send(context) {
      const { sellerId } = await registerSeller(context)
      await context.pass(untilResend)
      return context.call('resendOtp', { sellerId, type })
    },
  })

/** Has the code resent until it differs. @returns the codes from before */
async function replaceCode(context: RowContext, seller: RegisteredSeller, type: ContactChannel) {
  const before = await codesOf(context, seller)
  for (let time = 0; time < tries; time++) {
    await context.pass(untilResend)
    accepted('resendOtp', await context.call('resendOtp', { sellerId: seller.sellerId, type }))
    const after = await codesOf(context, seller)
    if (after[type] !== before[type]) return { before, after }
  }
  throw new CannotBeTried('every new code was the same as the one before')
}

export const resendRows: readonly ConformanceRow[] = [
  ...contactChannels.map(resendRow),
  row('resendOtp', {
    id: 'resend-replaces-code',
    source: 'decision',
    requirements: ['OTP-06', 'OTP-05'],
    title: 'a seller has a code sent again and gives the older one, then the newer',
    expected: 'the older is refused, the newer accepted together with the codes of the other channels',
    async run(context) {
      const seller = await registerSeller(context)
      const { before, after } = await replaceCode(context, seller, 'mobile')
      refusedSomehow('verifyOtp', await context.call('verifyOtp', verificationOf(seller, before)))
      accepted('verifyOtp', await context.call('verifyOtp', verificationOf(seller, after)))
    },
  }),
  refusal('resendOtp', {
    id: 'resend-too-soon',
    requirements: ['OTP-06', 'QUEUE-05'],
    title: `the last code was sent less than ${resendDelaySeconds} seconds ago`,
    status: 429,
    also: { expected: `with ${headerNames.retryAfter}`, check: namesATime },
    async send(context) {
      const { sellerId } = await registerSeller(context)
      return context.call('resendOtp', { sellerId, type: 'mobile' })
    },
  }),
  refusal('resendOtp', {
    id: 'resend-unknown-seller',
    requirements: ['OTP-06'],
    title: 'there is no such seller',
    status: 404,
    send: (context) => context.call('resendOtp', { sellerId: context.newSeller().password, type: 'email' }),
  }),
  refusal('resendOtp', {
    id: 'resend-verified-seller',
    requirements: ['OTP-06'],
    title: 'the seller is verified already',
    status: 409,
    async send(context) {
      const { sellerId } = await verifySeller(context)
      return context.call('resendOtp', { sellerId, type: 'email' })
    },
  }),
  refusal('resendOtp', {
    id: 'resend-bad-body',
    requirements: ['BACKEND-04', 'OTP-06'],
    title: 'the body lacks a field or holds something else in it',
    status: 400,
    async send(context) {
      const { sellerId } = await registerSeller(context)
      const bodies = [...wrongBodies({ sellerId, type: 'email' }), { sellerId, type: 'post' }]
      return Promise.all(bodies.map((body) => context.call('resendOtp', body)))
    },
  }),
]
