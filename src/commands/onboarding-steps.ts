import { stepEndpoints } from '@/contract/endpoints'
import { onboardingSteps, type OnboardingStep } from '@/contract/steps'
import { describeStepCommand, type BodyUpgrade, type Command } from '@/outbox/command'

const upgrades: Readonly<Record<OnboardingStep, readonly BodyUpgrade[]>> = { 3: [], 4: [], 5: [], 6: [], 7: [] }

/** The commands that save the steps of the onboarding. */
export const onboardingStepCommands: readonly Command[] = onboardingSteps.map((step) =>
  describeStepCommand({ step, endpoint: stepEndpoints[step], upgrades: upgrades[step] }),
)
