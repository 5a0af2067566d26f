import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedState } from '@mocks/scenarios/seed'
import { startWithEmptyStorage, startWithoutStorage } from '@mocks/testing/storage'
import { createBrowserRecords } from './browser-records'
import { createBrowserStore } from './browser-store'
import { createPageLock, type Lock } from './locks'

const changed = vi.fn()

/** A store as a freshly loaded page would make it. */
const openStore = (lock: Lock = createPageLock()): ReturnType<typeof createBrowserStore> =>
  createBrowserStore({ records: createBrowserRecords(), lock, seed: seedState, changed })

const nameOf = async (store: ReturnType<typeof openStore>): Promise<string | undefined> =>
  (await store.read()).sellers['seller-step-3']?.firstName

const rename = (store: ReturnType<typeof openStore>, change: (name: string) => string): Promise<void> =>
  store.transact(async ({ sellers }) => {
    const seller = sellers['seller-step-3']
    if (seller) seller.firstName = change(seller.firstName)
  })

beforeEach(() => {
  startWithEmptyStorage()
  changed.mockClear()
})

describe('the store in the browser', () => {
  it('BACKEND-02 starts from the ready sellers and keeps its state over a reload', async () => {
    const before = openStore()
    expect(await nameOf(before)).toBe('Meera')
    await rename(before, () => 'Mira')
    expect(await nameOf(openStore())).toBe('Mira')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('BACKEND-02 loses nothing when two tabs write at once', async () => {
    const lock = createPageLock()
    const tabs = [openStore(lock), openStore(lock)]
    await Promise.all(Array.from({ length: 20 }, (_, index) => rename(tabs[index % 2] ?? openStore(lock), (name) => `${name}.`)))
    expect(await nameOf(openStore())).toBe(`Meera${'.'.repeat(20)}`)
  })

  it('BACKEND-02 keeps nothing of work that failed, and goes on', async () => {
    const store = openStore()
    const failed = store.transact(async ({ sellers }) => {
      delete sellers['seller-step-3']
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await nameOf(store)).toBe('Meera')
    expect(changed).not.toHaveBeenCalled()
    await rename(store, () => 'Mira')
    expect(await nameOf(store)).toBe('Mira')
  })

  it.each([null, 'nonsense', { version: 2 }, { ...seedState(), sellers: { x: {} } }])(
    'BACKEND-02 starts anew from a state that it cannot read (%#)',
    async (broken) => {
      await createBrowserRecords().save('state', broken)
      const store = openStore()
      expect(await nameOf(store)).toBe('Meera')
      await rename(store, () => 'Mira')
      expect(await nameOf(openStore())).toBe('Mira')
    },
  )

  it('BACKEND-02 sets a state that it cannot read aside, and says so until everything is reset', async () => {
    const old = { ...seedState(), version: 0, note: 'of another version' }
    await createBrowserRecords().save('state', old)
    const store = openStore()
    expect(await store.setAside.load()).toEqual(old)
    await rename(store, () => 'Mira')
    await rename(store, () => 'Mia')
    expect(await openStore().setAside.load()).toEqual(old)
    await store.setAside.forget()
    expect(await openStore().setAside.load()).toBeNull()
    expect(await nameOf(openStore())).toBe('Mia')
  })

  it('BACKEND-02 has nothing set aside at its first start', async () => {
    expect(await openStore().setAside.load()).toBeNull()
  })

  it('BACKEND-02 works from memory where there is no IndexedDB', async () => {
    startWithoutStorage()
    const store = openStore()
    await rename(store, () => 'Mira')
    expect(await nameOf(store)).toBe('Mira')
    expect(await nameOf(openStore())).toBe('Meera')
  })

  it('BACKEND-02 goes on from memory when the storage stops taking changes', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await rename(store, (name) => `${name} K`)
    await rename(store, (name) => `${name} N`)
    expect(await nameOf(store)).toBe('Mira K N')
    vi.restoreAllMocks()
  })
})
