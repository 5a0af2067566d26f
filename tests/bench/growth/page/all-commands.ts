import { onboardingStepCommands } from '@/commands/onboarding-steps'
import { orderCommands } from '@/commands/order-commands'
import type { Commands } from '@/outbox/command'
import { benchCommand } from './bench-command'

/** Replaces the product's own table: its commands and the bench's. */
export const allCommands: Commands = new Map([...onboardingStepCommands, ...orderCommands, benchCommand].map((command) => [command.name, command]))
