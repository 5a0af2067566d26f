import { typedKeptMilliseconds } from '@/contract/limits'
import type { MaskedDestinations } from '@/domain/navigation-state'
import { holdsAnything, registrationDraftSchema, type RegistrationDraft } from '@/domain/access/registration'
import type { Draft } from '@/outbox/draft'
import type { DraftKey } from '@/outbox/draft-key'
import type { Outbox } from '@/outbox/outbox'
import type { OpenOutbox } from '@/outbox/outbox-context'
import type { SessionStore } from '@/session/session'
import { removeSharedPictures } from '@/storage/shared-pictures-cache'
import { registrationStartKey, forgetBegun, registrationDraftKey } from './forget-registration'

/** Whether a registration was left for so long that it is forgotten. */
export const isOld = ({ savedAt }: Pick<Draft, 'savedAt'>, now: number): boolean => Math.abs(now - savedAt) > typedKeptMilliseconds

/**
 * Forgets a registration that was begun and left for an hour, here and on the device: on a lent phone the next person
 * must not find it. What it was begun with at the backend stays there.
 * @returns whether there was one
 */
export async function dropOldRegistration(
  outbox: Pick<OpenOutbox, 'readDraft' | 'writeDraft' | 'redateDraft' | 'deleteDraft' | 'knownTime'>,
  session: Pick<SessionStore, 'openRegistration' | 'clear'>,
): Promise<boolean> {
  if (session.openRegistration() === null && (await outbox.readDraft(registrationDraftKey)) === null) return false
  const now = await outbox.knownTime()
  // Nothing is thrown away on a guess.
  if (now === undefined) return false
  const begun = session.openRegistration()
  const start = begun === null ? null : await readAged(outbox, registrationStartKey(begun), now)
  // What was typed for it is as old as it, though it waited for a connection.
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
  // Whoever comes back within the next hour is told that there was something.
  await outbox.writeDraft(registrationDraftKey, { values: null, savedAt: now })
  return true
}

/** What was kept, and whether it is to be forgotten. */
async function readAged(
  outbox: Pick<Outbox, 'readDraft' | 'redateDraft'>,
  key: DraftKey,
  now: number,
): Promise<{ readonly draft: Draft | null; readonly isOld: boolean }> {
  const draft = await outbox.readDraft(key)
  if (draft === null || !isOld(draft, now)) return { draft, isOld: false }
  if (draft.savedAt <= now) return { draft, isOld: true }
  // The clock was set back since: nobody knows how long ago it was, and its hour begins now.
  await outbox.redateDraft(key, { from: draft.savedAt, to: now })
  return { draft, isOld: false }
}

/** Forgets who began to register, unless somebody has signed in meanwhile: nobody is offered what she shared with the app. */
export function endRegistration(session: Pick<SessionStore, 'openRegistration' | 'clear'>, begun: string): void {
  if (session.openRegistration() !== begun) return
  session.clear()
  // Where it fails they can still be removed by hand.
  removeSharedPictures().catch(() => undefined)
}

/**
 * From now on the registration is kept for an hour.
 * @param destinations where its codes went, masked; null where that is not known
 */
export async function recordRegistrationStart(
  outbox: Pick<Outbox, 'writeDraft'>,
  sellerId: string,
  now: number,
  destinations: MaskedDestinations | null = null,
): Promise<void> {
  await outbox.writeDraft(registrationStartKey(sellerId), { values: destinations, savedAt: now })
}

/** What was typed into the registration form, and when that was stored. */
export interface StoredRegistration {
  readonly values: RegistrationDraft
  readonly savedAt: number
}

/** Reads what was typed into the registration form before; null when nothing was. */
export const readStoredRegistration = async (outbox: Pick<Outbox, 'readDraft'>): Promise<StoredRegistration | null> =>
  storedIn(await outbox.readDraft(registrationDraftKey))

/** The same, of what was read. */
export function storedIn(draft: Draft | null): StoredRegistration | null {
  const values = valuesOf(draft)
  return draft !== null && values !== null ? { values, savedAt: draft.savedAt } : null
}

const valuesOf = (draft: Draft | null): RegistrationDraft | null => registrationDraftSchema.safeParse(draft?.values).data ?? null

/** The same, without the time. */
export const readRegistrationDraft = async (outbox: Pick<Outbox, 'readDraft'>): Promise<RegistrationDraft | null> =>
  (await readStoredRegistration(outbox))?.values ?? null
