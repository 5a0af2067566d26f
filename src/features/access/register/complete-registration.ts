import { atMost } from '@/clock/at-most'
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
  const destinations = maskedDestinationsOf({ email, primaryPhone, secondaryPhone })
  await noteBeginning(sellerId, { name: `${firstName} ${lastName}`, destinations }, loadOutbox)
  return destinations
}

interface Beginning {
  /** The bank step begins with it, since the account is mostly hers. */
  readonly name: string
  readonly destinations: MaskedDestinations
}

/** Notes on the device what the next screens go on with. One without a store asks for the name again. */
async function noteBeginning(sellerId: string, { name, destinations }: Beginning, loadOutbox: LoadOutbox): Promise<void> {
  const values: Partial<BankForm> = { accountHolderName: plainText(name) }
  try {
    // She is registered: code of the store that does not come must not keep her from her codes.
    const outbox = await atMost(callTimeoutMilliseconds, loadOutbox())
    if (outbox === undefined) return
    await Promise.all([noteCodesSent(outbox, sellerId), recordRegistrationStart(outbox, sellerId, clock.now(), destinations)])
    await outbox.writeDraft({ owner: sellerId, form: draftsOfStep(4) }, { values, savedAt: clock.now() })
  } catch {
    // Nothing is lost: the name is typed once more.
  }
}
