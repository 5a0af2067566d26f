import { describe, expect, it } from 'vitest'
import { inkOf } from './ink-of-picture'

const width = 200
const height = 120

/** A picture from a function of each pixel's lightness, from 0 to 255. */
function picture(light: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) data.fill(light(at % width, Math.floor(at / width)), at * 4, at * 4 + 3)
  return { data, width, height }
}
/** A stroke two pixels thick, across the middle from left to right. */
const isStroke = (x: number, y: number) => x >= 50 && x < 150 && Math.abs(y - 60 - 20 * Math.sin(x / 12)) < 1.5

describe('a picture of a signature', () => {
  it('SIGN-03 is reduced to the ink and its bounds', () => {
    const ink = inkOf(picture((x, y) => (isStroke(x, y) ? 40 : 235)))
    expect(ink).toMatchObject({ left: 50, width: 100 })
    const alphaAt = (x: number, y: number) => ink?.alpha[y * width + x]
    expect(alphaAt(50, Math.round(60 + 20 * Math.sin(50 / 12)))).toBe(255)
    expect(alphaAt(10, 10)).toBe(0)
    expect(alphaAt(100, 5)).toBe(0)
  })

  it('SIGN-03 S20 is separated from a shadow over the sheet and from the grain of the paper', () => {
    const light = (x: number, y: number) => 235 - 0.7 * x - ((x * 7 + y * 13) % 11)
    const shaded = inkOf(picture((x, y) => light(x, y) * (isStroke(x, y) ? 0.25 : 1)))
    expect(shaded).toMatchObject({ left: 50, width: 100 })
    expect(Math.max(...(shaded?.alpha.subarray(0, width * 20) ?? [255]))).toBe(0)
  })

  it.each([
    ['an empty sheet', () => 235],
    ['an empty sheet with a speck', (x: number, y: number) => (x === 20 && y === 20 ? 0 : 235)],
    ['a sheet of nothing but ink', (x: number, y: number) => ((x + y) % 3 === 0 ? 230 : 20)],
  ])('SIGN-03 is rejected for %s', (_, light) => {
    expect(inkOf(picture(light))).toBeNull()
  })
})
