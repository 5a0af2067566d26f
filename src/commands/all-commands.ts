import type { Commands } from '@/outbox/command'
import { documentCommands } from './document-commands'
import { onboardingStepCommands } from './onboarding-steps'
import { orderCommands } from './order-commands'

/** Everything that a seller can have done through the outbox, for the page and the service worker alike. */
export const allCommands: Commands = new Map([...onboardingStepCommands, ...orderCommands, ...documentCommands].map((command) => [command.name, command]))
