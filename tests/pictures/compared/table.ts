/** What one picture shows: a scenario of the demo, an address, and the browser's settings. */
export interface Shot {
  readonly scenario: string | null
  readonly address: string
  readonly tag: 'en-IN' | 'hi'
  readonly colours: 'light' | 'dark'
  readonly width: 320 | 360 | 1280
}

const signedOut = ['/login', '/register', '/otpverification', '/forgotpassword', '/about'] as const
const steps = ['step-3', 'step-4', 'step-5', 'step-6', 'step-7'] as const
const behind = [
  '/dashboard', '/registrationconfirmationpage', '/caselog', '/caselog/messages', '/alloffers', '/referraloffers', '/myprofile', '/changepassword',
  '/productfeedback', '/productfeedbackdetails/1', '/sellerfeedback', '/updates', '/suggestions', '/policy', '/articles', '/products/draft',
] as const

const places: readonly (readonly [scenario: string | null, address: string])[] = [
  ...signedOut.map((address) => [null, address] as const),
  ['unverified', '/verifyotp'],
  ...steps.map((scenario) => [scenario, '/registrationdetails'] as const),
  ['two-waiting', '/outbox'],
  ...behind.map((address) => ['under-review', address] as const),
]

const widths = [320, 360, 1280] as const

/** Each screen once. Language, colour scheme and width alternate at different rates, so that every combination occurs. */
export const shots: readonly Shot[] = places.map(([scenario, address], index) => ({
  scenario,
  address,
  tag: index % 2 === 0 ? 'en-IN' : 'hi',
  colours: Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark',
  width: widths[index % 3] ?? 360,
}))

/** The picture's file name. */
export const nameOf = ({ scenario, address, tag, colours, width }: Shot): string =>
  [scenario ?? 'nobody', address.slice(1).replaceAll('/', '-'), tag, colours, width].join(' ').replaceAll(' ', '_')
