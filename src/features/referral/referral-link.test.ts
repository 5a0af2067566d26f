import { describe, expect, it } from 'vitest'
import { referralLink } from './referral-link'

const origin = 'https://sellers.example'

describe('the referral link', () => {
  it('REF-01 leads to /register on the same origin, with a code', () => {
    const link = new URL(referralLink(origin, 'seller-7'))
    expect(link.origin).toBe(origin)
    expect(link.pathname).toBe('/register')
    expect([...link.searchParams.keys()]).toEqual(['ref'])
    expect(link.searchParams.get('ref')).toMatch(/^SP[0-9A-Z]{7}$/)
  })

  it('REF-01 is always the same for one seller, and different for each seller', () => {
    expect(referralLink(origin, 'seller-7')).toBe(referralLink(origin, 'seller-7'))
    const links = Array.from({ length: 1000 }, (_, number) => referralLink(origin, `seller-${number}`))
    expect(new Set(links).size).toBe(links.length)
  })

  it.each(['rohan.das@example.com', '9000000108', 'विक्रेता', 'a b&c=d#e/../f'])('REF-01 does not contain the seller id %j', (sellerId) => {
    const link = referralLink(origin, sellerId)
    expect(link).toMatch(/^https:\/\/sellers\.example\/register\?ref=SP[0-9A-Z]{7}$/)
    expect(link).not.toContain(sellerId)
  })
})
