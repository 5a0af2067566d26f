import { useCallback, useEffect, useState } from 'react'
import { clock } from '@/clock/clock'
import type { ContactChannel } from '@/contract/contact-channels'
import { useResendCountdown } from '@/forms/use-resend-countdown'
import { useLoadOutbox, type LoadOutbox } from '@/outbox/outbox-context'
import { readSentTimes } from './read-sent-times'
import { sentAllAt, writeSentTimes, type SentTimes } from './resend-record'

interface SentTimesKeeping {
  /** Null until the device has been read. */
  readonly times: SentTimes | null
  /** A new code went to this channel just now. */
  readonly sentNow: (channel: ContactChannel) => void
}

/** When each code was sent, as stored on the device; else the time at which the screen was opened. */
export function useSentTimes(sellerId: string): SentTimesKeeping {
  const loadOutbox = useLoadOutbox()
  const [times, setTimes] = useState<SentTimes | null>(null)

  useEffect(() => {
    let current = true
    const opened = sentAllAt(clock.now())
    void remembered(loadOutbox, sellerId).then((found) => current && setTimes(found ?? opened))
    return () => {
      current = false
    }
  }, [loadOutbox, sellerId])

  useEffect(() => {
    if (times !== null) void remember(loadOutbox, sellerId, times)
  }, [loadOutbox, sellerId, times])

  const sentNow = useCallback(
    (channel: ContactChannel) => setTimes((last) => last && { ...last, [channel]: clock.now() }),
    [],
  )

  return { times, sentNow }
}

async function remembered(loadOutbox: LoadOutbox, sellerId: string): Promise<SentTimes | null> {
  try {
    return await readSentTimes(await loadOutbox(), sellerId)
  } catch {
    return null
  }
}

async function remember(loadOutbox: LoadOutbox, sellerId: string, times: SentTimes): Promise<void> {
  try {
    await writeSentTimes(await loadOutbox(), sellerId, times)
  } catch {
    // The countdown goes on; only a reload would restart it.
  }
}

/** Seconds until each code may be asked for again; null while that is unknown. */
export function useCountdowns(times: SentTimes | null): Readonly<Record<ContactChannel, number>> | null {
  const email = useResendCountdown(times?.email ?? null)
  const mobile = useResendCountdown(times?.mobile ?? null)
  const secondary = useResendCountdown(times?.secondary ?? null)
  return email === null || mobile === null || secondary === null ? null : { email, mobile, secondary }
}
