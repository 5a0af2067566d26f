import type { Page } from '@playwright/test'

/** Keeps the in-browser service from answering anybody until the returned function is called. */
export async function holdService(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('seller-portal-in-browser-service', () => {
          held()
          return new Promise<void>((release) => {
            document.addEventListener('release-service', () => release(), { once: true })
          })
        })
      }),
  )
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release-service')))
}
