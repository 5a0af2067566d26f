/** The contact details; each gets a one-time code of its own. */
export const contactChannels = ['email', 'mobile', 'secondary'] as const
export type ContactChannel = (typeof contactChannels)[number]

/** The request field of each channel's code. */
export const codeFields = {
  email: 'emailOtp',
  mobile: 'mobileOtp',
  secondary: 'secondarymobileOtp',
} as const satisfies Readonly<Record<ContactChannel, string>>
