import type { ContactChannel } from '@/contract/contact-channels'
import { ResendControl } from '@/forms/resend-control'
import { cn } from '@/ui/cn'
import { texts } from './texts'
import type { ResendState } from './use-resend'

interface ResendLineProps {
  readonly channel: ContactChannel
  readonly secondsLeft: number | null
  readonly state: ResendState
  readonly onResend: () => void
}

/** The button or countdown for another code, and the result of asking for it (OTP-06). */
export function ResendLine({ channel, secondsLeft, state, onResend }: ResendLineProps) {
  return (
    <div>
      <ResendControl
        channel={texts.verify.channelNames[channel]}
        secondsLeft={secondsLeft}
        busy={state.kind === 'sending'}
        onResend={onResend}
      />
      <p role="status" className={cn('text-hint', state.kind === 'failed' && 'font-semibold text-destructive')}>
        {'text' in state && state.text()}
      </p>
    </div>
  )
}
