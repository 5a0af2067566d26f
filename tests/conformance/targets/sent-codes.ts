import type { ContactChannel } from '@/contract/access'
import type { SentCodes } from '../backend-under-test'

interface SentCode {
  readonly channel: ContactChannel
  readonly code: string
}

/** The last code of each channel. @param sent what one seller was sent, oldest first */
export function sentCodesIn(sent: readonly SentCode[]): SentCodes {
  const last = (channel: ContactChannel): string => sent.findLast((code) => code.channel === channel)?.code ?? ''
  return { email: last('email'), mobile: last('mobile'), secondary: last('secondary') }
}
