// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBObjectStore } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { z } from '@/contract/schema'
import { sampleCollection } from '@/samples/sample-collection'
import { anOrder } from '../../tests/support/an-order'
import { deviceStore } from './device-store'
import { sampleStore } from './sample-store'

it('SNAP-07 SAMPLE-01 a full device drops closed orders to make room for a change of the samples', async () => {
  const order = (id: string, state: 'delivered' | 'new', place: number) => ({ sellerId: 'S1', resource: 'orders', id, place, item: anOrder({ id, state }) })
  await deviceStore.records.bulkAdd([order('open', 'new', 1), order('closed', 'delivered', 2)])
  const refusal = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    refusal.mockRestore()
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const written = { id: 'a', value: { text: 'Where are they?' } }
  expect((await sampleStore.put('S1', sampleCollection('notes', z.object({ text: z.string() })), written)).kind).toBe('stored')
  expect((await deviceStore.records.toArray()).map(({ id }) => id)).toEqual(['open'])
})
