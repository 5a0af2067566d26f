import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts, stepNames } from './step-texts'

interface Titled {
  readonly step: OnboardingStep | null
  /** What the command said of itself when it was saved. */
  readonly shows: { readonly title: string } | null
}

/** What a saved command is called. */
export const commandTitle = ({ step, shows }: Titled): string =>
  shows?.title ?? (step === null ? commandTexts.untitled : stepNames[step])

/** Why the backend refused: its own words, else the specification's for a step (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep | null): string =>
  message ?? (step === null ? commandTexts.refused : stepWords[step].refused)
