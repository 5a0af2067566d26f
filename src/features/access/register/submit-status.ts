import type { RegistrationForm } from '@/domain/access/registration'
import { personTexts } from '@/domain/person-texts'
import { plainText } from '@/domain/text-input'
import type { ConnectionState } from '@/connectivity/connectivity'
import { texts } from './texts'
import { registrationProblems, type RegistrationFieldName } from './registration-problems'
import type { AvailabilityState } from './use-availability'

interface SubmitConditions {
  readonly values: RegistrationForm
  readonly email: AvailabilityState
  readonly mobile: AvailabilityState
  readonly connection: ConnectionState
}

interface SubmitStatus {
  readonly ready: boolean
  /** The sentences beside the button: why the form is not ready, or that it is (REG-10). */
  readonly sentences: readonly string[]
}

/** In the order of the form. */
const fieldNames = [
  'firstName',
  'lastName',
  'email',
  'primaryPhone',
  'secondaryPhone',
  'password',
  'confirmPassword',
  'twoWayAuth',
] as const satisfies readonly RegistrationFieldName[]

const labelOf = (name: (typeof fieldNames)[number]): string =>
  name === 'password' || name === 'confirmPassword' ? texts.register.labels[name] : personTexts[name]

/** Whether the form can be submitted, and in words what it still waits for. */
export function submitStatus({ values, email, mobile, connection }: SubmitConditions): SubmitStatus {
  const problems = registrationProblems(values)
  const failing = fieldNames.filter((name) => problems[name] !== undefined)
  const missing = failing.filter((name) => plainText(values[name]) === '')
  const wrong = failing.filter((name) => !missing.includes(name))

  const checks = [
    { name: 'email', kind: email.kind },
    { name: 'primaryPhone', kind: mobile.kind },
  ] as const
  const whose = (kind: AvailabilityState['kind']) =>
    checks.filter((check) => check.kind === kind).map((check) => check.name)

  const { status } = texts.register
  const lines = [
    [wrong, status.wrong],
    [whose('taken'), status.taken],
    [missing, status.missing],
    [whose('checking'), status.checking],
    [whose('unknown'), status.unknown],
  ] as const
  const sentences = lines.filter(([names]) => names.length > 0).map(([names, say]) => say(names.map(labelOf)))

  const ready = failing.length === 0 && checks.every((check) => check.kind === 'available')
  if (ready && connection === 'online') sentences.push(status.ready)
  return { ready, sentences: connection === 'offline' ? [status.offline, ...sentences] : sentences }
}
