/** The contact details that get a one-time code of their own each. */
export const contactChannels = ['email', 'mobile', 'secondary'] as const
export type ContactChannel = (typeof contactChannels)[number]

/** What each channel's code is called. */
export const codeFields = {
  email: 'emailOtp',
  mobile: 'mobileOtp',
  secondary: 'secondarymobileOtp',
} as const satisfies Readonly<Record<ContactChannel, string>>
