import type { Page } from '@playwright/test'

/** Holds scripts back, all of them or some, as a slow network does. @returns lets them come */
export async function holdScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
