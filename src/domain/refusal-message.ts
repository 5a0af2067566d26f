import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts } from './step-texts'

/** Why the backend refused: its own words, else the specification's for a step (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep | null): string =>
  message ?? (step === null ? commandTexts.refused : stepWords[step].refused)
