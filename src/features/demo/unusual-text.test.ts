import { expect, it } from 'vitest'
import type { Conditions } from '@/contract/presenter/network'
import { unusualText } from './unusual-text'

const usual: Conditions = { network: 'online', failures: [], clockAhead: 0 }
const failure = { id: '1', failure: '500', target: 'any', share: 'next' } as const

it.each<[Partial<Conditions>, string | null]>([
  [{}, null],
  [{ network: 'offline' }, null],
  [{ network: 'slow' }, 'The network is slow.'],
  [{ failures: [failure] }, 'A failure is planned.'],
  [{ network: 'lossy', failures: [failure, failure] }, 'The network loses calls. 2 failures are planned.'],
  [{ clockAhead: 48 * 3_600_000 }, 'The clock is 48 hours ahead of this device.'],
  [{ clockAhead: -90_000 }, 'The clock is 1 minute behind this device.'],
  [{ clockAhead: 30_000 }, 'The clock is less than a minute ahead of this device.'],
])('DEMO-03 a closed drawer names the unusual conditions: %j', (change, text) => {
  expect(unusualText({ ...usual, ...change })).toBe(text)
})
