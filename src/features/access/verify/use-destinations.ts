import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ContactChannel } from '@/contract/access'
import { maskedDestinationsIn } from '@/domain/navigation-state'
import { useLoadOutbox } from '@/outbox/outbox-context'
import { maskedDestinationsOf } from '../masked-destinations'
import { readRegistrationDraft } from '../registration-draft'
import { stateOfPerson } from '../typed-state'

/**
 * Where the codes went, masked: as the registration told, else from what was typed into it on this device
 * (OTP-01). Null when neither is known.
 */
export function useDestinations(): Readonly<Record<ContactChannel, string>> | null {
  const state = useLocation({ select: (location) => location.state })
  const told = maskedDestinationsIn(stateOfPerson(state)) ?? null
  const loadOutbox = useLoadOutbox()
  const [typed, setTyped] = useState<Readonly<Record<ContactChannel, string>> | null>(null)
  const lookedFor = told === null

  useEffect(() => {
    if (!lookedFor) return undefined
    let current = true
    const look = async (): Promise<void> => {
      try {
        const draft = await readRegistrationDraft(await loadOutbox())
        if (current && draft !== null && draft.email !== '') setTyped(maskedDestinationsOf(draft))
      } catch {
        // The screen works without; it names the channels instead.
      }
    }
    void look()
    return () => {
      current = false
    }
  }, [loadOutbox, lookedFor])

  return told ?? typed
}
