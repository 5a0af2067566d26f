import { describe, expect, it } from 'vitest'
import { isRetryableStatus, messageIn } from './answers'

/** Every status that an answer can have. */
const all = Array.from({ length: 500 }, (_, place) => 100 + place)
const serverErrors = all.filter((status) => status >= 500)

describe('the statuses after which a call is retried', () => {
  it('QUEUE-05 are 408, 425, 429 and every 5xx, and no other', () => {
    expect(all.filter(isRetryableStatus)).toEqual([408, 425, 429, ...serverErrors])
  })
})

it('QUEUE-05 S5 a message nested too deeply is ignored without an error', () => {
  const nested = (depth: number): unknown => {
    let value: unknown = 'No.'
    for (let level = 0; level < depth; level += 1) value = [value]
    return value
  }
  expect(messageIn({ message: nested(3) }, true).message).toBe('No.')
  for (const body of [{ message: nested(50_000) }, { errors: nested(50_000) }, { errors: { city: nested(50_000) } }]) expect(messageIn(body, true).message).toBeNull()
})
