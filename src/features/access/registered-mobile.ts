import { parseIdentifier } from '@/domain/access/login'
import type { SessionStore } from '@/session/session'
import type { Transport } from '@/transport/transport-context'

interface MobileTools {
  readonly transport: Pick<Transport, 'call'>
  readonly session: Pick<SessionStore, 'read' | 'rememberMobile'>
}

/** Fetches the signed-in seller's mobile number, and keeps it with her session (LOGIN-09). */
export async function learnMobile({ transport, session }: MobileTools): Promise<void> {
  const seller = session.read()
  if (seller.kind !== 'signed-in' || seller.sellerId === null) return
  const { sellerId, token } = seller
  const result = await transport.call('registeredDetails', { sellerId }, { token })
  if (result.kind !== 'ok') return
  const registered = parseIdentifier(result.data.sellerData.mobile)
  if (registered?.kind === 'mobile') session.rememberMobile({ sellerId, mobile: registered.mobile })
}
