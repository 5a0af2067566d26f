import { expect, it, vi } from 'vitest'
import { readStorageRoom } from './storage-room'

it('PWA-06 PWA-07 whether storage is protected is known even if the browser does not report its usage', async () => {
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(true) } })
  expect(await readStorageRoom()).toEqual({ isProtected: true, used: null, left: null })
})
