import { describe, expect, it } from 'vitest'
import { starsIn } from './stars'

describe('the star in the address', () => {
  it.each([1, 2, 3, 4, 5] as const)('FEED-01 FEED-02 is read as a number or as text: %j', (stars) => {
    expect(starsIn({ stars })).toEqual({ stars })
    expect(starsIn({ stars: String(stars) })).toEqual({ stars })
  })

  it.each([0, 6, 4.5, -1, '', 'four', '1e99', null, undefined, [4, 2], {}, Number.NaN])(
    'FEED-01 FEED-02 is ignored if it is %j',
    (stars) => {
      expect(starsIn({ stars, page: 2 })).toStrictEqual({ stars: undefined })
    },
  )
})
