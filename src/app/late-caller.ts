import { atMost } from '@/clock/at-most'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { Caller } from '@/transport/call'
import type { Transport } from '@/transport/transport-context'

/**
 * Calls by code that is fetched with the first call. It is waited for no longer than for an answer: whoever sends what
 * waits holds the lock meanwhile, and no other tab may.
 */
export const lateCaller = (load: () => Promise<Caller>): Caller => ({
  async call(name, body, options) {
    const caller = await atMost(callTimeoutMilliseconds, load()).catch(() => null)
    return caller?.call(name, body, options) ?? { kind: 'unreachable', reason: caller === null ? 'network' : 'timeout' }
  },
})

type Check = Transport['checkDuplicate']

/** Asks by code that is fetched with the first question, and is waited for no longer than that of calls. */
export const lateCheck =
  (load: () => Promise<Check>): Check =>
  async (question, signal) => {
    const check = await atMost(callTimeoutMilliseconds, load()).catch(() => undefined)
    return check?.(question, signal) ?? 'unknown'
  }
