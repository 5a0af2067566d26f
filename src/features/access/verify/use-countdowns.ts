import type { ContactChannel } from '@/contract/access'
import { useResendCountdown } from '@/forms/use-resend-countdown'
import type { SentTimes } from './resend-record'

/** Seconds until each code may be asked for again; null while that is unknown. */
export function useCountdowns(times: SentTimes | null): Readonly<Record<ContactChannel, number>> | null {
  const email = useResendCountdown(times?.email ?? null)
  const mobile = useResendCountdown(times?.mobile ?? null)
  const secondary = useResendCountdown(times?.secondary ?? null)
  return email === null || mobile === null || secondary === null ? null : { email, mobile, secondary }
}
