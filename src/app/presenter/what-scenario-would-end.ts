import type { Scenario } from '@/contract/presenter/actions'
import { readRegistrationDraft } from '@/features/access/registration-draft'
import type { Outbox } from '@/outbox/outbox'
import { isPending, submissionsOf } from '@/outbox/submission'
import type { SampleStore } from '@/samples/sample-store'
import type { SessionStore } from '@/session/session'
import type { DeviceNotes } from '@/storage/device-notes'
import { digestOf } from '@/storage/digest-of'

/** Name of the device note with the session that a scenario has signed in last, as a hash of its token. */
export const playedSessionNote = 'playedSession'
/** Name of the device note with those of a ready seller's entries on this device that a scenario has made. */
const playedEntriesNote = (sellerId: string): string => `playedEntries ${sellerId}`

/** What a link's scenario would end: the session of somebody who has signed in herself, or what she has entered and not sent. */
export type EndedByScenario = 'session' | 'entries'

interface Device {
  readonly session: Pick<SessionStore, 'read' | 'openRegistration'>
  readonly loadOutbox: () => Promise<Pick<Outbox, 'readDraft' | 'draftsOf' | 'ledger'>>
  readonly samples: Pick<SampleStore, 'holds'>
  readonly notes: Pick<DeviceNotes, 'read'>
  /** All that can be played. */
  readonly scenarios: readonly Scenario[]
}

/** What a scenario would end that somebody has begun herself; null if only played data would go. */
export async function whatScenarioWouldEnd(asked: Scenario, device: Device): Promise<EndedByScenario | null> {
  const { session, notes, loadOutbox } = device
  const current = session.read()
  if (current.kind === 'signed-in')
    return (await notes.read(playedSessionNote).catch(() => null)) === digestOf(current.token) ? null : 'session'
  try {
    const outbox = await loadOutbox()
    if (await hasRegistration(outbox, device)) return 'entries'
    for (const action of asked.actions) {
      const forgotten = action.kind === 'restore-seller' || action.kind === 'free-contacts' ? action.sellerId : undefined
      if (forgotten !== undefined && (await hasEntries(forgotten, outbox, device))) return 'entries'
    }
    return null
  } catch {
    // A store out of reach holds nothing that could be deleted.
    return null
  }
}

/** Whether somebody has begun to register who is not the newcomer of a scenario. */
async function hasRegistration(outbox: Pick<Outbox, 'readDraft'>, { session, scenarios }: Device): Promise<boolean> {
  const actions = scenarios.flatMap((scenario) => scenario.actions)
  const played = new Set(actions.flatMap((action) => (action.kind === 'free-contacts' ? [action.email, ...action.mobiles] : [])))
  if (session.openRegistration() !== null && !played.has(session.read().mobile ?? '')) return true
  const typed = await readRegistrationDraft(outbox)
  if (typed === null || played.has(typed.email)) return false
  return [typed.firstName, typed.lastName, typed.email, typed.primaryPhone, typed.secondaryPhone].some((text) => text !== '')
}

type Entries = Pick<Outbox, 'draftsOf' | 'ledger'>

/** The keys of a seller's unsent entries on this device. Times cannot tell which came first: the presenter moves the clock. */
async function entriesOf(sellerId: string, outbox: Entries): Promise<readonly string[]> {
  const { rows } = await outbox.ledger(sellerId)
  const pending = submissionsOf(rows).filter(isPending)
  const typed = await outbox.draftsOf(sellerId)
  return [...pending.map(({ key }) => key), ...typed.map(({ savedAt }) => `typed ${savedAt}`)]
}

/** Notes that everything this device now holds of a ready seller was played, and may be deleted. */
export async function notePlayed(sellerId: string, outbox: Entries, notes: Pick<DeviceNotes, 'write'>): Promise<void> {
  await notes.write(playedEntriesNote(sellerId), await entriesOf(sellerId, outbox))
}

/** Whether this device holds anything of a ready seller that was not played. */
async function hasEntries(sellerId: string, outbox: Entries, { notes, samples }: Device): Promise<boolean> {
  if (await samples.holds(sellerId)) return true
  if ((await outbox.ledger(sellerId)).rows.some(({ kind }) => kind === 'unreadable')) return true
  const noted = await notes.read(playedEntriesNote(sellerId))
  const played = new Set<unknown>(Array.isArray(noted) ? noted : [])
  return (await entriesOf(sellerId, outbox)).some((entry) => !played.has(entry))
}
