import { useRef } from 'react'
import { codeFields, type ContactChannel } from '@/contract/contact-channels'
import { contactCodeLength } from '@/contract/limits'
import type { VerificationForm } from '@/domain/access/verification'
import { fieldId } from '@/forms/field-parts'
import { formIds } from '@/forms/form-ids'
import { CodeField } from '@/forms/code-field'
import { Card, CardTitle } from '@/ui/card'
import { focusLater } from '@/ui/focus-later'
import { texts } from './texts'
import { ResendLine } from './resend-line'
import type { ResendState } from './use-resend'
import type { VerificationFormApi } from './use-verification-form'

interface CodeCardProps {
  readonly form: VerificationFormApi
  readonly channel: ContactChannel
  /** Masked; null where it is unknown on this device. */
  readonly destination: string | null
  readonly isLast: boolean
  readonly secondsLeft: number | null
  readonly resend: ResendState
  readonly onResend: () => Promise<ResendState>
}

const codeOf = (channel: ContactChannel): HTMLElement | null => document.getElementById(fieldId(formIds.verification, codeFields[channel]))

/** One channel: where its code went, the code, and how to get another (OTP-01). */
export function CodeCard({ form, channel, destination, isLast, secondsLeft, resend, onResend }: CodeCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const name: keyof VerificationForm = codeFields[channel]

  async function sendAgain(): Promise<void> {
    const focus = focusLater(card.current)
    const { kind } = await onResend()
    // The button is gone until the next wait is over, so the code field takes the focus.
    if (kind === 'sent') focus(codeOf(channel))
  }

  return (
    <Card ref={card}>
      <CardTitle>{texts.verify.channels[channel]}</CardTitle>
      <p className="text-muted-foreground">
        {texts.verify.sentTo}{' '}
        {destination === null ? (
          texts.verify.destinations[channel]
        ) : (
          <strong className="font-semibold text-foreground">{destination}</strong>
        )}
      </p>
      <form.AppField name={name}>
        {() => (
          <CodeField label={texts.verify.codes[channel]} length={contactCodeLength} enterKeyHint={isLast ? 'done' : 'next'} />
        )}
      </form.AppField>
      <ResendLine channel={channel} secondsLeft={secondsLeft} state={resend} onResend={() => void sendAgain()} />
    </Card>
  )
}
