import type { ContactChannel } from '@/contract/contact-channels'
import { catalogue } from '@/catalogues/catalogue'
import { contactCodeLength } from '@/contract/limits'

/** Words of the verification screen; those of the specification letter for letter. */
export const texts = catalogue('features/access/verify', {
  verify: {
    heading: 'Verify your contact details',
    intro: 'Enter the codes we sent. You can paste a code.',
    wrongContact: 'Wrong email or number? Go back: what you typed is kept.',
    channels: {
      email: 'Email',
      mobile: 'Mobile',
      secondary: 'Secondary mobile',
    } satisfies Record<ContactChannel, string>,
    codes: {
      email: 'Email OTP',
      mobile: 'Mobile OTP',
      secondary: 'Secondary Mobile OTP',
    } satisfies Record<ContactChannel, string>,
    sentTo: `${contactCodeLength}-digit code sent to`,
    destinations: {
      email: 'your email',
      mobile: 'your mobile',
      secondary: 'your secondary mobile',
    } satisfies Record<ContactChannel, string>,
    channelNames: {
      email: 'email',
      mobile: 'mobile',
      secondary: 'secondary mobile',
    } satisfies Record<ContactChannel, string>,
    back: 'Back',
    submit: 'Verify & Continue',
    submitting: 'Verifying…',
    offline: 'You are offline. Verifying needs a connection; what you typed is kept.',
    continueNow: 'Continue to login now',
  },
})
