import type { Page } from '@playwright/test'

/** As another tab would: this one follows. */
export const speak = (page: Page, tag: string): Promise<void> =>
  page.evaluate((chosen) => {
    localStorage.setItem('language', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, tag)
