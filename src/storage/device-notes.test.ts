import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openRawDatabase } from '../../tests/support/raw-database'
import { createDeviceNotes, type DeviceNotes } from './device-notes'

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
})

const read = (notes: DeviceNotes, name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    notes.watch(name).subscribe({ next: resolve, outOfReach: () => reject(new Error('out of reach')) })
  })

describe('device notes', () => {
  it('PWA-01 are read in the next page by their name', async () => {
    expect(await createDeviceNotes('device').write('install', 42)).toEqual({ kind: 'stored', value: undefined })
    const later = createDeviceNotes('device')
    expect(await read(later, 'install')).toBe(42)
    expect(await read(later, 'something-else')).toBeUndefined()
  })

  it('PWA-06 PWA-01 fail at once while another tab holds an older version of the store', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await openRawDatabase('held', 5)
    const notes = createDeviceNotes('held')
    expect(await notes.write('install', 42)).toEqual({ kind: 'not-stored', reason: 'blocked' })
    await expect(notes.read('install')).rejects.toThrow('blocked')
  })
})
