import { z } from '@/contract/schema'
import type { CommandBody } from './command'

/**
 * The little of a step that stays on the device once it has arrived, so that its seller can read what she has sent:
 * her store's name, the end of her account number, the picture of her signature. A log-out removes it.
 */
export const remainsSchema = z.object({
  storeName: z.optional(z.string()),
  accountEnding: z.optional(z.string()),
  signature: z.optional(z.string()),
})
export type Remains = z.infer<typeof remainsSchema>

const accountEndingLength = 4
/** Nothing of a shorter account number stays: its end would be half of it, or all. Screens hide it for the same reason. */
const shortestAccountNumber = 8

/** What will stay of a body; null where nothing does. */
export function remainsOf(body: CommandBody): Remains | null {
  if ('nickname' in body) return { storeName: body.nickname }
  if ('accountNumber' in body) {
    const { accountNumber } = body
    return accountNumber.length < shortestAccountNumber ? null : { accountEnding: accountNumber.slice(-accountEndingLength) }
  }
  return 'signUrl' in body ? { signature: body.signUrl } : null
}
