import { Button } from '@/ui/button'
import { resendTexts as texts } from './resend-texts'

interface ResendControlProps {
  /** The channel as the button names it, on screens with more than one. */
  readonly channel?: string | undefined
  readonly secondsLeft: number | null
  readonly busy?: boolean
  readonly onResend: () => void
}

/** The countdown until another one-time code may be requested, then the button that requests it. */
export function ResendControl({ channel, secondsLeft, busy = false, onResend }: ResendControlProps) {
  return (
    <div className="flex min-h-11 items-center">
      {secondsLeft === 0 && (
        <Button
          variant="link"
          size="bare"
          busy={busy}
          busyLabel={texts.resending}
          aria-label={channel === undefined ? undefined : texts.resendTo(channel)}
          onClick={onResend}
        >
          {texts.resend}
        </Button>
      )}
      {/* No live region: a screen reader must not read every second. ResendAnnouncement announces the end once. */}
      {secondsLeft !== null && secondsLeft > 0 && (
        <p data-slot="countdown" className="text-hint text-muted-foreground">{texts.wait(secondsLeft)}</p>
      )}
    </div>
  )
}
