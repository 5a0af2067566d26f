import type { Page } from '@playwright/test'

/**
 * Lets the store fail, or not, as told by {@link setStore}. A quota set from outside is of no use here:
 * Chromium goes by what it last knew of the room that is left.
 */
export async function makeStoreFallible(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failing = (kind: string): boolean => document.documentElement.dataset['store'] === kind
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...parameters) {
      if (failing('closed')) throw new DOMException('The store is broken', 'UnknownError')
      return transaction.apply(this, parameters)
    }
    const { put, add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...parameters) {
      if (failing('full')) throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, parameters)
    }
    IDBObjectStore.prototype.add = function (...parameters) {
      if (failing('full')) throw new DOMException('No room', 'QuotaExceededError')
      return add.apply(this, parameters)
    }
  })
}

/** From now on the store works, is full, or cannot be reached. */
export const setStore = (page: Page, kind: 'sound' | 'full' | 'closed'): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset['store'] = next
  }, kind)
