import { catalogue } from '@/catalogues/catalogue'
import type { EndpointName, OptionalEndpointName, StepEndpointName } from './endpoints'

/** What is said when a call fails and the server gives no words of its own (section 8); the steps' words stand in `step-words.ts`. */
export const failureMessages = catalogue('contract/messages', {
  login: 'Login failed',
  register: 'Registration failed due to server error.',
  resendOtp: 'Failed to resend OTP.',
  verifyOtp: 'Verification failed. Please try again.',
} satisfies Record<Exclude<EndpointName, StepEndpointName | OptionalEndpointName | 'registeredDetails'>, string>)

/** What is said when the network fails under a call. */
export const networkFailureMessages = catalogue('contract/messages#networkFailureMessages', {
  resendOtp: 'Failed to resend OTP. Please try again.',
  step: 'Server error',
})

/** What is said of one-time codes where the server gives no words of its own. */
export const otpMessages = catalogue('contract/messages#otpMessages', {
  verified: 'OTP Verified',
  /** @param channel the channel's name as the seller reads it */
  resent: (channel: string) => `OTP resent to ${channel}`,
})
