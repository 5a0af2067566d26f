import { endpoints } from '@/contract/endpoints'
import { z } from '@/contract/schema'
import { onboardingSteps } from '@/contract/steps'
import { faultyBackendAddress } from '../../support/addresses.mjs'
import { testSellers } from '../ledger'
import type { SellerId } from '../history'

const answerSchema = z.object({ token: z.string(), currentStep: z.union([z.enum(['complete']), z.literal(onboardingSteps)]) })

/** The answer of the bench's backend to a seller who signs in. */
export async function answerFor(seller: SellerId): Promise<z.infer<typeof answerSchema>> {
  const mobile = testSellers.find((one) => one.seller === seller)?.mobile
  // Only the bench's browsers resolve the backend's host name, so this calls it by its IP address.
  const address = new URL(endpoints.login.path, `http://127.0.0.1:${new URL(faultyBackendAddress).port}`)
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ mobile }) })
  return answerSchema.parse(await answer.json())
}

export const tokenFor = async (seller: SellerId): Promise<string> => (await answerFor(seller)).token
