/** A file as a browser test selects it in a file field. */
export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGP438AARAwMDf+BCAAp8gX9AiY2+QAAAABJRU5ErkJggg==',
  'base64',
)

/** The same picture with a false size in its header. */
function pngClaiming(width: number, height: number): Buffer {
  const bytes = Buffer.from(smallPng)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Files that a seller may select; the valid one is 2 by 2 pixels. */
export const pictures = {
  png: { name: 'certificate.png', mimeType: 'image/png', buffer: smallPng },
  renamedText: { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('This is no picture at all.') },
  tooLarge: {
    name: 'scan.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([smallPng, Buffer.alloc(5 * 1024 * 1024)]),
  },
  tooManyPixels: { name: 'bomb.png', mimeType: 'image/png', buffer: pngClaiming(10_000, 10_000) },
} as const satisfies Record<string, PickedFile>
