import type { CommandName } from '@/contract/modules/command-names'
import { stepWords } from '@/contract/step-words'
import type { OnboardingStep } from '@/contract/steps'
import { commandTexts } from './command-texts'
import { stepNames } from './steps/step-texts'

interface Titled {
  readonly command?: string
  readonly step: OnboardingStep | null
  /** The title that was stored with the command when it was saved. */
  readonly shows: { readonly title: string } | null
}

/** The kind of thing that each command changes. */
const thingOf = {
  'order-pack': 'order',
  'order-cancel': 'order',
  'order-handover': 'order',
  'order-dispatch': 'order',
  'order-outcome': 'order',
  'order-taken-out': 'order',
  'document-void': 'number',
} as const satisfies Readonly<Record<CommandName, keyof typeof commandTexts.things>>

const isDeed = (name: string | undefined): name is CommandName => name !== undefined && Object.hasOwn(commandTexts.deeds, name)

/** The title of a saved command. */
export const commandTitle = (titled: Titled): string => thingTitle([titled])

/** The common title of several commands on one thing: 'Order OD-1042: packed, handed over' (CMD-09). */
export function thingTitle(commands: readonly Titled[]): string {
  const [first] = commands
  const { step = null, shows = null } = first ?? {}
  if (shows === null) return step === null ? commandTexts.untitled : stepNames[step]
  const names = commands.flatMap(({ command }) => (isDeed(command) ? [command] : []))
  const [name] = names
  return name === undefined ? shows.title : commandTexts.things[thingOf[name]](shows.title, [...new Set(names.map((each) => commandTexts.deeds[each]))].join(', '))
}

/** Why the backend refused: its own words, else the specification's for a step (section 8). */
export const refusalMessage = (message: string | null, step: OnboardingStep | null): string =>
  message ?? (step === null ? commandTexts.refused : stepWords[step].refused)
