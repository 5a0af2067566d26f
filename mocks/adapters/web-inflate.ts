import type { Inflate } from '@mocks/engine/png'

/** Unpacks with the platform's own stream, in the browser and in Node; stops as soon as the data is longer than `length`. */
export const inflate: Inflate = async (packed, length) => {
  const { readable, writable } = new DecompressionStream('deflate')
  const writer = writable.getWriter()
  // Errors in the data reach the reader too.
  for (const written of [writer.write(packed), writer.close()]) written.catch(() => undefined)
  const reader = readable.getReader()
  const unpacked = new Uint8Array(length)
  let at = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > length) {
        await reader.cancel()
        return null
      }
      unpacked.set(part.value, at)
      at += part.value.length
    }
  } catch {
    return null
  }
  return at === length ? unpacked : null
}
