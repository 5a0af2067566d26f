/** The onboarding steps as the backend numbers them; 1 and 2 are registration and verification. */
export const onboardingSteps = [3, 4, 5, 6, 7] as const

/** One onboarding step: GST 3, bank 4, addresses 5, shipping 6, signature 7. */
export type OnboardingStep = (typeof onboardingSteps)[number]

export const firstStep: OnboardingStep = 3
export const lastStep: OnboardingStep = 7

/** Whether a value from outside is one of the five. */
export const isOnboardingStep = (value: unknown): value is OnboardingStep =>
  onboardingSteps.some((step) => step === value)

/** What the backend is known to expect next: a step, or `complete` once it holds all five. */
export type NextStep = OnboardingStep | 'complete'

const position = (step: NextStep): number => (step === 'complete' ? lastStep + 1 : step)

/** The step after this one, `complete` after the last. */
export const stepAfter = (step: OnboardingStep): NextStep =>
  onboardingSteps.find((candidate) => candidate > step) ?? 'complete'

/** The later of two in the order of the onboarding. */
export const laterStep = <Step extends NextStep>(a: Step, b: Step): Step =>
  position(a) >= position(b) ? a : b

/** Whether a step comes before another, or before the end. */
export const isBefore = (step: OnboardingStep, other: NextStep): boolean => step < position(other)
