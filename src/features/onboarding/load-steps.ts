import type { OnboardingStep } from '@/contract/steps'

/** The code of each step, a file of its own. */
export const stepCode = {
  3: async () => ({ default: (await import('./gst/gst-step')).GstStep }),
  4: async () => ({ default: (await import('./bank/bank-step')).BankStep }),
  5: async () => ({ default: (await import('./addresses/addresses-step')).AddressesStep }),
  6: async () => ({ default: (await import('./shipping/shipping-step')).ShippingStep }),
  7: async () => ({ default: (await import('./signature/signature-step')).SignatureStep }),
} satisfies Record<OnboardingStep, unknown>

/** Fetches the code of all steps, so that each opens without a network. */
export const loadSteps = (): Promise<unknown> => Promise.all(Object.values(stepCode).map((load) => load()))
