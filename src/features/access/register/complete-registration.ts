import { clock } from '@/clock/clock'
import type { RequestOf } from '@/contract/endpoints'
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

/** Begins what follows a registration that was accepted, and tells the next screen where the codes went (REG-13). */
export async function completeRegistration(
  sellerId: string,
  { firstName, lastName, email, primaryPhone = '', secondaryPhone = '' }: RequestOf<'register'>,
  loadOutbox: LoadOutbox,
): Promise<MaskedDestinations> {
  const before = session.read()
  // Whoever was signed in is not any more, after a dead battery neither.
  if (before.kind === 'signed-in') await endedSessions.end(before.token).catch(() => undefined)
  // Nobody is offered what a seller shared with the app whose session ended here.
  if (before.sellerId !== null && before.sellerId !== sellerId) await removeSharedPicturesInTime()
  session.rememberRegistration({ sellerId, mobile: primaryPhone })
  await Promise.all([noteCodesSent(loadOutbox, sellerId), offerHolderName(`${firstName} ${lastName}`, sellerId, loadOutbox)])
  return maskedDestinationsOf({ email, primaryPhone, secondaryPhone })
}

/** The bank step begins with the name, since the account is mostly hers. A device without a store asks for it again. */
async function offerHolderName(name: string, sellerId: string, loadOutbox: LoadOutbox): Promise<void> {
  const values: Partial<BankForm> = { accountHolderName: plainText(name) }
  try {
    const outbox = await loadOutbox()
    await recordRegistrationStart(outbox, sellerId, clock.now())
    await outbox.writeDraft({ owner: sellerId, form: draftsOfStep(4) }, { values, savedAt: clock.now() })
  } catch {
    // Nothing is lost: the name is typed once more.
  }
}
