import type { CaseLogChange, CaseLogEntry, caseTypes, NewCaseValues } from './case-log-entry'

export type CaseType = (typeof caseTypes)[number]

export const caseStatuses = ['pending', 'resolved'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** One message of a thread (CASE-02). */
export interface Message {
  readonly id: string
  readonly sender: 'seller' | 'support'
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Whether it was written on this device, from where nobody fetches it; messages of the samples count as delivered. */
  readonly onThisDevice: boolean
}

/** A case with its thread, oldest message first (CASE-02). */
export interface Case {
  readonly id: string
  readonly type: CaseType
  readonly subject: string
  readonly status: CaseStatus
  readonly openedAt: number
  readonly messages: readonly Message[]
  /** How many of the messages have been read, from the first on. */
  readonly read: number
  /** The text that was typed and not sent; empty for none. */
  readonly draft: string
}

/** A case as it was fetched, without what was typed on this device. */
export type FetchedCase = Omit<Case, 'draft'>

export interface CaseLog {
  /** The seller's own cases come first, then the others, each newest first. */
  readonly cases: readonly Case[]
  readonly newCase: NewCaseValues | null
}

type Of<Kind extends CaseLogEntry['kind']> = { readonly id: string; readonly entry: Extract<CaseLogEntry, { kind: Kind }> }

/** The entries of one kind. */
function entriesOf<Kind extends CaseLogEntry['kind']>(changes: readonly CaseLogChange[], kind: Kind): Of<Kind>[] {
  const isOfKind = (entry: CaseLogEntry): entry is Extract<CaseLogEntry, { kind: Kind }> => entry.kind === kind
  return changes.flatMap(({ id, value }) => (isOfKind(value) ? [{ id, entry: value }] : []))
}

const startOf = ({ id, entry }: Of<'case'>): FetchedCase => ({
  id,
  type: entry.type,
  subject: entry.subject,
  status: 'pending',
  openedAt: entry.at,
  messages: [{ id: `${id} 1`, sender: 'seller', text: entry.description, at: entry.at, onThisDevice: true }],
  read: 1,
})

function messagesByCase(changes: readonly CaseLogChange[]): ReadonlyMap<string, readonly Message[]> {
  const found = new Map<string, Message[]>()
  for (const { id, entry } of entriesOf(changes, 'message')) {
    const message: Message = { id, sender: 'seller', text: entry.text, at: entry.at, onThisDevice: true }
    const before = found.get(entry.caseId)
    if (before === undefined) found.set(entry.caseId, [message])
    else before.push(message)
  }
  return found
}

/** The current case log: the samples with the seller's changes, and her own cases (SAMPLE-01). */
export function caseLogOf(fetched: readonly FetchedCase[], changes: readonly CaseLogChange[]): CaseLog {
  const created = entriesOf(changes, 'case').toSorted((one, other) => other.entry.at - one.entry.at)
  const written = messagesByCase(changes)
  const marks = new Map(entriesOf(changes, 'read').map(({ entry }) => [entry.caseId, entry.upTo]))
  const drafts = new Map(entriesOf(changes, 'draft').map(({ entry }) => [entry.caseId, entry.text]))

  const withChanges = (start: FetchedCase): Case => {
    const own = (written.get(start.id) ?? []).toSorted((one, other) => one.at - other.at)
    // The samples' messages come before anything written here, whatever this device's clock says.
    const messages = [...start.messages, ...own]
    const marked = messages.findIndex(({ id }) => id === marks.get(start.id))
    return { ...start, messages, read: Math.max(start.read, marked + 1), draft: drafts.get(start.id) ?? '' }
  }

  return {
    cases: [...created.map(startOf), ...fetched].map(withChanges),
    newCase: entriesOf(changes, 'new-case-draft')[0]?.entry.values ?? null,
  }
}

/** The support's messages that the seller has not read yet. */
export const unreadOf = ({ messages, read }: Case): readonly Message[] =>
  messages.slice(read).filter(({ sender }) => sender === 'support')

/** The time of the last message, or of the opening. */
const lastHeard = ({ openedAt, messages }: Case): number => Math.max(openedAt, ...messages.map(({ at }) => at))

/** The case with the latest message; without any messages, the one opened last. */
export function latestOf(cases: readonly Case[]): Case | undefined {
  const spoken = cases.filter(({ messages }) => messages.length > 0)
  return (spoken.length > 0 ? spoken : cases).toSorted((one, other) => lastHeard(other) - lastHeard(one))[0]
}

/** The time of a message written now: after all that was written before, even if the clock was set back. */
export const timeOfNext = ({ messages }: Case, now: number): number =>
  Math.max(now, ...messages.filter(({ onThisDevice }) => onThisDevice).map(({ at }) => at + 1))

/** The time of a case created now: later than everything created and written before, so that it is listed first. */
export const timeOfNewCase = (cases: readonly Case[], now: number): number => Math.max(now, ...cases.map((each) => timeOfNext(each, now)))
