import { withTimeLimit } from '@/clock/with-time-limit'
import { callTimeoutMilliseconds } from '@/contract/limits'
import type { Caller } from '@/transport/call'
import type { Transport } from '@/transport/transport-context'

/**
 * A caller whose chunk is loaded by the first call. A call waits for the chunk no longer than for an answer: the drain holds the
 * lock meanwhile, and no other tab can send.
 */
export const lazyCaller = (load: () => Promise<Caller>): Caller => ({
  async call(name, body, options) {
    const caller = await withTimeLimit(callTimeoutMilliseconds, load()).catch(() => null)
    return caller?.call(name, body, options) ?? { kind: 'unreachable', reason: caller === null ? 'network' : 'timeout' }
  },
})

type Check = Transport['checkDuplicate']

/** The same for the duplicate check: the first question loads its chunk, and waits for it no longer than for an answer. */
export const lazyCheck =
  (load: () => Promise<Check>): Check =>
  async (question, signal) => {
    const check = await withTimeLimit(callTimeoutMilliseconds, load()).catch(() => undefined)
    return check?.(question, signal) ?? 'unknown'
  }
