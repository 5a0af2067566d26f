import { expect, it } from 'vitest'
import { withFiles, withoutFiles } from './file-values'

const throughJson = async (value: unknown): Promise<unknown> => withFiles(JSON.parse(JSON.stringify(await withoutFiles(value))))

it('DEMO-04 other values than files come back as they were', async () => {
  const value = { text: 'Asha ’ ಅ', number: 3, none: null, list: [1, [2, { deep: true }]], $file: 'not one', deep: [{ file: null }] }
  expect(await throughJson(value)).toEqual(value)
})

it('DEMO-04 a file comes back with its name, its type and every byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const back = await throughJson(new File([bytes], 'gst 1.pdf', { type: 'application/pdf' }))
  if (!(back instanceof File)) throw new Error('It is no file any more')
  expect([back.name, back.type]).toEqual(['gst 1.pdf', 'application/pdf'])
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes)
})

it('DEMO-04 a Blob without a name stays a Blob', async () => {
  const back = await throughJson(new Blob(['drawn'], { type: 'image/png' }))
  if (!(back instanceof Blob)) throw new Error('It is no Blob any more')
  expect(back).not.toBeInstanceOf(File)
  expect([back.type, await back.text()]).toEqual(['image/png', 'drawn'])
})

it('P22 DEMO-04 a file that the browser has lost becomes null, and everything else is still copied', async () => {
  const lost = new File(['gone'], 'gst.pdf')
  lost.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
  expect(await throughJson({ nickname: 'Meera Silks', certificate: lost })).toEqual({ nickname: 'Meera Silks', certificate: null })
})
