import type { Page } from '@playwright/test'
import type { test } from '../../support/fixtures'
import { goOnWith, heading } from '../support/access'
import { expect } from '../../support/fixtures'

/** Looks at the screen as it stands, whose state has this name; one that differs from another by its words alone, only at its width. */
export type Look = (state: string, at?: 'all' | 'its width') => Promise<void>

/** A way through some screens and their states, each looked at once. */
export interface Walk {
  readonly title: string
  /** All that it leads by, as in the route tree. */
  readonly addresses: readonly string[]
  readonly options?: Parameters<typeof test.use>[0]
  /**
   * How a wide screen has it: `walked` anew, where other things are pressed there or lie beside one another; or with nothing
   * else to see than a phone. Else the phone's states are turned wide and looked at.
   */
  readonly wide?: 'walked' | 'nothing else'
  readonly go: (page: Page, look: Look) => Promise<void>
}

/** Goes on to another screen within the page. */
export async function goTo(page: Page, address: string, title: string): Promise<void> {
  await goOnWith(page, address, {})
  await expect(heading(page, title)).toBeVisible()
}
