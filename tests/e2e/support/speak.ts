import type { Page } from '@playwright/test'

/** Changes the language as another tab would; this tab follows. */
export const speak = (page: Page, tag: string): Promise<void> =>
  page.evaluate((chosen) => {
    localStorage.setItem('language', chosen)
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  }, tag)
