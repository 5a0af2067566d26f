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
