import { stepEndpoints } from '@/contract/endpoints'
import { failureMessages } from '@/contract/messages'
import type { OnboardingStep } from '@/contract/steps'

/** The server's words for a step that it did not take, else the specification's (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep): string =>
  message ?? failureMessages[stepEndpoints[step]]
