import { useEffect, useState } from 'react'
import type { MaskedDestinations } from '@/domain/navigation-state'
import { maskedDestinationsIn } from '@/domain/screens-navigation-state'
import { useLoadOutbox, type LoadOutbox } from '@/outbox/outbox-context'
import { registrationStartKey } from '../forget-registration'
import { useStateOfPerson } from '../typed-state'

/**
 * Where the codes went, masked (OTP-01): as stored on the device for the newest registration, since a history entry may belong
 * to an older one; else as the history entry says. Null where both are unknown, and until the device has been read.
 */
export function useDestinations(sellerId: string): MaskedDestinations | null {
  const told = useStateOfPerson()
  const loadOutbox = useLoadOutbox()
  const [noted, setNoted] = useState<MaskedDestinations | null | 'loading'>('loading')

  useEffect(() => {
    let current = true
    void notedDestinations(loadOutbox, sellerId).then((found) => current && setNoted(found))
    return () => {
      current = false
    }
  }, [loadOutbox, sellerId])

  return noted === 'loading' ? null : (noted ?? maskedDestinationsIn(told) ?? null)
}

async function notedDestinations(loadOutbox: LoadOutbox, sellerId: string): Promise<MaskedDestinations | null> {
  try {
    const start = await (await loadOutbox()).readDraft(registrationStartKey(sellerId))
    return maskedDestinationsIn({ maskedDestinations: start?.values }) ?? null
  } catch {
    // The screen then names the channels instead.
    return null
  }
}
