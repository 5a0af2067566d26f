// @vitest-environment node
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedState } from '@mocks/scenarios/seed'
import { CannotStart } from './cannot-start'
import { openLevelStore, type ClosableStore } from './level-store'

let folder: string
const opened: ClosableStore[] = []

async function open(): Promise<ClosableStore> {
  const store = await openLevelStore(folder, seedState)
  opened.push(store)
  return store
}

const closeAll = async (): Promise<void> => {
  await Promise.all(opened.splice(0).map((store) => store.close()))
}

const nameOf = async (store: ClosableStore): Promise<string | undefined> =>
  (await store.read()).sellers['seller-step-3']?.firstName

const rename = (store: ClosableStore, change: (name: string) => string): Promise<void> =>
  store.transact(async ({ sellers }) => {
    const seller = sellers['seller-step-3']
    if (seller) seller.firstName = change(seller.firstName)
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'level-store-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeAll()
  await rm(folder, { recursive: true })
})

describe('the store on the disk', () => {
  it('BACKEND-03 starts from the ready sellers, and from where it was left', async () => {
    const before = await open()
    expect(await before.read()).toEqual(seedState())
    await rename(before, () => 'Mira')
    await closeAll()
    const after = await open()
    expect(await nameOf(after)).toBe('Mira')
  })

  it('BACKEND-03 gives back all that it was given, in order', async () => {
    const store = await open()
    await store.transact(async (state) => {
      for (const index of [3, 1, 2]) {
        const id = `id-${index}`
        const sent = { id, sellerId: 'seller-step-3', channel: 'email', to: 'a', code: '1234', expiresAt: 9, triesLeft: 5, state: 'valid' } as const
        state.sentCodes.push({ ...sent, sentAt: 10 - index })
        state.sessions[id] = { sellerId: 'seller-step-3', expiresAt: index }
        state.wrongPasswords['a!b@example.com'] = [1, 2, index]
        state.answers[`seller-step-3 /api/seller/step3 ${id}`] = { fingerprint: id, status: 200, body: { message: 'ä' }, at: 10 - index }
      }
      state.sentCodes.sort((a, b) => a.sentAt - b.sentAt)
      delete state.sellers['seller-step-4']
    })
    const kept = await store.read()
    await closeAll()
    const again = await (await open()).read()
    expect(again).toEqual(kept)
    expect(again.sellers).not.toHaveProperty('seller-step-4')
    expect(Object.values(again.answers).map(({ at }) => at)).toEqual([7, 8, 9])
    expect(again.sentCodes.map(({ sentAt }) => sentAt)).toEqual([7, 8, 9])
  })

  it('BACKEND-03 does one work after another', async () => {
    const store = await open()
    await Promise.all(Array.from({ length: 20 }, () => rename(store, (name) => `${name}.`)))
    expect(await nameOf(store)).toBe(`Meera${'.'.repeat(20)}`)
    await closeAll()
    expect(await nameOf(await open())).toBe(`Meera${'.'.repeat(20)}`)
  })

  it('BACKEND-03 keeps nothing of work that failed, and nothing of what is only read', async () => {
    const store = await open()
    const failed = store.transact(async ({ sellers }) => {
      delete sellers['seller-step-3']
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    delete (await store.read()).sellers['seller-step-3']
    expect(await nameOf(store)).toBe('Meera')
    await rename(store, () => 'Mira')
    expect(await nameOf(store)).toBe('Mira')
  })

  it('BACKEND-03 writes what has changed alone, at once, and to the disk', async () => {
    const store = await open()
    const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
    await store.transact(async (state) => {
      const seller = state.sellers['seller-step-3']
      if (seller) seller.steps.step3 = { sellerId: seller.id, nickname: 'One', gstType: 'No GST' }
      state.sessions['digest'] = { sellerId: 'seller-step-3', expiresAt: 1 }
    })
    expect(batch).toHaveBeenCalledExactlyOnceWith(
      [
        expect.objectContaining({ type: 'put', key: 'seller-step-3' }),
        expect.objectContaining({ type: 'put', key: 'digest' }),
      ],
      { sync: true },
    )
  })

  it('BACKEND-03 keeps nothing of a change that cannot be written', async () => {
    const store = await open()
    // Stands before the inherited one.
    Object.defineProperty(ClassicLevel.prototype, 'batch', { configurable: true, value: () => Promise.reject(new Error('disk full')) })
    await expect(rename(store, () => 'Mira')).rejects.toThrow('disk full')
    Reflect.deleteProperty(ClassicLevel.prototype, 'batch')
    expect(await nameOf(store)).toBe('Meera')
  })

  it('BACKEND-03 closes after the work that runs', async () => {
    const store = await open()
    const renamed = rename(store, () => 'Mira')
    await closeAll()
    await renamed
    expect(await nameOf(await open())).toBe('Mira')
  })

  it('BACKEND-03 undoes a write that was torn off, and that one alone', async () => {
    const store = await open()
    await rename(store, () => 'Mira')
    await rename(store, () => 'Mirabai')
    await closeAll()
    const log = (await readdir(folder)).find((name) => name.endsWith('.log')) ?? ''
    const { size } = await stat(join(folder, log))
    await truncate(join(folder, log), size - 10)
    expect(await nameOf(await open())).toBe('Mira')
  })

  it('BACKEND-03 touches no data that are not its own', async () => {
    const foreign = new ClassicLevel(folder)
    await foreign.put('theirs', 'x')
    await foreign.close()
    await expect(open()).rejects.toThrow(/holds something else, or data of another version/)
    const again = new ClassicLevel(folder)
    expect(await again.keys().all()).toEqual(['theirs'])
    await again.close()
  })

  it('BACKEND-03 says when a folder cannot be its own', async () => {
    folder = join(folder, 'file')
    await writeFile(folder, '')
    await expect(open()).rejects.toThrow(CannotStart)
  })
})
