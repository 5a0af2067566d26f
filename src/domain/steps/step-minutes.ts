import type { OnboardingStep } from '@/contract/steps'

/** About how long a step takes whom it finds prepared. */
export const stepMinutes: Readonly<Record<OnboardingStep, number>> = { 3: 3, 4: 2, 5: 3, 6: 1, 7: 1 }
