// @vitest-environment node
import { execFileSync, spawnSync } from 'node:child_process'
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

/** The newest log file, which ends with the last write. */
async function logPath(): Promise<string> {
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  return join(folder, logs.toSorted().at(-1) ?? '')
}

/** Limits the size of this process's files: a longer write is torn there, as on a full disk. */
const limitFiles = (bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
}
const canLimitFiles = spawnSync('prlimit', ['--version']).status === 0

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

describe('the store on disk', () => {
  it('BACKEND-03 keeps its records when it is closed and opened again', async () => {
    await rename(await open(), () => 'Mira')
    await closeAll()
    expect(await nameOf(await open())).toBe('Mira')
  })

  it('BACKEND-03 creates no sublevel for a record that it reads or writes', async () => {
    const store = await open()
    const made = vi.spyOn(ClassicLevel.prototype, 'sublevel')
    await store.read(({ sellers }) => sellers.get('seller-step-3'))
    await rename(store, () => 'Mira')
    expect(await nameOf(store)).toBe('Mira')
    expect(made).not.toHaveBeenCalled()
  })

  it('BACKEND-03 writes only the changed records, in one batch and synced to disk', async () => {
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

  it('BACKEND-03 keeps no part of a change that cannot be written', async () => {
    const store = await open()
    // An own property hides the inherited `batch` until it is deleted.
    Object.defineProperty(ClassicLevel.prototype, 'batch', { configurable: true, value: () => Promise.reject(new Error('disk full')) })
    await expect(rename(store, () => 'Mira')).rejects.toThrow('disk full')
    Reflect.deleteProperty(ClassicLevel.prototype, 'batch')
    expect(await nameOf(store)).toBe('Meera')
  })

  it('BACKEND-03 waits for the work in progress before it closes', async () => {
    const store = await open()
    const renamed = rename(store, () => 'Mira')
    await closeAll()
    await renamed
    expect(await nameOf(await open())).toBe('Mira')
  })

  it('BACKEND-03 loses only the last write if the log file is cut off in it', async () => {
    const store = await open()
    await rename(store, () => 'Mira')
    await rename(store, () => 'Mirabai')
    await closeAll()
    const log = await logPath()
    const { size } = await stat(log)
    await truncate(log, size - 10)
    expect(await nameOf(await open())).toBe('Mira')
  })

  describe.runIf(canLimitFiles)('on a full disk', () => {
    afterEach(() => limitFiles('unlimited'))

    const keepAnswer = (store: ClosableStore, fingerprint: string): Promise<void> =>
      store.write(({ answers }) => answers.put('key', { fingerprint, status: 200, body: {}, at: 1 }))

    it('BACKEND-03 keeps all that it confirms after a write that the disk took only in part', async () => {
      const store = await open()
      await rename(store, () => 'Mira')
      const { size } = await stat(await logPath())
      limitFiles(size + 1000)
      await expect(keepAnswer(store, 'x'.repeat(20_000))).rejects.toThrow()
      limitFiles('unlimited')
      await rename(store, (name) => `${name}bai`)
      await keepAnswer(store, 'short')
      await closeAll()
      const again = await open()
      expect(await nameOf(again)).toBe('Mirabai')
      expect(await again.read(({ answers }) => answers.get('key'))).toMatchObject({ fingerprint: 'short' })
    })

    it('BACKEND-03 rejects all work until its records can be opened again', async () => {
      const store = await open()
      const { size } = await stat(await logPath())
      limitFiles(size + 1000)
      await expect(keepAnswer(store, 'x'.repeat(20_000))).rejects.toThrow()
      limitFiles(0)
      await expect(rename(store, () => 'Mira')).rejects.toThrow(CannotStart)
      await expect(nameOf(store)).rejects.toThrow(CannotStart)
      limitFiles('unlimited')
      expect(await nameOf(store)).toBe('Meera')
      await rename(store, () => 'Mira')
      await closeAll()
      expect(await nameOf(await open())).toBe('Mira')
    })
  })

  it('BACKEND-03 refuses a folder with foreign data, and leaves that data unchanged', async () => {
    const foreign = new ClassicLevel(folder)
    await foreign.put('theirs', 'x')
    await foreign.close()
    await expect(open()).rejects.toThrow(/holds something else, or data of another version/)
    const again = new ClassicLevel(folder)
    expect(await again.keys().all()).toEqual(['theirs'])
    await again.close()
  })

  it('BACKEND-03 rejects with CannotStart if the folder is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(openLevelStore(file, seedState)).rejects.toThrow(CannotStart)
  })
})
