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

/** Upgrades a stored body to the next version. It takes any value and never throws. */
export type BodyUpgrade = (body: unknown) => unknown

export const summarySchema = z.object({ title: z.string(), detail: z.string() })

/** What the seller is shown of a command: enough to recognise it, with long numbers masked. */
export type Summary = z.infer<typeof summarySchema>

/** Which command a submission sends; its state never changes this. */
export interface CommandIdentity {
  readonly command: string
  /** The onboarding step that the command saves: held until the backend expects it; once accepted it moves the progress. */
  readonly step: OnboardingStep | null
  /** One to four names of things, such as `order:OD-1042`. Only commands that share a scope are kept in order. */
  readonly scopes: readonly string[]
  /**
   * What it is about: a newer submission of the same subject replaces the older one, or follows it once that was tried.
   * A command on a record has the record's scope and a space as prefix, by which the other commands on the record are found.
   */
  readonly subject: string
  /** Null for a step, whose summary comes from its description in `domain/steps`. */
  readonly shows: Summary | null
}

/** Where the body of a command that issues a document holds the document's number and date. */
export interface IssuedDocument {
  /** The field of the number; its value is null if none was drawn, or there is no series to draw from. */
  readonly field: string
  /** The field of the document's date. */
  readonly dated: string
  /** The financial year of that date, whose series the number comes from. */
  readonly year: (body: CommandBody) => string | null
}

/** All commands of the product by their names. */
export type Commands = ReadonlyMap<string, Command>

export interface Command {
  /** Stored with each submission: it must never change, nor be given to another command. */
  readonly name: string
  readonly endpoint: CommandEndpoint
  /** The read whose item comes back as the record in its answer; null if the answer has no record. */
  readonly answers: ReadName | null
  /** Null if it issues no document. */
  readonly issues: IssuedDocument | null
  /** The version in which bodies are stored today. */
  readonly bodyVersion: number
  /** Reads a body; null when it breaks the contract, names another seller, or is of a later version. */
  read(stored: unknown, version: number, sellerId: string): { readonly body: CommandBody; readonly identity: CommandIdentity } | null
}

interface Versioned<Endpoint extends CommandEndpoint> {
  readonly endpoint: Endpoint
  /**
   * How stored bodies keep up with the contract: the first entry upgrades version 1 to version 2. A change of the
   * endpoint's request that breaks stored bodies adds an entry here, and rows of the new version to
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

/** Describes a command other than an onboarding step. */
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

/** Upgrades a stored body to the current version; null if the body is of a later version. */
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
