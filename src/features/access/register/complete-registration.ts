import type { RequestOf } from '@/contract/endpoints'
import type { MaskedDestinations } from '@/domain/navigation-state'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { endedSessions, session } from '@/session/browser-session'
import { maskedDestinationsOf } from '../masked-destinations'
import { noteCodesSent } from '../verify/resend-record'

/** Begins what follows a registration that was accepted, and tells the next screen where the codes went (REG-13). */
export async function completeRegistration(
  sellerId: string,
  { email, primaryPhone = '', secondaryPhone = '' }: RequestOf<'register'>,
  loadOutbox: LoadOutbox,
): Promise<MaskedDestinations> {
  const before = session.read()
  // Whoever was signed in is not any more, after a dead battery neither.
  if (before.kind === 'signed-in') await endedSessions.end(before.token).catch(() => undefined)
  session.rememberRegistration({ sellerId, mobile: primaryPhone })
  await noteCodesSent(loadOutbox, sellerId)
  return maskedDestinationsOf({ email, primaryPhone, secondaryPhone })
}
