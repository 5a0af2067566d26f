import type { Page } from '@playwright/test'
import type { test } from '../../support/fixtures'
import { goOnWith, heading } from '../support/access'
import { expect } from '../../support/fixtures'

/** Checks the current screen in the state with this name; a state that differs from another only in its texts is checked only for its width. */
export type Look = (state: string, at?: 'all' | 'its width') => Promise<void>

/** A way through some screens and their states, each checked once. */
export interface Walk {
  readonly title: string
  /** All addresses that it visits, as in the route tree. */
  readonly addresses: readonly string[]
  readonly options?: Parameters<typeof test.use>[0]
  /**
   * How a wide screen is checked: `walked` again, where other controls are pressed or things lie side by side; `nothing
   * else` if it shows no more than a phone. Otherwise each state of the phone's walk is widened and checked.
   */
  readonly wide?: 'walked' | 'nothing else'
  readonly go: (page: Page, look: Look) => Promise<void>
}

/** Navigates to another screen within the page. */
export async function goTo(page: Page, address: string, title: string): Promise<void> {
  await goOnWith(page, address, {})
  await expect(heading(page, title)).toBeVisible()
}
