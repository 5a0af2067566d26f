import { clock } from '@/clock/clock'
import type { ContactChannel } from '@/contract/contact-channels'
import type { Outbox } from '@/outbox/outbox'
import { sentTimesKey } from '../forget-registration'

/** When each channel's newest code was sent, in milliseconds since the epoch; the codes themselves are never stored. */
export type SentTimes = Readonly<Record<ContactChannel, number>>

/** The same time for all channels. */
export const sentAllAt = (time: number): SentTimes => ({ email: time, mobile: time, secondary: time })

/** Keeps the times over a reload (OTP-07). */
export async function writeSentTimes(
  outbox: Pick<Outbox, 'writeDraft'>,
  sellerId: string,
  times: SentTimes,
): Promise<void> {
  await outbox.writeDraft(sentTimesKey(sellerId), { values: times, savedAt: Math.max(...Object.values(times)) })
}

/** Stores that a registration has just sent all three codes. Without IndexedDB the countdown starts at the next screen. */
export const noteCodesSent = (outbox: Pick<Outbox, 'writeDraft'>, sellerId: string): Promise<void> =>
  writeSentTimes(outbox, sellerId, sentAllAt(clock.now()))
