import type { Page } from '@playwright/test'

/** Waits for the product's own letters: when they come the lines break anew, buttons move, and the header takes in more or less. */
export async function lettersLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
}

/** Opens an address and waits for its letters. */
export async function openInShape(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await lettersLoaded(page)
}
