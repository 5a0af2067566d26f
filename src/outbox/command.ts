import { requestSchemaOf, type EndpointName, type endpoints, type RequestOf } from '@/contract/endpoints'
import type { ReadName } from '@/contract/reads/all-reads'
import { z } from '@/contract/schema'
import type { OnboardingStep } from '@/contract/steps'

/** The endpoints that take commands: those to which only a signed-in seller may post. */
export type CommandEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { readonly method: 'POST'; readonly access: 'seller' } ? Name : never
}[EndpointName]

/** What a command sends: the request body of its endpoint. */
export type CommandBody = RequestOf<CommandEndpoint>

/** Makes a stored body of one version into one of the next. It takes any value and never throws. */
export type BodyUpgrade = (body: unknown) => unknown

export const summarySchema = z.object({ title: z.string(), detail: z.string() })

/** What the seller is shown of a command: enough to recognise it, with long numbers masked. */
export type Summary = z.infer<typeof summarySchema>

/** Which command a submission is of; it stays the same whatever becomes of the submission. */
export interface CommandIdentity {
  readonly command: string
  /** The onboarding step that the command saves: held until the backend expects it, and progress once it is accepted. */
  readonly step: OnboardingStep | null
  /** One to four names of things, such as `order:OD-1042`. Order holds among commands that share one, and only there. */
  readonly scopes: readonly string[]
  /**
   * What it is about: a newer submission of the same subject takes the older one's place, or follows it once it was tried.
   * That of a command on a record begins with the record's scope and a blank: by that its followers are found.
   */
  readonly subject: string
  /** Null for a step, which its own description shows. */
  readonly shows: Summary | null
}

/** The number in a body of the document that a command issues. */
export interface IssuedDocument {
  /** Where the number stands; null there: none was drawn, or there is no series to draw it from. */
  readonly field: string
  /** Where the moment stands that the document is dated by. */
  readonly dated: string
  /** The financial year in whose series it is: that of this moment. */
  readonly year: (body: CommandBody) => string | null
}

/** All commands of the product by their names. */
export type Commands = ReadonlyMap<string, Command>

export interface Command {
  /** Stored with each submission: never changed, nor given to another command. */
  readonly name: string
  readonly endpoint: CommandEndpoint
  /** The read that gives the record in its answer; null where its answer has none. */
  readonly answers: ReadName | null
  /** The number of a document that it issues; null where it issues none. */
  readonly issues: IssuedDocument | null
  /** The version in which bodies are stored today. */
  readonly bodyVersion: number
  /** Reads a body; null when it breaks the contract, names another seller, or is of a later version. */
  read(stored: unknown, version: number, sellerId: string): { readonly body: CommandBody; readonly identity: CommandIdentity } | null
}

interface Versioned<Endpoint extends CommandEndpoint> {
  readonly endpoint: Endpoint
  /**
   * How stored bodies keep up with the contract: the first entry makes version 1 into version 2. A change of the
   * endpoint's request that stored bodies would not fit adds one here, and rows of the new version to
   * `tests/support/stored-rows`.
   */
  readonly upgrades: readonly BodyUpgrade[]
}

interface CommandDescription<Endpoint extends CommandEndpoint> extends Versioned<Endpoint> {
  readonly name: string
  readonly answers: Command['answers']
  readonly issues?: IssuedDocument | undefined
  readonly scopes: (body: RequestOf<Endpoint>) => readonly string[]
  /** Unique over all commands. */
  readonly subject: (body: RequestOf<Endpoint>) => string
  readonly summary: (body: RequestOf<Endpoint>) => Summary
}

/** Describes one kind of thing that a seller wants done. */
export const describeCommand = <Endpoint extends CommandEndpoint>(description: CommandDescription<Endpoint>): Command =>
  versioned({ ...description, issues: description.issues ?? null }, description, (body) => ({
    command: description.name,
    step: null,
    scopes: description.scopes(body),
    subject: description.subject(body),
    shows: description.summary(body),
  }))

/** Describes the command that saves an onboarding step. */
export function describeStepCommand({ step, ...description }: Versioned<CommandEndpoint> & { readonly step: OnboardingStep }): Command {
  const identity = stepIdentity(step)
  return versioned({ name: identity.command, answers: null, issues: null }, description, () => identity)
}

function versioned<Endpoint extends CommandEndpoint>(
  named: Pick<Command, 'name' | 'answers' | 'issues'>,
  { endpoint, upgrades }: Versioned<Endpoint>,
  identify: (body: RequestOf<Endpoint>) => CommandIdentity,
): Command {
  return {
    name: named.name,
    answers: named.answers,
    issues: named.issues,
    endpoint,
    bodyVersion: upgrades.length + 1,
    read(stored, version, sellerId) {
      const parsed = requestSchemaOf(endpoint).safeParse(raised(stored, version, upgrades))
      if (!parsed.success || ('sellerId' in parsed.data && parsed.data.sellerId !== sellerId)) return null
      return { body: parsed.data, identity: identify(parsed.data) }
    },
  }
}

/** Raises a stored body to the newest version; null where that version is older than the body's. */
export function raised(body: unknown, version: number, upgrades: readonly BodyUpgrade[]): unknown {
  if (!Number.isInteger(version) || version < 1 || version > upgrades.length + 1) return null
  return upgrades.slice(version - 1).reduce((current, upgrade) => upgrade(current), body)
}

/** The name of the command that saves a step. */
export const stepCommandName = (step: OnboardingStep): string => `step-${step}`

/** All steps share one scope. */
export function stepIdentity(step: OnboardingStep): CommandIdentity {
  const name = stepCommandName(step)
  return { command: name, step, scopes: ['onboarding'], subject: name, shows: null }
}
