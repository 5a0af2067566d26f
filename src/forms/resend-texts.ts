import { catalogue } from '@/catalogues/catalogue'

/** Words of the wait for another one-time code. */
export const resendTexts = catalogue('forms/resend', {
  wait: (seconds: number) => `Resend in 0:${String(seconds).padStart(2, '0')}`,
  resend: 'Resend OTP',
  resendTo: (channel: string) => `Resend OTP to ${channel}`,
  resending: 'Sending…',
  canResend: 'You can resend now',
})
