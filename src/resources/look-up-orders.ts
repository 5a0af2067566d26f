import { recordIdSchema } from '@/contract/formats'
import { parseItem } from '@/contract/reads/lenient-parse'
import type { Order } from '@/contract/reads/orders/orders'
import type { Credentials } from '@/session/credentials'
import type { Caller } from '@/transport/call'

/**
 * The result of looking up an order that this device does not keep. `refused`: the host answers, but its CORS refuses the portal.
 * `words`: the marketplace's own message, null without one.
 */
export type LookedUp =
  | { readonly kind: 'found'; readonly order: Order }
  | { readonly kind: 'no-number' | 'unknown' | 'offline' | 'refused' | 'not-offered' }
  | { readonly kind: 'failed'; readonly words: string | null }

/** Asks the marketplace for one order by its number; nothing of it is stored. */
export type LookUpOrder = (id: string) => Promise<LookedUp>

interface LookUpParts {
  readonly call: Caller['call']
  /** On whose behalf to ask now; null for nobody. */
  readonly reader: () => Credentials | null
  readonly isOnline: () => boolean
  readonly onUnauthorised: (reader: Credentials) => void
}

export function createLookUp({ call, reader: whoReads, isOnline, onUnauthorised }: LookUpParts): LookUpOrder {
  async function ask(id: string): Promise<LookedUp> {
    if (!isOnline()) return { kind: 'offline' }
    const reader = whoReads()
    if (reader === null) return { kind: 'failed', words: null }
    const result = await call('record', { of: 'orders', id }, { token: reader.token })
    switch (result.kind) {
      case 'ok': {
        const order = parseItem('orders', result.data.record)
        return order === null ? { kind: 'failed', words: null } : { kind: 'found', order }
      }
      case 'unreachable':
        return { kind: result.reason === 'refused' ? 'refused' : 'offline' }
      case 'unauthorised':
        onUnauthorised(reader)
        return { kind: 'failed', words: result.message }
      case 'rejected':
        if (result.code === 'unknown') return { kind: 'unknown' }
        // A 404 without a code means that the backend does not have this address (EXT-03).
        return result.status === 404 && result.code === undefined ? { kind: 'not-offered' } : { kind: 'failed', words: result.message }
      case 'unclear':
      case 'unavailable':
        return { kind: 'failed', words: result.message }
    }
  }

  return async (id) => {
    // Not a valid record id, so no call is needed.
    if (!recordIdSchema.safeParse(id).success) return { kind: 'no-number' }
    const result = await ask(id)
    // Paper prints order numbers in capitals; the seller may have typed lower case.
    const capitals = id.toUpperCase()
    return result.kind === 'unknown' && capitals !== id ? ask(capitals) : result
  }
}
