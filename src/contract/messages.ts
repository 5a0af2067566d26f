import { catalogue } from '@/catalogues/catalogue'
import type { EndpointName, OptionalEndpointName, StepEndpointName } from './endpoints'

/** Messages for a call that fails when the server gives none of its own (section 8); those of the steps are in `step-words.ts`. */
export const failureMessages = catalogue('contract/messages', {
  login: 'Login failed',
  register: 'Registration failed due to server error.',
  resendOtp: 'Failed to resend OTP.',
  verifyOtp: 'Verification failed. Please try again.',
} satisfies Record<Exclude<EndpointName, StepEndpointName | OptionalEndpointName | 'registeredDetails'>, string>)

/** Messages for a call that gets no answer because the network fails. */
export const networkFailureMessages = catalogue('contract/messages#networkFailureMessages', {
  resendOtp: 'Failed to resend OTP. Please try again.',
  step: 'Server error',
})

/** Success messages about one-time codes, for when the server gives none of its own. */
export const otpMessages = catalogue('contract/messages#otpMessages', {
  verified: 'OTP Verified',
  /** @param channel the channel's name as the seller reads it */
  resent: (channel: string) => `OTP resent to ${channel}`,
})
