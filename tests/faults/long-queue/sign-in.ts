import { endpoints } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { faultyBackendAddress } from '../../support/addresses.mjs'
import { testSellers } from '../backend'
import type { SellerId } from '../history'

const answerSchema = z.object({ token: z.string() })

/** A token that the bench's backend gives a seller who signs in. */
export async function tokenFor(seller: SellerId): Promise<string> {
  const mobile = testSellers.find((one) => one.seller === seller)?.mobile
  // Only the bench's browsers know the name that the backend has.
  const address = new URL(endpoints.login.path, `http://127.0.0.1:${new URL(faultyBackendAddress).port}`)
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ mobile }) })
  return answerSchema.parse(await answer.json()).token
}
