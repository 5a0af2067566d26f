import type { Page } from '@playwright/test'

/** Stops the page's clock, which the test has installed, about where it is now. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
}

/**
 * From the next page on, what would happen after exactly this time never does: a message that is gone in two seconds
 * can be looked at in peace.
 */
export async function holdTimers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((held) => {
    const begin = window.setTimeout.bind(window)
    const beginUnlessHeld = (run: () => void, wait?: number): number => (wait === held ? 0 : begin(run, wait))
    Object.defineProperty(window, 'setTimeout', { value: beginUnlessHeld })
  }, milliseconds)
}
