/** A PNG, as a data URL, that says this size of itself and holds nothing else. */
export function pngOf(width: number, height: number): string {
  const bytes = new DataView(new ArrayBuffer(33))
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  for (const [index, byte] of start.entries()) bytes.setUint8(index, byte)
  bytes.setUint32(16, width)
  bytes.setUint32(20, height)
  return `data:image/png;base64,${btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)))}`
}
