import { readyAccounts, readyPassword } from '@mocks/scenarios/ready-accounts'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { installBrowserLocks } from './browser-locks'

/** For tests of the app as `src/app` puts it together, with the in-browser service behind it: a browser that nobody has used. */
export function startAppPage(): void {
  startWithEmptyStorage()
  installBrowserLocks()
}

/** What a ready seller signs in with. */
export const readyLogin = { mobile: readyAccounts[0]?.mobile ?? '', password: readyPassword }
