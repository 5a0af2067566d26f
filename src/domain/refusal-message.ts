import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'

/** The server's words for a step that it did not take, else the specification's (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep): string =>
  message ?? stepWords[step].refused
