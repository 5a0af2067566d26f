import type { Page } from '@playwright/test'

/** Holds back files of the build, as a slow network does. @returns lets them through */
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

/** Holds back every script. @returns lets them through */
export const holdScripts = (page: Page): Promise<() => void> => holdFiles(page, /\/assets\/.*\.js$/)
