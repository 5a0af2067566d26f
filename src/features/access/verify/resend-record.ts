import { clock } from '@/clock/clock'
import { contactChannels, type ContactChannel } from '@/contract/access'
import { z } from '@/contract/schema'
import type { Outbox } from '@/outbox/outbox'
import type { LoadOutbox } from '@/outbox/outbox-context'
import { sentTimesKey } from '../forget-registration'

const timesSchema = z.object({ email: z.number(), mobile: z.number(), secondary: z.number() })

/** When each channel's newest code was sent, in milliseconds since the epoch; the codes themselves are never stored. */
export type SentTimes = Readonly<Record<ContactChannel, number>>

/** All channels at once. */
export const sentAllAt = (time: number): SentTimes => ({ email: time, mobile: time, secondary: time })

/** Reads the times kept for a registration; null when none are. */
export async function readSentTimes(outbox: Pick<Outbox, 'readDraft'>, sellerId: string): Promise<SentTimes | null> {
  const draft = await outbox.readDraft(sentTimesKey(sellerId))
  const parsed = timesSchema.safeParse(draft?.values)
  return parsed.success ? parsed.data : null
}

/** Keeps the times over a reload (OTP-07). */
export async function writeSentTimes(
  outbox: Pick<Outbox, 'writeDraft'>,
  sellerId: string,
  times: SentTimes,
): Promise<void> {
  await outbox.writeDraft(sentTimesKey(sellerId), { values: times, savedAt: Math.max(...contactChannels.map((channel) => times[channel])) })
}

/** Notes that a registration has just sent all three codes. A device without a store counts from the next screen on. */
export async function noteCodesSent(loadOutbox: LoadOutbox, sellerId: string): Promise<void> {
  try {
    await writeSentTimes(await loadOutbox(), sellerId, sentAllAt(clock.now()))
  } catch {
    // Without the store's code there is nothing to keep them in.
  }
}
