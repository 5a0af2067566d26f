import { expect, it, vi } from 'vitest'
import { readStorageRoom } from './storage-room'

it('PWA-06 PWA-07 tells whether the storage is protected where the browser does not tell how much is used', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true) } })
  expect(await readStorageRoom()).toEqual({ isProtected: true, used: null, left: null })
})
