import { useEffect, useEffectEvent, useState } from 'react'
import type { SellerData } from '@/contract/access'
import { useLoadOutbox } from '@/outbox/outbox-context'
import { session } from '@/session/browser-session'
import type { CallResult } from '@/transport/call'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { useTransport } from '@/transport/transport-context'
import { dropOldRegistration, endRegistration } from '../registration-draft'

/**
 * The registration that was begun on this device.
 * - `none`: there is none
 * - `refused`: the backend does not give the data of the stored id, which may be verified by now, so it cannot be continued
 * - `failed`: the backend could not be asked; it is asked again when the connection is back
 */
export type Prefill =
  | { readonly kind: 'none' | 'refused' }
  | { readonly kind: 'asking' | 'failed'; readonly sellerId: string }
  | { readonly kind: 'loaded'; readonly sellerId: string; readonly data: SellerData }

interface PrefillSource {
  readonly prefill: Prefill
  /** Drops it, to begin a new registration. */
  readonly abandon: () => void
}

type Answer = CallResult<{ readonly sellerData: SellerData }>

/** Asks the server for the registration under the stored seller id (REG-11). */
export function usePrefill(): PrefillSource {
  const transport = useTransport()
  const connection = useConnectionState()
  const [sellerId, setSellerId] = useState(session.openRegistration)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isOfNow = useRecentRegistration(sellerId, () => setSellerId(null))
  const prefill = prefillOf(sellerId, answer)
  const asks = isOfNow && (prefill.kind === 'asking' || prefill.kind === 'failed') && connection === 'online'

  useEffect(() => {
    if (!asks || sellerId === null) return undefined
    let current = true
    void transport.call('registeredDetails', { sellerId }).then((result) => current && setAnswer(result))
    return () => {
      current = false
    }
  }, [asks, sellerId, transport])

  function abandon(): void {
    // The session's mobile number belongs to the same registration, so it goes too.
    if (sellerId !== null) endRegistration(session, sellerId)
    setSellerId(null)
  }

  return { prefill, abandon }
}

/** Whether the age of the registration has been looked up; one older than an hour is dropped, and the backend not asked about it. */
function useRecentRegistration(sellerId: string | null, onOld: () => void): boolean {
  const loadOutbox = useLoadOutbox()
  const [looked, setLooked] = useState(false)
  const forget = useEffectEvent(onOld)
  useEffect(() => {
    if (sellerId === null) return
    void loadOutbox()
      .then((outbox) => dropOldRegistration(outbox, session))
      // Without IndexedDB its age is unknown, and it counts as recent.
      .catch(() => undefined)
      // The app's start may have dropped it already.
      .then(() => (session.openRegistration() === sellerId ? setLooked(true) : forget()))
  }, [loadOutbox, sellerId])
  return looked
}

function prefillOf(sellerId: string | null, answer: Answer | null): Prefill {
  if (sellerId === null) return { kind: 'none' }
  if (answer === null) return { kind: 'asking', sellerId }
  switch (answer.kind) {
    case 'ok':
      return { kind: 'loaded', sellerId, data: answer.data.sellerData }
    case 'rejected':
    case 'unauthorised':
      return { kind: 'refused' }
    case 'unclear':
    case 'unavailable':
    case 'unreachable':
      return { kind: 'failed', sellerId }
  }
}
