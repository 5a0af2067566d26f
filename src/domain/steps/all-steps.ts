import type { StepRequest } from '@/contract/endpoints'
import type { OnboardingStep } from '@/contract/steps'
import { addressesStep } from './addresses-step'
import { bankStep } from './bank-step'
import { gstStep } from './gst-step'
import { shippingStep } from './shipping-step'
import { signatureStep } from './signature-step'
import type { StepDescription } from './step-description'

/** The description of every onboarding step, by its number. */
export const allSteps = {
  3: gstStep,
  4: bankStep,
  5: addressesStep,
  6: shippingStep,
  7: signatureStep,
} as const satisfies { readonly [Step in OnboardingStep]: StepDescription<Step> }

/** A short summary of a stored step for lists: enough to recognise it, with long numbers shortened. */
export const summaryOf = (step: OnboardingStep, body: StepRequest): string => allSteps[step].summaryOf(body)
