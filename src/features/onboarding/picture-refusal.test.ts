import { expect, it } from 'vitest'
import { certificateMaximumBytes } from '@/domain/portal-limits'
import { pictureRefusal } from './picture-refusal'

const noted = Uint8Array.from([0xff, 0xe1, 0xff, 0xff, ...Array.from({ length: 0xff_fd }, () => 0)])
const frame = Uint8Array.from([0xff, 0xc0, 0, 17, 8, 4, 0xb0, 6, 0x40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
/** A picture whose size comes after many blocks of a camera's notes, 64 kB each. */
const jpeg = (notes: number): File =>
  new File([Uint8Array.from([0xff, 0xd8]), ...Array.from({ length: notes }, () => noted), frame, Uint8Array.from([0xff, 0xd9])], 'photo.jpg')

it('GST-02 accepts a picture with much metadata before its size, and rejects one over 5 MB unless a camera took it', async () => {
  expect(await pictureRefusal(jpeg(1), false)).toBeNull()
  expect(await pictureRefusal(jpeg(8), false)).toBeNull()
  const large = jpeg(81)
  expect(large.size).toBeGreaterThan(certificateMaximumBytes)
  expect((await pictureRefusal(large, false))?.()).toBe('Select a picture smaller than 5 MB')
  expect(await pictureRefusal(large, true)).toBeNull()
})
