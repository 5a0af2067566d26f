import { typedKeptMilliseconds } from '@/domain/portal-limits'
import type { MaskedDestinations } from '@/domain/navigation-state'
import { holdsAnything, registrationDraftSchema, type RegistrationDraft } from '@/domain/access/registration'
import type { Draft } from '@/outbox/draft'
import type { DraftKey } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'
import type { OpenOutbox } from '@/outbox/outbox-context'
import type { SessionStore } from '@/session/session'
import { removeSharedPictures } from '@/storage/shared-pictures-cache'
import { registrationStartKey, forgetBegun, registrationDraftKey } from './forget-registration'

/** Whether a registration was left for so long that it has to be deleted. */
export const isOld = ({ savedAt }: Pick<Draft, 'savedAt'>, now: number): boolean => Math.abs(now - savedAt) > typedKeptMilliseconds

/**
 * Deletes a registration that was begun and left for an hour, from the session and the device: on a lent phone the next
 * person must not find it. The backend keeps its part.
 * @returns whether one was deleted
 */
export async function dropOldRegistration(
  outbox: Pick<OpenOutbox, 'readDraft' | 'writeDraft' | 'redateDraft' | 'deleteDraft' | 'knownTime'>,
  session: Pick<SessionStore, 'openRegistration' | 'clear'>,
): Promise<boolean> {
  if (session.openRegistration() === null && (await outbox.readDraft(registrationDraftKey)) === null) return false
  const now = await outbox.knownTime()
  // The time is unknown: nothing is deleted on a guess.
  if (now === undefined) return false
  const begun = session.openRegistration()
  const start = begun === null ? null : await readAged(outbox, registrationStartKey(begun), now)
  // The start's age counts for the draft too, even if the draft itself is older.
  if (start !== null && start.draft !== null && !start.isOld) return false
  const { draft: typed, isOld: oldDraft } = await readAged(outbox, registrationDraftKey, now)
  if (oldDraft) await outbox.deleteDraft(registrationDraftKey)
  if (begun !== null && start?.draft === null) {
    await recordRegistrationStart(outbox, begun, now)
    return oldDraft
  }
  if (begun !== null) {
    await forgetBegun(outbox, begun)
    endRegistration(session, begun)
  } else {
    const values = oldDraft ? valuesOf(typed) : null
    if (values === null || !holdsAnything(values)) return oldDraft
  }
  // A draft without values marks the deletion: the form says so to anybody who opens it within the next hour.
  await outbox.writeDraft(registrationDraftKey, { values: null, savedAt: now })
  return true
}

/** Reads a draft, and whether it is old enough to be deleted. */
async function readAged(
  outbox: Pick<Outbox, 'readDraft' | 'redateDraft'>,
  key: DraftKey,
  now: number,
): Promise<{ readonly draft: Draft | null; readonly isOld: boolean }> {
  const draft = await outbox.readDraft(key)
  if (draft === null || !isOld(draft, now)) return { draft, isOld: false }
  if (draft.savedAt <= now) return { draft, isOld: true }
  // The clock was set back since, so the draft's true age is unknown: its hour begins now.
  await outbox.redateDraft(key, { from: draft.savedAt, to: now })
  return { draft, isOld: false }
}

/** Clears the session and the shared pictures of a begun registration, unless somebody has signed in meanwhile. */
export function endRegistration(session: Pick<SessionStore, 'openRegistration' | 'clear'>, begun: string): void {
  if (session.openRegistration() !== begun) return
  session.clear()
  // If this fails, the pictures can still be removed by hand.
  removeSharedPictures().catch(() => undefined)
}

/**
 * Stores the start of a registration, from which it is kept for an hour.
 * @param destinations where its codes went, masked; null where unknown
 */
export async function recordRegistrationStart(
  outbox: Pick<Outbox, 'writeDraft'>,
  sellerId: string,
  now: number,
  destinations: MaskedDestinations | null = null,
): Promise<void> {
  await outbox.writeDraft(registrationStartKey(sellerId), { values: destinations, savedAt: now })
}

/** The registration form's draft, and when it was stored. */
export interface StoredRegistration {
  readonly values: RegistrationDraft
  readonly savedAt: number
}

/** Reads the registration form's draft; null if there is none. */
export const readStoredRegistration = async (outbox: Pick<Outbox, 'readDraft'>): Promise<StoredRegistration | null> =>
  storedIn(await outbox.readDraft(registrationDraftKey))

/** The same, from a draft that was read already. */
export function storedIn(draft: Draft | null): StoredRegistration | null {
  const values = valuesOf(draft)
  return draft !== null && values !== null ? { values, savedAt: draft.savedAt } : null
}

const valuesOf = (draft: Draft | null): RegistrationDraft | null => registrationDraftSchema.safeParse(draft?.values).data ?? null

/** The same, without the time. */
export const readRegistrationDraft = async (outbox: Pick<Outbox, 'readDraft'>): Promise<RegistrationDraft | null> =>
  (await readStoredRegistration(outbox))?.values ?? null
