import { ResendAnnouncement } from './resend-announcement'
import { ResendControl } from './resend-control'
import { useResendCountdown } from './use-resend-countdown'

interface ResendWaitProps {
  /** The channel as the button names it, on screens with more than one. */
  readonly channel?: string | undefined
  /** When the last code was asked for, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly onResend: () => void
}

/** Countdown, button and announcement for another code, where requesting one needs no call and so no busy state. */
export function ResendWait({ channel, sentAt, onResend }: ResendWaitProps) {
  const secondsLeft = useResendCountdown(sentAt)
  return (
    <>
      <ResendControl channel={channel} secondsLeft={secondsLeft} onResend={onResend} />
      <ResendAnnouncement waits={secondsLeft === null ? null : [secondsLeft]} />
    </>
  )
}
