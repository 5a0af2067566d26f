import { catalogue } from '@/catalogues/catalogue'
import type { SignInNotice } from '@/domain/access/sign-in-notices'

/** The previous screen's messages on the sign-in screen, by the names that the history state carries. */
export const noticeTexts = catalogue('features/access/login/notices', {
  'registration-pending': 'After Login. Please complete your pending registration.',
  'logged-out': 'You are logged out',
  'data-left':
    'You are logged out. This device has not removed your data yet: the portal keeps trying while it is open, and when it is opened again.',
  'password-unchanged': 'Your password was not changed: this version cannot do that. Sign in with the one you have.',
  'code-unchecked': 'You are not signed in: this version checks no codes. Sign in with your password.',
} satisfies Record<Exclude<SignInNotice, 'data-replaced'>, string>)

// Reads the build variable directly, so that the text is removed from a build without the demo.
export const demoNoticeTexts =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : catalogue('features/access/login/notices#demo', { 'data-replaced': 'Another tab has reset the demo, or opened a snapshot.' } satisfies Partial<Record<SignInNotice, string>>)
