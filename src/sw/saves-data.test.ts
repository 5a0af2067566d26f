import { afterEach, expect, it, vi } from 'vitest'
import { savesData } from './saves-data'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('FAST-04 the connection %j saves data: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(saves)
})
