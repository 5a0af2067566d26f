import { Button } from '@/ui/button'
import { resendTexts as texts } from './resend-texts'

interface ResendControlProps {
  /** The place of the code as the button names it, where there is more than one. */
  readonly channel?: string | undefined
  readonly secondsLeft: number | null
  readonly busy?: boolean
  readonly onResend: () => void
}

/** The wait for another one-time code, then the button that asks for it. */
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
      {/* Read out by nobody while it counts; that it has ended is announced once. */}
      {secondsLeft !== null && secondsLeft > 0 && (
        <p data-slot="countdown" className="text-hint text-muted-foreground">{texts.wait(secondsLeft)}</p>
      )}
    </div>
  )
}
