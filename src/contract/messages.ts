import type { EndpointName, ReadName, StepEndpointName } from './endpoints'

/** What is said when a call fails and the server gives no words of its own (section 8). */
export const failureMessages = {
  login: 'Login failed',
  register: 'Registration failed due to server error.',
  resendOtp: 'Failed to resend OTP.',
  verifyOtp: 'Verification failed. Please try again.',
  step3: 'Something went wrong',
  step4: 'Failed to save',
  step5: 'Submission failed',
  step6: 'Something went wrong',
  step7: 'Something went wrong',
} as const satisfies Record<Exclude<EndpointName, 'registeredDetails' | ReadName>, string>

/** What is said when the network fails under a call. */
export const networkFailureMessages = {
  resendOtp: 'Failed to resend OTP. Please try again.',
  step: 'Server error',
} as const

/** What is said when a step has been accepted. */
export const stepSuccessMessages = {
  step3: 'GST Information saved successfully.',
  step4: 'Bank details saved.',
  step5: 'Pickup & Return address saved.',
  step6: 'Shipping preferences saved.',
  step7: 'Signature submitted successfully!',
} as const satisfies Record<StepEndpointName, string>

export const otpVerifiedMessage = 'OTP Verified'

/** @param channel the channel's name as the seller reads it */
export const otpResentMessage = (channel: string): string => `OTP resent to ${channel}`
