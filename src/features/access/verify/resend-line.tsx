import type { ContactChannel } from '@/contract/access'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { texts as allTexts } from './texts'
import type { ResendState } from './use-resend'

const texts = allTexts.verify

interface ResendLineProps {
  readonly channel: ContactChannel
  readonly secondsLeft: number | null
  readonly state: ResendState
  readonly onResend: () => void
}

/** The wait for another code, then the button that asks for it, and what came of that (OTP-06). */
export function ResendLine({ channel, secondsLeft, state, onResend }: ResendLineProps) {
  return (
    <div>
      <div className="flex min-h-11 items-center">
        {secondsLeft === 0 && (
          <Button
            variant="link"
            size="bare"
            busy={state.kind === 'sending'}
            busyLabel={texts.resending}
            aria-label={texts.resendTo(texts.channelNames[channel])}
            onClick={onResend}
          >
            {texts.resend}
          </Button>
        )}
        {/* Read out by nobody while it counts; that it has ended is announced once. */}
        {secondsLeft !== null && secondsLeft > 0 && (
          <p className="text-hint text-muted-foreground tabular-nums">{texts.resendIn(secondsLeft)}</p>
        )}
      </div>
      <p role="status" className={cn('text-hint', state.kind === 'failed' && 'font-semibold text-destructive')}>
        {'text' in state && state.text}
      </p>
    </div>
  )
}
