import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue } from 'react'
import type { OverlaidOrder } from '@/domain/orders/overlay'
import { isSameCode } from '@/domain/same-code'
import { addressOf } from './order-addresses'

type OpensOrder = (code: string, codesOf: (order: OverlaidOrder) => readonly string[]) => boolean

/** Opens the order that bears a code, in the list that has it; answers whether there is one. What has changed is known once that is painted. */
export function useOpensOrder(items: readonly OverlaidOrder[]): OpensOrder {
  const kept = useDeferredValue(items)
  const { navigate } = useRouter()
  return useCallback(
    (code, codesOf) => {
      const found = kept.find((order) => codesOf(order).some((known) => isSameCode(known, code)))
      if (found !== undefined) void navigate({ to: addressOf(found), search: { id: found.id } })
      return found !== undefined
    },
    [kept, navigate],
  )
}
