import { ResendAnnouncement } from './resend-announcement'
import { ResendControl } from './resend-control'
import { useResendCountdown } from './use-resend-countdown'

interface ResendWaitProps {
  /** The place of the code as the button names it, where there is more than one. */
  readonly channel?: string | undefined
  /** When the last code was asked for, in milliseconds since the epoch. */
  readonly sentAt: number
  readonly onResend: () => void
}

/** The way to another code where asking for one takes no time. */
export function ResendWait({ channel, sentAt, onResend }: ResendWaitProps) {
  const secondsLeft = useResendCountdown(sentAt)
  return (
    <>
      <ResendControl channel={channel} secondsLeft={secondsLeft} onResend={onResend} />
      <ResendAnnouncement waits={secondsLeft === null ? null : [secondsLeft]} />
    </>
  )
}
