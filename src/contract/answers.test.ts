import { describe, expect, it } from 'vitest'
import { isNotNow } from './answers'

/** Every status that an answer can have. */
const all = Array.from({ length: 500 }, (_, place) => 100 + place)
const serverErrors = all.filter((status) => status >= 500)

describe('the statuses after which a call is tried again', () => {
  it('QUEUE-05 are 408, 425, 429 and every 5xx, and no other', () => {
    expect(all.filter(isNotNow)).toEqual([408, 425, 429, ...serverErrors])
  })
})
