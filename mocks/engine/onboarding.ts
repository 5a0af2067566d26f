import type { stepEndpoints } from '@/contract/endpoints'
import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { nicknameIsTaken } from './duplicates'
import { accept, refuse, type Failure } from './outcome'
import { refuseCaller } from './sessions'
import { isSignaturePicture } from './signature'
import { nextStepOf, type Seller } from './state'
import { texts } from './texts'
import type { SellerWork, Work } from './work'

/** A step may be saved when all before it are there; one that is there already may be saved again. */
function refuseOutOfOrder(seller: Seller, step: OnboardingStep): Failure | null {
  const next = nextStepOf(seller)
  return next === 'complete' || step <= next ? null : refuse(409, texts.completeFirst(next))
}

type NameOf<Step extends OnboardingStep> = (typeof stepEndpoints)[Step]

/** Wraps a step's own rules in those that all steps share: who may save it, and when. */
const asStep =
  <Step extends OnboardingStep>(step: Step, save: SellerWork<NameOf<Step>>): Work<NameOf<Step>> =>
  async ({ caller, ...call }) => {
    if (caller.kind !== 'seller') return refuseCaller(caller)
    const { seller } = caller
    const { body } = call
    if ('sellerId' in body && body.sellerId !== seller.id) return refuse(403, texts.otherSeller)
    return refuseOutOfOrder(seller, step) ?? save({ ...call, seller })
  }

export const step3 = asStep(3, ({ state, body, seller }) => {
  if (nicknameIsTaken(state, body.nickname, seller.id)) return refuse(409, texts.nicknameTaken(body.nickname.trim()))
  seller.steps.step3 = body
  return accept({ message: stepWords[3].accepted })
})

export const step4 = asStep(4, ({ body, seller }) => {
  if (body.accountNumber !== body.confirmAccountNumber) return refuse(422, texts.accountsDiffer)
  seller.steps.step4 = body
  return accept({ message: stepWords[4].accepted })
})

export const step5 = asStep(5, ({ body, seller }) => {
  seller.steps.step5 = body
  return accept({ message: stepWords[5].accepted })
})

export const step6 = asStep(6, ({ body, seller }) => {
  seller.steps.step6 = body
  return accept({ message: stepWords[6].accepted })
})

export const step7 = asStep(7, ({ body, seller }) => {
  if (body.mobile !== seller.mobile) return refuse(422, texts.otherMobile)
  if (!isSignaturePicture(body.signUrl))
    return refuse(422, texts.badSignature(signatureWidthPixels, signatureHeightPixels))
  seller.steps.step7 = body
  return accept({ message: stepWords[7].accepted })
})
