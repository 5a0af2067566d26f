// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Network } from '@/contract/presenter/network'
import type { PresenterService } from '@/contract/presenter/service'
import { OutboxDatabase } from '@/outbox/database'
import { startAppPage } from '../../../tests/support/app-page'
import { loadPresenterService } from '../backend'
import { exportDemoData, importDemoData, resetDemoData } from './demo-data'
import { copyTables } from './table-copy'

const order = { sellerId: 'S1', resource: 'orders', id: 'OD-1', place: 1, item: { id: 'OD-1', rev: 1 } }
const phone = { sellerId: 'S1', resource: 'phone', id: 'phone', place: 0, item: { phoneId: 'P1' } }
const series = { sellerId: 'S1', resource: 'invoice-series', id: '26-27', place: 0, item: { prefix: '26-27/A7K/', next: 41 } }
const cursor = { sellerId: 'S1', resource: 'orders', next: 'c1', asOf: 1, last: 1, offered: true }
const ofLaterVersion = { sequence: 1, sellerId: 'S1', order: 1, key: 'k', savedAt: 1, attempts: 0, state: 'waiting', command: 'of-a-later-version', body: {} }

let database: OutboxDatabase
let service: PresenterService
beforeEach(async () => {
  startAppPage()
  database = new OutboxDatabase('seller-portal-demo')
  const started = await loadPresenterService?.()
  if (started === undefined) throw new Error('This build has no demo')
  service = started
  await service.reset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  database.close()
})

/** Fills a seller's device with orders and drawn invoice numbers. */
async function fillDevice(): Promise<void> {
  await database.records.bulkPut([order, phone, series])
  await database.cursors.put(cursor)
}

it('DEMO-04 LAW-05 opening a snapshot restores the orders that were read, but no series of invoice numbers', async () => {
  await fillDevice()
  const text = await exportDemoData(service)
  await database.records.clear()
  await database.cursors.clear()
  expect(await importDemoData(text, service)).toBeNull()
  expect(await copyTables(database)).toMatchObject({ records: [order], cursors: [cursor] })
})

it('DEMO-04 rows that this version cannot read are left out of a snapshot, which can still be opened', async () => {
  await fillDevice()
  await database.submissions.put(ofLaterVersion)
  const text = await exportDemoData(service)
  expect(text).not.toContain(ofLaterVersion.command)
  expect(await importDemoData(text, service)).toBeNull()
  expect(await copyTables(database)).toMatchObject({ records: [order], submissions: [] })
})

it('DEMO-04 a snapshot that cannot be stored changes nothing, not even the clock or the invoice series', async () => {
  await fillDevice()
  await database.submissions.put(ofLaterVersion)
  await service.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * 60_000 })
  localStorage.setItem('sellerId', 'S1')
  const text = await exportDemoData(service)
  const before = await copyTables(database)
  const { localStorage: storage } = window
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    // Full only once: restoring has room.
    setItem() {
      vi.unstubAllGlobals()
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  expect(await importDemoData(text, service)).toBe('not-stored')
  expect(await copyTables(database)).toEqual(before)
  expect(service.conditions()).toEqual({ network: 'online', failures: [], clockAhead: 48 * 60 * 60_000 })
})

it('DEMO-04 a reset removes the demo’s orders and cursors', async () => {
  await fillDevice()
  await resetDemoData(service)
  expect(await copyTables(database)).toMatchObject({ records: [], cursors: [] })
})

it('DEMO-04 a reset keeps the network offline until the device is empty, so that no page makes a call', async () => {
  const { clear } = IDBObjectStore.prototype
  const networks = new Set<Network>()
  const emptying = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
    if (this.name === 'submissions') networks.add(service.conditions().network)
    return clear.apply(this)
  })
  onTestFinished(() => emptying.mockRestore())
  await resetDemoData(service)
  expect([...networks, service.conditions().network]).toEqual(['offline', 'online'])
})

describe('a failed reset leaves everything as it was', () => {
  /** A signed-in seller whose orders were read, and whose clock is two days ahead. */
  async function fillSignedIn() {
    await fillDevice()
    await service.dispatch({ kind: 'move-clock', milliseconds: 48 * 60 * 60_000 })
    const token = await service.signIn('seller-step-5')
    localStorage.setItem('sellerToken', token)
    return { token, tables: await copyTables(database) }
  }

  async function expectAllAsBefore({ token, tables }: Awaited<ReturnType<typeof fillSignedIn>>): Promise<void> {
    expect(await copyTables(database)).toEqual(tables)
    expect(localStorage.getItem('sellerToken')).toBe(token)
    expect(await service.isSignedIn(token)).toBe(true)
    expect(service.conditions()).toEqual({ network: 'online', failures: [], clockAhead: 48 * 60 * 60_000 })
  }

  it('DEMO-04 if the first state cannot be stored', async () => {
    const before = await fillSignedIn()
    const notKept: PresenterService = {
      ...service,
      async reset() {
        await service.reset()
        return false
      },
    }
    await expect(resetDemoData(notKept)).rejects.toThrow('first state could not be kept')
    await expectAllAsBefore(before)
  })

  it('DEMO-04 if the device fails to delete its own data', async () => {
    const before = await fillSignedIn()
    const { clear } = IDBObjectStore.prototype
    const deleting = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      // Only once, at the last table: restoring succeeds.
      if (this.name !== 'changes') return clear.apply(this)
      deleting.mockRestore()
      throw new DOMException('Not now', 'InvalidStateError')
    })
    onTestFinished(() => deleting.mockRestore())
    await expect(resetDemoData(service)).rejects.toThrow()
    await expectAllAsBefore(before)
  })
})

describe('a full device', () => {
  /** @param times how many writes fail for lack of room */
  function fill(times: number): void {
    const { put } = IDBObjectStore.prototype
    let left = times
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      if (left === 0) return put.apply(this, row)
      left -= 1
      throw new DOMException('Full', 'QuotaExceededError')
    })
    onTestFinished(() => full.mockRestore())
  }

  it('DEMO-04 is emptied by a reset, although there was no room to note the network as offline', async () => {
    await fillDevice()
    fill(1)
    await resetDemoData(service)
    expect(await copyTables(database)).toMatchObject({ records: [], cursors: [] })
    expect(service.conditions().network).toBe('online')
  })

  it('DEMO-04 can open a snapshot, although there was no room to note the network as offline', async () => {
    await fillDevice()
    const text = await exportDemoData(service)
    await database.records.clear()
    fill(1)
    expect(await importDemoData(text, service)).toBeNull()
    expect(await copyTables(database)).toMatchObject({ records: [order] })
    expect(service.conditions().network).toBe('online')
  })

  it('DEMO-04 makes a reset fail with an error if nothing can be written, and stays online', async () => {
    fill(Number.POSITIVE_INFINITY)
    await expect(resetDemoData(service)).rejects.toThrow('first state could not be kept')
    expect(service.conditions().network).toBe('online')
  })
})

it('DEMO-04 a reset works even if data on the device cannot be read', async () => {
  await fillDevice()
  const read = IDBObjectStore.prototype.getAll
  const failing = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function getAllButDrafts(this: IDBObjectStore, ...asked) {
    if (this.name === 'drafts') throw new DOMException('Failed to read large IndexedDB value', 'DataError')
    return read.apply(this, asked)
  })
  await resetDemoData(service)
  failing.mockRestore()
  expect(await copyTables(database)).toMatchObject({ records: [], cursors: [] })
})
