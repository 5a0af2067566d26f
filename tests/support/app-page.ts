import { readyAccounts, readyPassword } from '@mocks/scenarios/ready-accounts'
import { startWithEmptyStorage } from '@mocks/testing/storage'
import { installBrowserLocks } from './browser-locks'

/** For tests of the whole app as `src/app` assembles it, over the in-browser service: starts with a browser that has never been used. */
export function startAppPage(): void {
  startWithEmptyStorage()
  installBrowserLocks()
}

/** The mobile number and password of a ready seller. */
export const readyLogin = { mobile: readyAccounts[0]?.mobile ?? '', password: readyPassword }
