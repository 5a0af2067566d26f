import { hourMilliseconds, reviewHours } from '@/contract/limits'
import type { Seller } from '../records'
import { nextStepOf } from '../seller'

/** When a seller is, or will be, approved: at the end of the longest review. Null while steps are missing. */
export function approvedAt({ shop, completedAt, ...seller }: Seller): number | null {
  if (nextStepOf(seller) !== 'complete') return null
  return shop?.openedAt ?? (completedAt === undefined ? null : completedAt + reviewHours.to * hourMilliseconds)
}

/** Whether a seller may work with orders by now. */
export function isApproved(seller: Seller, now: number): boolean {
  const from = approvedAt(seller)
  return from !== null && now >= from
}
