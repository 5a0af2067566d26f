import { useState } from 'react'
import type { ContactChannel } from '@/contract/contact-channels'
import { failureMessages, networkFailureMessages, otpMessages } from '@/contract/messages'
import type { CallResult } from '@/transport/call'
import { useTransport } from '@/transport/transport-context'
import { isOutOfReach, wordsOr } from '../server-words'
import { texts } from './texts'

/** The state of a request for a new code on one channel. */
export type ResendState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'sent' | 'failed'; readonly text: () => string }

interface Resend {
  readonly states: Readonly<Record<ContactChannel, ResendState>>
  readonly resend: (channel: ContactChannel) => Promise<ResendState>
}

const idle: ResendState = { kind: 'idle' }

/** Requests new codes, each channel separately (OTP-06). */
export function useResend(sellerId: string, onSent: (channel: ContactChannel) => void): Resend {
  const transport = useTransport()
  const [states, setStates] = useState<Resend['states']>({ email: idle, mobile: idle, secondary: idle })

  const show = (channel: ContactChannel, state: ResendState): void =>
    setStates((last) => ({ ...last, [channel]: state }))

  async function resend(channel: ContactChannel): Promise<ResendState> {
    show(channel, { kind: 'sending' })
    const state = resultOf(channel, await transport.call('resendOtp', { sellerId, type: channel }))
    show(channel, state)
    if (state.kind === 'sent') onSent(channel)
    return state
  }

  return { states, resend }
}

function resultOf(channel: ContactChannel, result: CallResult<{ readonly message: string | null }>): ResendState {
  if (result.kind === 'ok') return { kind: 'sent', text: () => wordsOr(otpMessages.resent(texts.verify.channelNames[channel]), result.data.message) }
  if (result.kind === 'unreachable' || isOutOfReach(result)) return { kind: 'failed', text: () => networkFailureMessages.resendOtp }
  return { kind: 'failed', text: () => wordsOr(failureMessages.resendOtp, result.message) }
}
