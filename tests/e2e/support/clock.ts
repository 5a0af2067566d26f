import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

/** A time as screens tell it, as a pattern: with its day, where that is another one. */
export const shownTime = String.raw`(?:\d{1,2} \w+ \d{4}, )?\d{1,2}:\d{2} [ap]m`

/** Stops the page's clock, which the test has installed, about where it is now: once more where that took so long that it was past. */
export async function stopTheClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)).toPass()
}

/**
 * From the next page on, what would happen after exactly one of these times never does: a message that is gone in two
 * seconds can be looked at in peace.
 */
export async function holdTimers(page: Page, ...milliseconds: readonly number[]): Promise<void> {
  await page.addInitScript((held) => {
    const begin = window.setTimeout.bind(window)
    const beginUnlessHeld = (run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]): number =>
      wait !== undefined && held.includes(wait) ? 0 : begin(run, wait, ...given)
    Object.defineProperty(window, 'setTimeout', { value: beginUnlessHeld })
  }, milliseconds)
}
