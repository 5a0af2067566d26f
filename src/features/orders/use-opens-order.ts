import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { recordsWithCode } from '@/lists/records-with-code'
import { listSearch, parseListPlace } from '@/lists/list-place'
import { addressOf } from './order-addresses'

type OpensOrder = (code: string, codesOf: (order: OverlaidOrder) => readonly string[]) => boolean

/**
 * Opens the order with a given code in its list; if several orders have it, shows them in the list with most of them. Returns
 * whether there is any. The orders are deferred, so that a change does not delay its own paint.
 */
export function useOpensOrder(items: readonly OverlaidOrder[]): OpensOrder {
  const kept = useDeferredValue(items)
  const { navigate } = useRouter()
  return useCallback(
    (code, codesOf) => {
      const found = recordsWithCode(kept, codesOf, code)
      const byCourier = found.filter(({ shipBy }) => shipBy === 'lazy')
      const bySeller = found.filter(({ shipBy }) => shipBy === 'self')
      const [first, second] = bySeller.length > byCourier.length ? bySeller : byCourier
      if (first === undefined) return false
      void navigate({ to: addressOf(first), search: second === undefined ? { id: first.id } : listSearch({ ...parseListPlace({}), words: code, isCode: true }) })
      return true
    },
    [kept, navigate],
  )
}
