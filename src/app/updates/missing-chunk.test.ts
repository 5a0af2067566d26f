// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { isMissingFile, markMissingFiles, noteOpeningAnew } from './missing-chunk'

/** The error that a screen receives when a file could not be loaded. */
function missesAFile(payload = new Error('Failed to fetch dynamically imported module')): Error {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

it('PWA-03 a missing file is recovered from on each page, and is an ordinary error after a fruitless reload', () => {
  markMissingFiles()
  window.history.replaceState(null, '', '/policy')
  expect(isMissingFile(missesAFile())).toBe(true)
  noteOpeningAnew()
  expect(isMissingFile(missesAFile())).toBe(false)
  window.history.replaceState(null, '', '/articles')
  expect(isMissingFile(missesAFile())).toBe(true)
})

/** An error whose message has no setter, as browsers create them. */
function domException(): Error {
  try {
    structuredClone(() => undefined)
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('Cloned')
}

it.each([
  ['the browser’s own', domException()],
  ['frozen', Object.freeze(new TypeError('Load failed'))],
])('PWA-03 a missing file is recognised even if its error cannot be modified: %s', (_, error) => {
  markMissingFiles()
  window.history.replaceState(null, '', '/')
  expect(isMissingFile(missesAFile(error))).toBe(true)
})

it('PWA-03 an error without the preload event does not count as a missing file', () => {
  expect(isMissingFile(new Error('Failed to fetch dynamically imported module'))).toBe(false)
})
