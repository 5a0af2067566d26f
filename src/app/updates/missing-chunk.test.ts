// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isMissingFile, markMissingFiles, noteOpeningAnew } from './missing-chunk'

/** What a screen is told of a file that could not be fetched. */
function missesAFile(): Error {
  const payload = new Error('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

it('PWA-03 a page recovers from a missing file however it was opened, and shows an error where beginning anew did not help', () => {
  markMissingFiles()
  window.history.replaceState(null, '', '/policy')
  expect(isMissingFile(missesAFile())).toBe(true)
  noteOpeningAnew()
  expect(isMissingFile(missesAFile())).toBe(false)
  window.history.replaceState(null, '', '/articles')
  expect(isMissingFile(missesAFile())).toBe(true)
})
