import { afterEach, describe, expect, it, vi } from 'vitest'
import { newId } from './new-id'

afterEach(() => vi.unstubAllGlobals())

describe('ids', () => {
  it('BACKEND-03 are unique over plain http too, where the browser has no randomUUID', () => {
    const { crypto } = globalThis
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
    const ids = Array.from({ length: 100 }, newId)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
