import { stepEndpoints } from '@/contract/endpoints'
import { signatureHeightPixels, signatureMaximumBytes, signatureWidthPixels, textMaximumLength } from '@/contract/limits'
import { accountTypes, deliveryTypes, gstTypes, shippingTypes } from '@/contract/onboarding'
import type { OnboardingStep } from '@/contract/steps'
import { step3Body, step4Body, step5Body, step6Body, step7Body } from '@/contract/typical-steps'
import { cutPngOf, emptyPngOf, largePngOf, pngOf } from '@mocks/testing/png'
import { accepted } from '../checks'
import { acceptance, refusal, row, type ConformanceRow, type RequirementId } from '../conformance-row'
import { onboardSeller, sellerAt, sendStep, type SignedInSeller } from '../sellers'

interface Choices {
  readonly step: OnboardingStep
  readonly id: string
  readonly requirement: RequirementId
  readonly title: string
  readonly bodies: (seller: SignedInSeller) => readonly unknown[]
}

/** Every choice that a step offers must be accepted. */
const choiceRow = ({ step, id, requirement, title, bodies }: Choices): ConformanceRow =>
  row(stepEndpoints[step], {
    id,
    source: 'specification',
    requirements: [requirement],
    title,
    expected: 'each accepted',
    async run(context) {
      const seller = await sellerAt(context, step)
      for (const body of bodies(seller)) accepted(stepEndpoints[step], await sendStep(context, step, seller, { body }))
    },
  })

export const stepRuleRows: readonly ConformanceRow[] = [
  choiceRow({
    step: 3,
    id: 'step3-every-type',
    requirement: 'GST-01',
    title: 'a seller saves step 3 with each GST type in turn',
    bodies: ({ sellerId, nickname }) => gstTypes.map((gstType) => ({ ...step3Body(sellerId, nickname), gstType })),
  }),
  choiceRow({
    step: 4,
    id: 'step4-every-type',
    requirement: 'BANK-01',
    title: 'a seller saves step 4 with each account type in turn',
    bodies: ({ sellerId }) => accountTypes.map((accountType) => ({ ...step4Body(sellerId), accountType })),
  }),
  choiceRow({
    step: 6,
    id: 'step6-every-type',
    requirement: 'SHIP-01',
    title: 'a seller saves step 6 with each shipping type in turn, and with all delivery types and with none',
    bodies: ({ sellerId }) => [
      ...shippingTypes.map((shippingType) => ({ ...step6Body(sellerId), shippingType })),
      { ...step6Body(sellerId), deliveryTypes: [...deliveryTypes] },
      { ...step6Body(sellerId), deliveryTypes: [] },
    ],
  }),
  refusal('step3', {
    id: 'step3-taken-nickname',
    requirements: ['GST-03'],
    title: 'another seller has the nickname, in whatever case and with spaces around it',
    status: 409,
    async send(context) {
      const owner = await onboardSeller(context, 4)
      const seller = await onboardSeller(context, 3)
      const nicknames = [owner.nickname, ` ${owner.nickname.toUpperCase()} `]
      return Promise.all(
        nicknames.map((nickname) => sendStep(context, 3, seller, { body: step3Body(seller.sellerId, nickname) })),
      )
    },
  }),
  refusal('step4', {
    id: 'step4-numbers-differ',
    requirements: ['BANK-01'],
    title: 'the two account numbers differ',
    status: 422,
    async send(context) {
      const seller = await sellerAt(context, 4)
      const body = { ...step4Body(seller.sellerId), confirmAccountNumber: '654321' }
      return sendStep(context, 4, seller, { body })
    },
  }),
  refusal('step5', {
    id: 'step5-bad-address',
    requirements: ['ADDR-03', 'BACKEND-04'],
    title: 'an address lacks a field or holds a text beyond the limit',
    status: 400,
    async send(context) {
      const seller = await sellerAt(context, 5)
      const right = step5Body(seller.sellerId)
      const { pickupAddress, returnAddress } = right
      const bodies = [
        { ...right, pickupAddress: { ...pickupAddress, pincode: undefined } },
        { ...right, returnAddress: { ...returnAddress, city: 'x'.repeat(textMaximumLength + 1) } },
      ]
      return Promise.all(bodies.map((body) => sendStep(context, 5, seller, { body })))
    },
  }),
  refusal('step6', {
    id: 'step6-bad-time',
    requirements: ['SHIP-02', 'BACKEND-04'],
    title: 'a cutoff time is not a time of the day as HH:MM',
    status: 400,
    async send(context) {
      const seller = await sellerAt(context, 6)
      const right = step6Body(seller.sellerId)
      const bodies = ['24:00', '8:00', '08:00 AM'].map((sameDay) => ({
        ...right,
        cutoffTimes: { ...right.cutoffTimes, sameDay },
      }))
      return Promise.all(bodies.map((body) => sendStep(context, 6, seller, { body })))
    },
  }),
  acceptance('step7', {
    id: 'step7-large-signature',
    source: 'decision',
    requirements: ['SIGN-02', 'SIGN-03'],
    title: `the signature is nearly as large as it may be, of ${signatureMaximumBytes} bytes`,
    async send(context) {
      const seller = await sellerAt(context, 7)
      const signUrl = largePngOf(signatureWidthPixels, signatureHeightPixels, signatureMaximumBytes)
      return sendStep(context, 7, seller, { body: { ...step7Body(seller.mobile), signUrl } })
    },
  }),
  refusal('step7', {
    id: 'step7-other-mobile',
    requirements: ['SIGN-02', 'QUEUE-06'],
    title: 'the mobile number is not that of the seller who is signed in',
    status: 422,
    async send(context) {
      const seller = await sellerAt(context, 7)
      return sendStep(context, 7, seller, { body: step7Body(context.newSeller().mobile) })
    },
  }),
  refusal('step7', {
    id: 'step7-no-signature',
    requirements: ['SIGN-01', 'SIGN-02'],
    title: `the picture is no whole PNG of ${signatureWidthPixels} by ${signatureHeightPixels} pixels, or nothing is drawn on it`,
    status: 422,
    async send(context) {
      const seller = await sellerAt(context, 7)
      const pictures = [
        pngOf(signatureWidthPixels + 1, signatureHeightPixels),
        pngOf(signatureHeightPixels, signatureWidthPixels),
        cutPngOf(signatureWidthPixels, signatureHeightPixels),
        emptyPngOf(signatureWidthPixels, signatureHeightPixels),
        `data:image/png;base64,${btoa('no picture at all')}`,
      ]
      const bodies = pictures.map((signUrl) => ({ ...step7Body(seller.mobile), signUrl }))
      return Promise.all(bodies.map((body) => sendStep(context, 7, seller, { body })))
    },
  }),
]
