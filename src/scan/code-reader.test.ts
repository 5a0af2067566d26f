// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { openCodeReader } from './code-reader'

afterEach(() => vi.unstubAllGlobals())

/** A browser with a built-in reader for these kinds of codes. */
const browserReading = (formats: readonly string[], seen: unknown) =>
  class {
    static getSupportedFormats = (): Promise<readonly string[]> => Promise.resolve(formats)
    detect = (): Promise<unknown> => Promise.resolve(seen)
  }
const read = async (): Promise<string | null> => (await openCodeReader())(document.createElement('video'))

it('KIT-09 the browser’s own reader is used if it knows Code 128 and EAN 13', async () => {
  vi.stubGlobal('BarcodeDetector', browserReading(['qr_code', 'code_128', 'ean_13'], [{ rawValue: 'DX48210093IN' }, { rawValue: 'second' }]))
  expect(await read()).toBe('DX48210093IN')
  vi.stubGlobal('BarcodeDetector', browserReading(['code_128', 'ean_13'], []))
  expect(await read()).toBeNull()
})

it('KIT-09 the browser’s reader is replaced if it knows too few codes or is missing', async () => {
  vi.stubGlobal('BarcodeDetector', browserReading(['qr_code'], [{ rawValue: 'not asked for' }]))
  expect(await read()).toBeNull()
  vi.stubGlobal('BarcodeDetector', undefined)
  expect(await read()).toBeNull()
})
