import { duplicateAnswerMilliseconds } from '@/contract/limits'
import {
  duplicateAnswerSchema,
  socketEvents,
  type DuplicateCheck,
  type DuplicateField,
} from '@/contract/socket'
import type { Backend } from './backend'
import { connect } from './connect'

/** The answer for one value; `unknown` when nobody answered in time. */
export type Availability = 'available' | 'taken' | 'unknown'

export interface DuplicateQuestion {
  readonly field: DuplicateField
  readonly value: string
}

const payload = ({ field, value }: DuplicateQuestion): DuplicateCheck =>
  field === 'email' ? { email: value } : { mobile: value }

/**
 * Asks whether an email or a mobile number is still free (REG-08). Never throws.
 * The answer names its field but not the value it is about, so each question has a connection of its own:
 * a late or repeated answer about an older value is never received (REG-09).
 * @param signal aborts the check, whose answer is then `unknown`
 */
export async function checkDuplicate(
  backend: Backend,
  question: DuplicateQuestion,
  signal: AbortSignal,
): Promise<Availability> {
  if (signal.aborted) return 'unknown'
  const socket = connect(backend, { reconnectionDelay: 500, reconnectionDelayMax: 2000 })
  return new Promise((resolve) => {
    const finish = (availability: Availability): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abandon)
      socket.disconnect()
      resolve(availability)
    }
    const abandon = (): void => finish('unknown')
    const timer = setTimeout(abandon, duplicateAnswerMilliseconds)
    signal.addEventListener('abort', abandon)
    socket.on(socketEvents.duplicateResult, (message: unknown) => {
      const parsed = duplicateAnswerSchema.safeParse(message)
      if (!parsed.success || parsed.data.field !== question.field) return
      finish(parsed.data.available ? 'available' : 'taken')
    })
    // Asked again after each reconnect: an answer that was lost with its connection never comes.
    socket.on('connect', () => socket.emit(socketEvents.checkDuplicate, payload(question)))
  })
}
