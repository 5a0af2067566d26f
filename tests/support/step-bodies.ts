import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { step6Body } from '@/contract/typical-steps'
import { markedSteps } from '@mocks/testing/marked-steps'

/** The mobile number that identifies a seller in step 7, whose body has no sellerId. */
export const mobileOf = (sellerId: string): string => `9${String(sellerId.charCodeAt(sellerId.length - 1)).padStart(9, '0')}`

/** A body of a step that fits the contract and is unique to its mark. */
export const stepBody = (step: OnboardingStep, sellerId: string, mark: number): StepRequest =>
  markedSteps({ sellerId, name: 'Meera Nair', mobile: mobileOf(sellerId), nickname: 'Store' }, mark)[step]

/** The cutoff times of a seller who changes none. */
export const unchangedCutoffTimes = step6Body('').cutoffTimes
