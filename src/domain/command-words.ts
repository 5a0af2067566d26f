import { commandNames, type CommandName } from '@/contract/modules/command-names'
import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts } from './command-texts'
import { stepNames } from './step-texts'

interface Titled {
  readonly command?: string
  readonly step: OnboardingStep | null
  /** What the command said of itself when it was saved. */
  readonly shows: { readonly title: string } | null
}

const isDeed = (name: string | undefined): name is CommandName => name !== undefined && Object.hasOwn(commandTexts.deeds, name)

/** What a saved command is called. */
export const commandTitle = (titled: Titled): string => thingTitle([titled])

/** What several commands on one thing are called together: 'Order OD-1042: packed, handed over' (CMD-09). */
export function thingTitle(commands: readonly Titled[]): string {
  const [first] = commands
  const { command: name, step = null, shows = null } = first ?? {}
  if (shows === null) return step === null ? commandTexts.untitled : stepNames[step]
  const deeds = commands.flatMap(({ command }) => (isDeed(command) ? [commandTexts.deeds[command]] : []))
  if (deeds.length === 0) return shows.title
  return (name === commandNames.documentVoid ? commandTexts.number : commandTexts.order)(shows.title, [...new Set(deeds)].join(', '))
}

/** Why the backend refused: its own words, else the specification's for a step (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep | null): string =>
  message ?? (step === null ? commandTexts.refused : stepWords[step].refused)
