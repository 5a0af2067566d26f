import { gstTypes } from '@/contract/onboarding'
import { z } from '@/contract/schema'
import type { Command } from '@/outbox/command'

/** The endpoint that the command borrows, because the contract has none for many things. */
const endpoint = 'step3'

/** The endpoint's own schema limits the length, which 2 MB would exceed. */
const bodySchema = z.object({ sellerId: z.string(), nickname: z.string(), gstType: z.enum(gstTypes) })
type Body = z.infer<typeof bodySchema>

/** A body about one of many things, of this size. */
export const benchBody = (sellerId: string, thing: number, bytes: number): Body => ({
  sellerId,
  nickname: `thing:${thing} `.padEnd(bytes, 'x'),
  gstType: 'No GST',
})

/** A change of one of many things, each of which is a scope. */
export const benchCommand: Command = {
  name: 'bench',
  endpoint,
  answers: null,
  issues: null,
  bodyVersion: 1,
  read(stored, _version, sellerId) {
    const body = bodySchema.safeParse(stored)
    if (!body.success || body.data.sellerId !== sellerId) return null
    const [thing = ''] = body.data.nickname.split(' ', 1)
    return {
      body: body.data,
      identity: { command: 'bench', step: null, scopes: [thing], subject: `bench ${thing}`, shows: { title: 'Change of the bench', detail: thing } },
    }
  },
}
