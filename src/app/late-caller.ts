import { callTimeoutMilliseconds } from '@/contract/limits'
import type { Caller } from '@/transport/call'
import { atMost } from './at-most'

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
