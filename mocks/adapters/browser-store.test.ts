import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readState } from '@mocks/engine/state'
import type { Store } from '@mocks/engine/store'
import { seedState } from '@mocks/scenarios/seed'
import { codeOf, describeStore, nameOf, rename } from '@mocks/testing/describe-store'
import { startWithEmptyStorage, startWithoutStorage } from '@mocks/testing/storage'
import { createBrowserStore } from './browser-store'
import { createBrowserValues } from './browser-values'
import { openServiceDatabase } from './service-database'

const changed = vi.fn()

/** A store as a freshly loaded page would make it. */
function openStore(): ReturnType<typeof createBrowserStore> {
  const database = openServiceDatabase('strict')
  return createBrowserStore({ database, values: createBrowserValues(database), seed: seedState, changed })
}

beforeEach(() => {
  startWithEmptyStorage()
  changed.mockClear()
})

describeStore('BACKEND-02', async () => ({ store: openStore(), reopen: async () => openStore() }))

describe('the store in the browser', () => {
  it('BACKEND-02 reports a change once it is stored, and does not report a failed one', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    expect(changed).toHaveBeenCalledTimes(1)
    await expect(store.write(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await nameOf(store)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('BACKEND-02 loses no write when two tabs write at the same time', async () => {
    const tabs = [openStore(), openStore()]
    await Promise.all(Array.from({ length: 20 }, (_, index) => rename(tabs[index % 2] ?? openStore(), (name) => `${name}.`)))
    expect(await nameOf(openStore())).toBe(`Meera${'.'.repeat(20)}`)
  })

  it('BACKEND-02 starts from the seed again after its database was deleted', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    await Dexie.delete('seller-portal-in-browser-service')
    expect(await nameOf(store)).toBe('Meera')
    expect(store.isKept()).toBe(true)
  })
})

/** Makes the database reject every write, until the test gives it room again. */
function fill(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => put.mockRestore())
  return () => put.mockRestore()
}

describe('stored data that cannot be read', () => {
  const storeBefore = async (value: unknown): Promise<void> => {
    const database = openServiceDatabase('strict')
    await createBrowserValues(database).save('state', value)
    database.close()
  }

  it.each([null, 'nonsense', { version: 2 }, { ...seedState(), sellers: { x: {} } }])(
    'BACKEND-02 starts from the seed if the stored state cannot be read (%#)',
    async (broken) => {
      await storeBefore(broken)
      const store = openStore()
      expect(await nameOf(store)).toBe('Meera')
      await rename(store, () => 'Mira')
      expect(await nameOf(openStore())).toBe('Mira')
    },
  )

  it('BACKEND-02 sets an unreadable state aside, and keeps it until it is forgotten on demand', async () => {
    const old = { ...seedState(), version: 0, note: 'of another version' }
    await storeBefore(old)
    const store = openStore()
    expect(await store.setAside.load()).toEqual(old)
    await rename(store, () => 'Mira')
    await rename(store, () => 'Mia')
    expect(await openStore().setAside.load()).toEqual(old)
    await store.setAside.forget()
    expect(await openStore().setAside.load()).toBeNull()
    expect(await nameOf(openStore())).toBe('Mia')
  })

  it('BACKEND-02 sets all records aside if one of them cannot be read', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    const database = openServiceDatabase('strict')
    await database.table('sellers').update('seller-step-4', { 'value.email': 7 })
    database.close()
    expect(await nameOf(store)).toBe('Mira')
    expect(await nameOf(store, 'seller-step-4')).toBe('Arjun')
    expect(await nameOf(store)).toBe('Meera')
    expect(await store.setAside.load()).toMatchObject({
      sellers: expect.arrayContaining([expect.objectContaining({ key: 'seller-step-3', value: expect.objectContaining({ firstName: 'Mira' }) })]),
    })
    expect(store.isKept()).toBe(true)
  })

  it('BACKEND-02 keeps every state that it has set aside, not only the last', async () => {
    const store = openStore()
    const database = openServiceDatabase('strict')
    for (const name of ['First', 'Second', 'Third']) {
      await rename(store, () => name)
      await database.table('sellers').update('seller-step-4', { 'value.email': 7 })
      expect(await nameOf(store, 'seller-step-4')).toBe('Arjun')
    }
    database.close()
    const holding = (firstName: string): unknown =>
      expect.objectContaining({ sellers: expect.arrayContaining([expect.objectContaining({ value: expect.objectContaining({ firstName }) })]) })
    expect(await store.setAside.load()).toEqual([holding('First'), holding('Second'), holding('Third')])
  })

  it('BACKEND-02 has set nothing aside at its first start', async () => {
    expect(await openStore().setAside.load()).toBeNull()
  })
})

describe('a browser that stores nothing', () => {
  it('BACKEND-02 works from memory if there is no IndexedDB', async () => {
    startWithoutStorage()
    const store = openStore()
    expect(await nameOf(store)).toBe('Meera')
    await rename(store, () => 'Mira')
    expect(await nameOf(store)).toBe('Mira')
    expect(store.isKept()).toBe(false)
    expect(await nameOf(openStore())).toBe('Meera')
  })

  it('BACKEND-02 continues from memory once the storage rejects changes', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    fill()
    await rename(store, (name) => `${name} K`)
    await rename(store, (name) => `${name} N`)
    expect(await nameOf(store)).toBe('Mira K N')
    expect(store.isKept()).toBe(false)
  })

  it('BACKEND-02 DEMO-04 stores all that was done in memory once there is room again', async () => {
    const store = openStore()
    const makeRoom = fill()
    await Promise.all([rename(store, (name) => `${name} K`), rename(store, (name) => `${name} N`)])
    makeRoom()
    await store.write(({ sentCodes }) => sentCodes.put('a', codeOf('a')))
    expect(store.isKept()).toBe(true)
    expect(await openStore().read(readState)).toMatchObject({ sentCodes: [{ id: 'a' }], sellers: { 'seller-step-3': { firstName: 'Meera K N' } } })
  })

  it('BACKEND-02 rejects a write that throws while working from memory, and keeps no part of it', async () => {
    startWithoutStorage()
    const store: Store = openStore()
    await expect(
      store.write(async ({ sellers }) => {
        await sellers.clear()
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await store.read(readState)).toEqual(seedState())
  })
})

describe('a database that fails for a moment', () => {
  /** Makes the next transactions fail, as when the browser has ended them or lost its connection to the database. */
  function failNext(transactions: number): void {
    const get = vi.spyOn(IDBObjectStore.prototype, 'get')
    onTestFinished(() => get.mockRestore())
    for (let left = transactions; left > 0; left -= 1)
      get.mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      })
  }
  const renameOther = (store: Store, firstName: string): Promise<void> =>
    store.write(async ({ sellers }) => {
      const seller = await sellers.get('seller-step-4')
      if (seller !== undefined) await sellers.put(seller.id, { ...seller, firstName })
    })

  it.each([1, 2, 3])('BACKEND-02 is read again after failed reads (%i), and keeps what other tabs have stored', async (failures) => {
    const [tab, other] = [openStore(), openStore()]
    await nameOf(tab)
    failNext(failures)
    await nameOf(tab)
    expect(tab.isKept()).toBe(true)
    await rename(other, () => 'Mira')
    expect(await nameOf(tab)).toBe('Mira')
    await renameOther(tab, 'Arun')
    expect(await nameOf(openStore())).toBe('Mira')
    expect(await nameOf(openStore(), 'seller-step-4')).toBe('Arun')
  })

  it('BACKEND-02 receives what was done in memory, without losing what other tabs stored meanwhile', async () => {
    const [tab, other] = [openStore(), openStore()]
    await nameOf(tab)
    const makeRoom = fill()
    await tab.write(async (records) => {
      await records.sellers.delete('seller-step-5')
      await records.sentCodes.put('a', codeOf('a'))
    })
    makeRoom()
    await rename(other, () => 'Mira')
    await rename(tab, (name) => `${name} K`)
    expect(tab.isKept()).toBe(true)
    const state = await openStore().read(readState)
    expect([state.sellers['seller-step-3']?.firstName, state.sellers['seller-step-5'], state.sentCodes]).toEqual(['Mira K', undefined, [codeOf('a')]])
  })

  it('BACKEND-02 does not receive what was done in memory while it could not be read, if it holds records', async () => {
    const store = openStore()
    await rename(store, () => 'Mira')
    failNext(3)
    await renameOther(store, 'Arun')
    expect(store.isKept()).toBe(false)
    await rename(store, (name) => `${name} K`)
    expect(store.isKept()).toBe(true)
    expect(await openStore().read(readState)).toMatchObject({ sellers: { 'seller-step-3': { firstName: 'Mira K' }, 'seller-step-4': { firstName: 'Arjun' } } })
  })

  it('BACKEND-02 receives all that was done in memory if it holds no records', async () => {
    const store = openStore()
    failNext(3)
    await rename(store, () => 'Mira')
    await renameOther(store, 'Arun')
    expect(await nameOf(openStore())).toBe('Mira')
    expect(await nameOf(openStore(), 'seller-step-4')).toBe('Arun')
  })
})
