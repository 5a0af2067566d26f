import { vi } from 'vitest'

/** Lets the DOM of the unit tests, which has no canvas, write pictures: each is 2 by 2 pixels and a few bytes. @returns undoes it */
export function stubDrawing(): () => void {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2, height: 2, close: () => undefined }))
  const nothing = (): undefined => undefined
  const sheet = { fillStyle: '', fillRect: nothing, clearRect: nothing, drawImage: nothing, scale: nothing }
  const toBlob = (done: (blob: Blob) => void, type: string): void => done(new Blob(['drawn anew'], { type }))
  const replaced = { getContext: () => sheet, toBlob }
  const before = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype)
  for (const [name, value] of Object.entries(replaced)) Object.defineProperty(HTMLCanvasElement.prototype, name, { configurable: true, value })
  return () => {
    vi.unstubAllGlobals()
    Object.defineProperties(HTMLCanvasElement.prototype, { getContext: before.getContext, toBlob: before.toBlob })
  }
}
