import { z } from '@/contract/schema'
import type { Outbox } from '@/outbox/outbox'
import { sentTimesKey } from '../forget-registration'
import type { SentTimes } from './resend-record'

// Separate from the code that writes the times, because the registration needs only that.

const timesSchema = z.object({ email: z.number(), mobile: z.number(), secondary: z.number() })

/** Reads the times kept for a registration; null when none are. */
export async function readSentTimes(outbox: Pick<Outbox, 'readDraft'>, sellerId: string): Promise<SentTimes | null> {
  const draft = await outbox.readDraft(sentTimesKey(sellerId))
  const parsed = timesSchema.safeParse(draft?.values)
  return parsed.success ? parsed.data : null
}
