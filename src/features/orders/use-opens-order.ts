import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { bearersOf } from '@/lists/bearers'
import { listSearch, parseListPlace } from '@/lists/list-place'
import { addressOf } from './order-addresses'

type OpensOrder = (code: string, codesOf: (order: OverlaidOrder) => readonly string[]) => boolean

/** Opens the order that bears a code, in the list that has it, or lists those there that do; answers whether there is one. What has changed is known once that is painted. */
export function useOpensOrder(items: readonly OverlaidOrder[]): OpensOrder {
  const kept = useDeferredValue(items)
  const { navigate } = useRouter()
  return useCallback(
    (code, codesOf) => {
      const [first, ...others] = bearersOf(kept, codesOf, code)
      if (first === undefined) return false
      const isOneOfSeveral = others.some(({ shipBy }) => shipBy === first.shipBy)
      void navigate({ to: addressOf(first), search: isOneOfSeveral ? listSearch({ ...parseListPlace({}), words: code, isCode: true }) : { id: first.id } })
      return true
    },
    [kept, navigate],
  )
}
