import type { Page } from '@playwright/test'

/** Holds files of the build back, as a slow network does. @returns lets them come */
export async function holdFiles(page: Page, which: RegExp): Promise<() => void> {
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

/** Holds every script back. @returns lets them come */
export const holdScripts = (page: Page): Promise<() => void> => holdFiles(page, /\/assets\/.*\.js$/)
