import { describe, expect, it } from 'vitest'
import { certificateMaximumBytes, photoMaximumBytes } from './portal-limits'
import { pictureError } from './picture-file'

const texts = {
  other: 'Select a JPG or PNG picture. This file is something else.',
  large: 'Select a picture smaller than 5 MB',
  pixels: 'Select a picture with fewer pixels. This one is too large to open on a phone.',
  damaged: 'This picture is damaged. Select another one.',
}

const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const two = (value: number): number[] => [value >> 8, value & 0xff]
const four = (value: number): number[] => [...two(value >>> 16), ...two(value & 0xffff)]

const png = (width: number, height: number): number[] => [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...four(13),
  ...letters('IHDR'),
  ...four(width),
  ...four(height),
  ...[8, 6, 0, 0, 0],
]

const startOfImage = [0xff, 0xd8]
const segment = (marker: number, content: number[]): number[] => [0xff, marker, ...two(content.length + 2), ...content]
const frame = (marker: number, width: number, height: number): number[] =>
  segment(marker, [8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
const jfif = segment(0xe0, [...letters('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
const huffmanTable = segment(0xc4, [0, ...Array.from({ length: 16 }, () => 0)])
/** An EXIF block with a thumbnail, whose frame header is not the picture's own. */
const exif = segment(0xe1, [...letters('Exif'), 0, 0, ...startOfImage, ...frame(0xc0, 160, 120)])

const check = (bytes: number[], size = bytes.length): string | null => pictureError(Uint8Array.from(bytes), size)?.() ?? null

describe('the certificate', () => {
  it('GST-02 accepts a PNG', () => {
    expect(check(png(1200, 800))).toBeNull()
  })

  it.each<[string, number[]]>([
    ['with a JFIF header', [...startOfImage, ...jfif, ...frame(0xc0, 1200, 800)]],
    ['with an EXIF block before its frame', [...startOfImage, ...exif, ...frame(0xc0, 1200, 800)]],
    ['that is progressive', [...startOfImage, ...jfif, ...frame(0xc2, 1200, 800)]],
    ['with a Huffman table before its frame', [...startOfImage, ...huffmanTable, ...frame(0xc0, 1200, 800)]],
    ['with fill bytes before its frame', [...startOfImage, 0xff, 0xff, ...frame(0xc0, 1200, 800)]],
  ])('GST-02 accepts a JPEG %s', (_, bytes) => {
    expect(check(bytes)).toBeNull()
  })

  it.each<[string, number[]]>([
    ['HTML', letters('<!doctype html><script>alert(1)</script>')],
    ['SVG', letters('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', letters('GIF89a\u0001\u0000\u0001\u0000')],
    ['a PDF', letters('%PDF-1.7')],
    ['a WebP', [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP')]],
    ['nothing', []],
    ['half a PNG signature', [0x89, 0x50, 0x4e, 0x47]],
  ])('GST-02 rejects %s, which is neither a JPG nor a PNG', (_, bytes) => {
    expect(check(bytes)).toBe(texts.other)
  })

  it.each<[string, number[]]>([
    ['a PNG that ends in its header', png(10, 10).slice(0, 20)],
    ['a PNG without a header', [...png(10, 10).slice(0, 12), ...letters('tEXt'), ...png(10, 10).slice(16)]],
    ['a PNG without any width', png(0, 10)],
    ['a JPEG that ends before its frame', [...startOfImage, ...jfif]],
    ['a JPEG that ends in its frame', [...startOfImage, ...frame(0xc0, 10, 10)].slice(0, 8)],
    ['a JPEG with a block that is longer than the file', [...startOfImage, 0xff, 0xe1, 0xff, 0xff, ...frame(0xc0, 10, 10)]],
    ['a JPEG of zeros', [0xff, 0xd8, 0xff, ...Array.from({ length: 500 }, () => 0)]],
    ['a JPEG of fill bytes', [0xff, 0xd8, ...Array.from({ length: 500 }, () => 0xff)]],
    ['a JPEG without any height', [...startOfImage, ...frame(0xc0, 10, 0)]],
  ])('GST-02 reports %s as damaged', (_, bytes) => {
    expect(check(bytes)).toBe(texts.damaged)
  })

  it('GST-02 rejects more pixels than a phone can open, from the header alone', () => {
    expect(check(png(10_000, 10_000))).toBe(texts.pixels)
    expect(check(png(0xffffffff, 0xffffffff))).toBe(texts.pixels)
    expect(check([...startOfImage, ...exif, ...frame(0xc2, 10_000, 10_000)])).toBe(texts.pixels)
    expect(check(png(5000, 5000))).toBeNull()
    expect(check(png(5000, 5001))).toBe(texts.pixels)
  })

  it('GST-02 accepts exactly 5 MB, and rejects one byte more', () => {
    expect(check(png(10, 10), certificateMaximumBytes)).toBeNull()
    expect(check(png(10, 10), certificateMaximumBytes + 1)).toBe(texts.large)
    expect(check([...startOfImage, ...frame(0xc0, 10, 10)], certificateMaximumBytes + 1)).toBe(texts.large)
  })

  it('GST-02 accepts a photo of more than 5 MB, up to what a phone can open', () => {
    expect(pictureError(Uint8Array.from(png(10, 10)), certificateMaximumBytes + 1, true)).toBeNull()
    expect(pictureError(Uint8Array.from(png(10, 10)), photoMaximumBytes + 1, true)?.()).toBe(texts.pixels)
    expect(pictureError(Uint8Array.from(png(10_000, 10_000)), 100, true)?.()).toBe(texts.pixels)
  })

  it('GST-02 reads the picture from a part of a larger buffer', () => {
    const whole = Uint8Array.from([0, 0, 0, ...png(10_000, 10_000)])
    expect(pictureError(whole.subarray(3), 100)?.()).toBe(texts.pixels)
  })
})
