import type { Page } from '@playwright/test'

/** Keeps the in-browser service from answering anybody, by locking its records in a transaction. @returns lets it go on */
export async function holdService(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held, failed) => {
        let isHeld = true
        document.addEventListener(
          'release-service',
          () => {
            isHeld = false
          },
          { once: true },
        )
        const opening = indexedDB.open('seller-portal-in-browser-service')
        opening.addEventListener('error', () => failed(opening.error ?? new Error('open')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const sellers = database.transaction('sellers', 'readwrite').objectStore('sellers')
          // A transaction stays open as long as requests are made on it.
          const keep = (): void => {
            if (isHeld) sellers.count().addEventListener('success', keep)
            else database.close()
          }
          sellers.count().addEventListener('success', () => {
            held()
            keep()
          })
        })
      }),
  )
  return () => page.evaluate(() => void document.dispatchEvent(new Event('release-service')))
}
