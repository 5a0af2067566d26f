import { describe, expect, it } from 'vitest'
import { pictures } from '../../tests/support/picture-files'
import { wholePictureError } from './whole-picture'

const { buffer } = pictures.png
const bytes = (...parts: (Uint8Array | string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part])))

const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9])
const more = 'This file holds more than a picture. Select another one, or take a new photo.'
const damaged = 'This picture is damaged. Select another one.'

describe('a complete picture', () => {
  it('GST-02 S19 is accepted, also with the data that a camera adds at its end', () => {
    expect(wholePictureError(buffer, 'certificate.png')).toBeNull()
    for (const name of ['a.jpg', 'a.b.JPEG', 'photo']) expect(wholePictureError(jpeg, name)).toBeNull()
    expect(wholePictureError(bytes(jpeg, 'SEFT camera data'), 'a.jpg')).toBeNull()
  })

  it('GST-02 S19 is rejected if its extension is a property name such as constructor', () => {
    for (const name of ['a.constructor', 'a.__proto__']) expect(wholePictureError(jpeg, name)?.()).toMatch(/^This file is really a JPG/)
  })

  it.each<[string, Uint8Array, string]>([
    ['a page behind it', bytes(buffer, '<html><script>alert(1)</script>'), 'a.png'],
    ['a script in its comment', bytes(jpeg.subarray(0, 8), '<ScRiPt src=x>', jpeg.subarray(8)), 'a.jpg'],
    ['an archive behind it', bytes(jpeg, 'PK\u0003\u0004'), 'a.jpg'],
    ['a document behind it', bytes(jpeg, '%PDF-1.7'), 'a.jpg'],
    ['a drawing with a script in it', bytes(jpeg.subarray(0, 8), '<svg/onload=alert(1)>', jpeg.subarray(8)), 'a.jpg'],
    ['a program in it', bytes(buffer, '<?php system(1);'), 'a.png'],
  ])('GST-02 S19 is rejected with %s', (_, whole, name) => {
    expect(wholePictureError(whole, name)?.()).toBe(more)
  })

  it('GST-02 S19 is accepted if four of its bytes happen to spell “<svg”', () => {
    for (const [letters, next] of [['<svg', 0x9c], ['<sVG', 0x00], ['<SVG', 0xff]] as const)
      expect(wholePictureError(bytes(jpeg.subarray(0, 8), letters, [next, 0x20, 0x41, 0x9d, 0x42], jpeg.subarray(8)), 'a.jpg'), letters).toBeNull()
  })

  it('GST-02 S19 is reported as damaged if the file is cut short', () => {
    expect(wholePictureError(buffer.subarray(0, -6), 'a.png')?.()).toBe(damaged)
    expect(wholePictureError(buffer.subarray(0, 40), 'a.png')?.()).toBe(damaged)
    expect(wholePictureError(jpeg.subarray(0, -1), 'a.jpg')?.()).toBe(damaged)
  })

  it('GST-02 S19 is rejected under the extension of another file type', () => {
    expect(wholePictureError(buffer, 'a.jpg')?.()).toBe('This file is really a PNG, but its name says something else. Rename it, or select another one.')
    expect(wholePictureError(jpeg, 'a.png')?.()).toMatch(/^This file is really a JPG,/)
    for (const name of ['a.pdf', 'a.png.exe', 'a.']) expect(wholePictureError(buffer, name)).not.toBeNull()
  })
})
