// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage'
import { createTabNote } from '@/session/tab-note'
import { reloadOnMissingChunk } from './missing-chunk'

afterEach(() => window.history.replaceState(null, '', '/'))

/** Whether the page shows the error of a missing file, instead of reloading. */
const missesAFile = (): boolean => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

describe('a tab whose files are gone', () => {
  it('PWA-03 reloads, however it was opened, and shows an error where a reload did not help', () => {
    let reloads = 0
    const tab = memoryStorage()
    reloadOnMissingChunk(createTabNote('reload', tab), () => (reloads += 1))
    window.history.replaceState(null, '', '/policy')
    expect(missesAFile()).toBe(false)
    expect(reloads).toBe(1)
    expect(missesAFile()).toBe(true)
    expect(reloads).toBe(1)
    window.history.replaceState(null, '', '/articles')
    expect(missesAFile()).toBe(false)
    expect(reloads).toBe(2)
  })
})
