import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { typicalSignature } from '@/contract/typical-steps'
import { inflate } from '@mocks/adapters/web-inflate'
import { cutPngOf, emptyPngOf, pngBytes, pngOf } from '@mocks/testing/png'
import { lookAtSignature, type SeenSignature } from './signature'

const look = (dataUrl: string): Promise<SeenSignature> => lookAtSignature(dataUrl, inflate)
const lookAtBytes = (bytes: Buffer): Promise<SeenSignature> => look(`data:image/png;base64,${bytes.toString('base64')}`)

describe('the picture of a signature', () => {
  it('SIGN-02 counts as drawn if its pixels differ, and as empty if they are all the same', async () => {
    expect(await look(typicalSignature)).toBe('drawn')
    expect(await look(pngOf(400, 200))).toBe('drawn')
    expect(await look(emptyPngOf(400, 200))).toBe('empty')
    const onePixel = { at: (row: number, index: number) => (row === 199 && index === 399 ? 0 : 255) }
    expect(await lookAtBytes(pngBytes(400, 200, onePixel))).toBe('drawn')
  })

  it('SIGN-02 is judged by its pixels, whichever PNG filter encodes them', async () => {
    // Opaque white, four bytes a pixel, as each of PNG's filters encodes it: as the difference to the left, to the row above and so on.
    const white = { colourType: 6, rowBytes: 1600 }
    const asDifference = {
      0: () => 255,
      1: (_: number, index: number) => (index < 4 ? 255 : 0),
      2: (row: number) => (row === 0 ? 255 : 0),
      3: (row: number, index: number) => (row === 0 ? (index < 4 ? 255 : 128) : index < 4 ? 128 : 0),
      4: (row: number, index: number) => (row === 0 && index < 4 ? 255 : 0),
    }
    for (const [filter, at] of Object.entries(asDifference)) {
      expect([filter, await lookAtBytes(pngBytes(400, 200, { ...white, filter: Number(filter), at }))]).toEqual([filter, 'empty'])
      const inked = (row: number, index: number): number => at(row, index) ^ (row === 100 && index === 801 ? 1 : 0)
      expect([filter, await lookAtBytes(pngBytes(400, 200, { ...white, filter: Number(filter), at: inked }))]).toEqual([filter, 'drawn'])
    }
  })

  it('SIGN-02 S20 is unreadable if it has another size, or only claims the right one', async () => {
    for (const other of [pngOf(401, 200), pngOf(400, 199), pngOf(200, 400), cutPngOf(400, 200)]) expect(await look(other)).toBe('unreadable')
    const fewerRows = pngBytes(400, 199)
    const lying = Buffer.concat([pngBytes(400, 200).subarray(0, 33), fewerRows.subarray(33)])
    expect(await lookAtBytes(lying)).toBe('unreadable')
  })

  it('SIGN-02 is unreadable if it is cut short, has bytes after its end, or any byte changed', async () => {
    const whole = pngBytes(400, 200)
    for (let length = 0; length < whole.length; length += 7) expect([length, await lookAtBytes(whole.subarray(0, length))]).toEqual([length, 'unreadable'])
    expect(await lookAtBytes(Buffer.concat([whole, Buffer.from('<script>')]))).toBe('unreadable')
    for (let index = 0; index < whole.length; index += 5) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect([index, await lookAtBytes(changed)]).toEqual([index, 'unreadable'])
    }
  })

  it('SIGN-02 is unreadable with an unknown filter, with a palette, or if it is no PNG data at all', async () => {
    expect(await lookAtBytes(pngBytes(400, 200, { filter: 5 }))).toBe('unreadable')
    expect(await lookAtBytes(pngBytes(400, 200, { colourType: 1 }))).toBe('unreadable')
    for (const text of ['', 'data:image/png;base64,', '????', 'data:image/png;base64,????']) expect(await look(text)).toBe('unreadable')
  })
})

it('SIGN-02 unpacking stops at the size that such a picture can have', async () => {
  const bomb = deflateSync(Buffer.alloc(20_000_000))
  expect(bomb.length).toBeLessThan(20_000)
  expect(await inflate(Uint8Array.from(bomb), 80_200)).toBeNull()
})
