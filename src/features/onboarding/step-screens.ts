import type { ComponentType } from 'react'
import type { OnboardingStep } from '@/contract/steps'

/** Loads the screen of each step, each a chunk of its own. */
export const stepCode: Readonly<Record<OnboardingStep, () => Promise<ComponentType>>> = {
  3: async () => (await import('./gst/gst-step')).GstStep,
  4: async () => (await import('./bank/bank-step')).BankStep,
  5: async () => (await import('./addresses/addresses-step')).AddressesStep,
  6: async () => (await import('./shipping/shipping-step')).ShippingStep,
  7: async () => (await import('./signature/signature-step')).SignatureStep,
}

/** Fetches the code of all steps, so that each opens without a network. */
export const loadSteps = (): Promise<unknown> => Promise.all(Object.values(stepCode).map((load) => load()))
