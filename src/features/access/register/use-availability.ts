import { useEffect, useState } from 'react'
import type { DuplicateField } from '@/contract/socket'
import { emailFieldSchema, primaryPhoneFieldSchema } from '@/domain/person-fields'
import { bareText, mobileDigitsOf } from '@/domain/text-input'
import type { ConnectionState } from '@/connectivity/connectivity'
import { useConnectionState } from '@/connectivity/connectivity-context'
import type { Availability } from '@/transport/duplicate-check'
import { useTransport } from '@/transport/transport-context'

/** How long the typing has to rest before a value is checked (REG-08). */
const debounceMilliseconds = 500

/**
 * Whether a value is still free, as far as is known.
 * - `unchecked`: not checked, because the value breaks its own rule
 * - `unknown`: checked, but no answer came
 * - `offline`: to be checked once there is a connection
 */
export type AvailabilityState =
  | { readonly kind: 'unchecked' | 'checking' | 'taken' | 'unknown' | 'offline' }
  | { readonly kind: 'available'; readonly source: 'check' | 'prefill' }

interface AvailabilityCheck {
  readonly state: AvailabilityState
  /** Repeats the check, and discards the last answer. */
  readonly checkAgain: () => void
}

interface Answer {
  readonly value: string
  readonly availability: Availability
}

const rules = {
  email: { schema: emailFieldSchema, clean: bareText },
  mobile: { schema: primaryPhoneFieldSchema, clean: mobileDigitsOf },
} as const satisfies Record<DuplicateField, unknown>

/**
 * Follows a field with the live duplicate check (REG-08, REG-09).
 * @param typed the field's current text
 * @param prefilled the seller's own registered value, which counts as available without a check
 */
export function useAvailability(field: DuplicateField, typed: string, prefilled: string | null): AvailabilityCheck {
  const transport = useTransport()
  const connection = useConnectionState()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [attempt, setAttempt] = useState(0)

  const { schema, clean } = rules[field]
  const value = schema.safeParse(typed).success ? clean(typed) : null
  const own = value !== null && prefilled !== null && value === clean(prefilled)
  const answered = answer !== null && answer.value === value ? answer.availability : null
  const known = answered === 'available' || answered === 'taken'
  const asks = value !== null && !own && !known && connection !== 'offline'

  useEffect(() => {
    if (!asks) return undefined
    const controller = new AbortController()
    const ask = async (): Promise<void> => {
      const availability = await transport.checkDuplicate({ field, value }, controller.signal)
      // The answer does not name the value: one that comes after the value has changed is dropped.
      if (!controller.signal.aborted) setAnswer({ value, availability })
    }
    const timer = setTimeout(() => void ask(), debounceMilliseconds)
    return () => {
      clearTimeout(timer)
      controller.abort()
      // A check without an answer is forgotten, so that the same value is checked again next time.
      setAnswer((last) => (last?.availability === 'unknown' ? null : last))
    }
  }, [asks, attempt, field, transport, value])

  function checkAgain(): void {
    setAnswer(null)
    setAttempt((last) => last + 1)
  }
  return { state: stateOf({ value, own, answered, connection }), checkAgain }
}

interface Facts {
  readonly value: string | null
  readonly own: boolean
  readonly answered: Availability | null
  readonly connection: ConnectionState
}

function stateOf({ value, own, answered, connection }: Facts): AvailabilityState {
  if (value === null) return { kind: 'unchecked' }
  if (own) return { kind: 'available', source: 'prefill' }
  if (answered === 'available') return { kind: 'available', source: 'check' }
  if (answered === 'taken') return { kind: 'taken' }
  if (connection === 'offline') return { kind: 'offline' }
  return { kind: answered ?? 'checking' }
}
