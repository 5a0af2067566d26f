import type { Commands } from '@/outbox/command'
import { onboardingStepCommands } from './onboarding-steps'

/** Everything that a seller can have done through the outbox, for the page and the service worker alike. */
export const allCommands: Commands = new Map(onboardingStepCommands.map((command) => [command.name, command]))
