import { afterEach, expect, it, vi } from 'vitest'
import { keepSharedPictures, sharedPictures } from './shared-pictures'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A device whose caches take so many entries, and no more. */
function deviceWithRoomFor(most: number): void {
  const entries = new Map<string, Response>()
  const urlOf = (path: string): string => new URL(path, 'https://portal.example').href
  const cache = {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (url: string) => entries.get(urlOf(url))?.clone(),
    delete: async (path: string) => entries.delete(urlOf(path)),
    put: async (path: string, response: Response) => {
      if (entries.size === most) throw new DOMException('No room', 'QuotaExceededError')
      entries.set(urlOf(path), response)
    },
  }
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache })
}

const picture = (name: string): File => new File(['picture'], name, { type: 'image/png' })
const names = async (): Promise<readonly string[]> => (await sharedPictures()).map(({ file }) => file.name)

it('SHARE-02 pictures shared together are stored all or not at all if the device is full', async () => {
  deviceWithRoomFor(2)
  await keepSharedPictures([picture('first.png')])
  await expect(keepSharedPictures([picture('second.png'), picture('third.png')])).rejects.toThrow('No room')
  expect(await names()).toEqual(['first.png'])
  await keepSharedPictures([picture('fourth.png')])
  expect(await names()).toEqual(['first.png', 'fourth.png'])
})
