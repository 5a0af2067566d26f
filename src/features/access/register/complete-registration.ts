import { withTimeLimit } from '@/clock/with-time-limit'
import { clock } from '@/clock/clock'
import type { RequestOf } from '@/contract/endpoints'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { MaskedDestinations } from '@/domain/navigation-state'
import type { BankForm } from '@/domain/steps/bank-step'
import { plainText } from '@/domain/text-input'
import { draftsOfStep } from '@/outbox/draft-key'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { endedSessions, session } from '@/session/browser-session'
import { removeSharedPicturesInTime } from '@/storage/shared-pictures-cache'
import { maskedDestinationsOf } from '../masked-destinations'
import { recordRegistrationStart } from '../registration-draft'
import { noteCodesSent } from '../verify/resend-record'

/** Stores what the next screens need after an accepted registration. @returns where the codes went, masked (REG-13) */
export async function completeRegistration(
  sellerId: string,
  { firstName, lastName, email, primaryPhone = '', secondaryPhone = '' }: RequestOf<'register'>,
  loadOutbox: LoadOutbox,
): Promise<MaskedDestinations> {
  const before = session.read()
  // Ends the previous session in IndexedDB too, so that a device that dies now cannot bring it back.
  if (before.kind === 'signed-in') await endedSessions.end(before.token).catch(() => undefined)
  // Pictures that another seller shared with the app must not be offered to this one.
  if (before.sellerId !== null && before.sellerId !== sellerId) await removeSharedPicturesInTime()
  session.rememberRegistration({ sellerId, mobile: primaryPhone })
  const destinations = maskedDestinationsOf({ email, primaryPhone, secondaryPhone })
  await noteBeginning(sellerId, { name: `${firstName} ${lastName}`, destinations }, loadOutbox)
  return destinations
}

interface Beginning {
  /** Pre-fills the bank step's account holder, since the account is usually the seller's own. */
  readonly name: string
  readonly destinations: MaskedDestinations
}

/** Stores on the device what the next screens start from. Without IndexedDB the seller types the name again. */
async function noteBeginning(sellerId: string, { name, destinations }: Beginning, loadOutbox: LoadOutbox): Promise<void> {
  const values: Partial<BankForm> = { accountHolderName: plainText(name) }
  try {
    // The seller is registered by now: if the outbox's code does not load, she must still reach her codes.
    const outbox = await withTimeLimit(callTimeoutMilliseconds, loadOutbox())
    if (outbox === undefined) return
    await Promise.all([noteCodesSent(outbox, sellerId), recordRegistrationStart(outbox, sellerId, clock.now(), destinations)])
    await outbox.writeDraft({ owner: sellerId, form: draftsOfStep(4) }, { values, savedAt: clock.now() })
  } catch {
    // No harm done: the seller types the name again.
  }
}
