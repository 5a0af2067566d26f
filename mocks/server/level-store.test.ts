// @vitest-environment node
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedState } from '@mocks/scenarios/seed'
import { describeStore, nameOf, rename } from '@mocks/testing/describe-store'
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

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'level-store-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await closeAll()
  await rm(folder, { recursive: true })
})

describeStore('BACKEND-03', async () => {
  const store = await open()
  return {
    store,
    async reopen() {
      await closeAll()
      return open()
    },
  }
})

describe('the store on the disk', () => {
  it('BACKEND-03 goes on from where it was left', async () => {
    await rename(await open(), () => 'Mira')
    await closeAll()
    expect(await nameOf(await open())).toBe('Mira')
  })

  it('BACKEND-03 writes what has changed alone, at once, and to the disk', async () => {
    const store = await open()
    const batch = vi.spyOn(ClassicLevel.prototype, 'batch')
    await store.write(async ({ sellers, sessions }) => {
      const seller = await sellers.get('seller-step-3')
      if (seller) await sellers.put(seller.id, { ...seller, steps: { step3: { sellerId: seller.id, nickname: 'One', gstType: 'No GST' } } })
      await sessions.put('digest', { sellerId: 'seller-step-3', expiresAt: 1 })
    })
    await nameOf(store)
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
