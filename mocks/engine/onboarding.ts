import type { ResponseOf, stepEndpoints, StepEndpointName } from '@/contract/endpoints'
import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { stepWords } from '@/contract/step-words'
import { lastStep, type OnboardingStep } from '@/contract/steps'
import { nicknameIsTaken } from './duplicates'
import type { SellerHandler } from './handler'
import { accept, refuse, type Failure, type Outcome } from './outcome'
import { isApproved } from './orders/approval'
import type { Seller } from './records'
import { nextStepOf } from './seller'
import { texts } from './texts'

/** A step may be saved once all earlier steps are; a saved step may be saved again. */
function refuseOutOfOrder(seller: Seller, step: OnboardingStep): Failure | null {
  const next = nextStepOf(seller)
  return next === 'complete' || step <= next ? null : refuse(409, texts.completeFirst(next))
}

type NameOf<Step extends OnboardingStep> = (typeof stepEndpoints)[Step]
type Decision<Name extends StepEndpointName> = (
  call: Parameters<SellerHandler<Name>>[0],
) => Outcome<ResponseOf<Name>> | Promise<Outcome<ResponseOf<Name>>>

/** Saves a step unless a rule of all steps, or its own rule, refuses it. */
const savesStep =
  <Step extends OnboardingStep>(step: Step, decide: Decision<NameOf<Step>>): SellerHandler<NameOf<Step>> =>
  async (call) => {
    const { body, seller, records, service } = call
    if ('sellerId' in body && body.sellerId !== seller.id) return refuse(403, texts.otherSeller)
    const outcome = refuseOutOfOrder(seller, step) ?? (await decide(call))
    if (outcome.ok) {
      const completedAt = seller.completedAt ?? service.now()
      const { openedWith = seller.steps.step6 } = seller
      await records.sellers.put(seller.id, {
        ...seller,
        steps: { ...seller.steps, [`step${step}`]: body },
        ...(step === lastStep ? { completedAt } : {}),
        // An open shop's orders are generated from step 6: saving it again must not rewrite them.
        ...(step === 6 && openedWith !== undefined && isApproved(seller, service.now()) ? { openedWith } : {}),
      })
    }
    return outcome
  }

export const step3 = savesStep(3, async ({ records, body, seller }) =>
  (await nicknameIsTaken(records, body.nickname, seller.id))
    ? refuse(409, texts.nicknameTaken(body.nickname.trim()))
    : accept({ message: stepWords[3].accepted }),
)

export const step4 = savesStep(4, ({ body }) =>
  body.accountNumber === body.confirmAccountNumber
    ? accept({ message: stepWords[4].accepted })
    : refuse(422, texts.accountsDiffer),
)

export const step5 = savesStep(5, () => accept({ message: stepWords[5].accepted }))

export const step6 = savesStep(6, () => accept({ message: stepWords[6].accepted }))

export const step7 = savesStep(7, ({ body, seller, signature }) => {
  if (body.mobile !== seller.mobile) return refuse(422, texts.otherMobile)
  if (signature === 'empty') return refuse(422, texts.emptySignature)
  return signature === 'drawn'
    ? accept({ message: stepWords[7].accepted })
    : refuse(422, texts.badSignature(signatureWidthPixels, signatureHeightPixels))
})
