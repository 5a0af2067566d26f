import type { Page } from '@playwright/test'

/**
 * Makes the store fail as {@link setStore} says, or makes reads never end. A quota set from outside is no help:
 * Chromium uses a cached value of the remaining space.
 */
export async function makeStoreFallible(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failing = (kind: string): boolean => document.documentElement.dataset['store'] === kind
    const goOn = (begun: IDBTransaction): void => {
      const store = begun.objectStore([...begun.objectStoreNames][0] ?? '')
      const ask = (): void => store.count().addEventListener('success', ask)
      ask()
    }
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...parameters) {
      if (failing('closed')) throw new DOMException('The store is broken', 'UnknownError')
      const begun = transaction.apply(this, parameters)
      if (failing('slow') && begun.mode === 'readonly') goOn(begun)
      return begun
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

/** From now on the store works, is full, cannot be reached, or never finishes a read. */
export const setStore = (page: Page, kind: 'sound' | 'full' | 'closed' | 'slow'): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset['store'] = next
  }, kind)
