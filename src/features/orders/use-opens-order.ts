import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { bearersOf } from '@/lists/bearers'
import { listSearch, parseListPlace } from '@/lists/list-place'
import { addressOf } from './order-addresses'

type OpensOrder = (code: string, codesOf: (order: OverlaidOrder) => readonly string[]) => boolean

/**
 * Opens the order that bears a code, in the list that has it, or lists those that do in the list that has most of them; answers
 * whether there is one. What has changed is known once that is painted.
 */
export function useOpensOrder(items: readonly OverlaidOrder[]): OpensOrder {
  const kept = useDeferredValue(items)
  const { navigate } = useRouter()
  return useCallback(
    (code, codesOf) => {
      const bearers = bearersOf(kept, codesOf, code)
      const byCourier = bearers.filter(({ shipBy }) => shipBy === 'lazy')
      const bySeller = bearers.filter(({ shipBy }) => shipBy === 'self')
      const [first, second] = bySeller.length > byCourier.length ? bySeller : byCourier
      if (first === undefined) return false
      void navigate({ to: addressOf(first), search: second === undefined ? { id: first.id } : listSearch({ ...parseListPlace({}), words: code, isCode: true }) })
      return true
    },
    [kept, navigate],
  )
}
