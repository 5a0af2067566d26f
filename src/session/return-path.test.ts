import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

describe('the return path after the sign-in', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\t//evil.example',
    'https://evil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'http:\\\\evil.example',
    'HtTpS://evil.example/policy',
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://evil.example/1',
    '@evil.example',
    'evil.example/policy',
    '/.//evil.example',
    '/policy/..//evil.example',
    '/%2e%2e//evil.example',
    '//user:secret@evil.example',
    '//[::1',
    '/login',
    '/login?next=/login#again',
    '/./login',
    ' /policy',
    '?next=/policy',
    '#policy',
    '',
  ])('ROUTE-03 S17 rejects %j', (value) => {
    expect(safeReturnPath(value, 'herself')).toBeNull()
  })

  it.each([
    ['/', '/'],
    ['/policy?id=5#text', '/policy?id=5#text'],
    ['/productfeedbackdetails/12', '/productfeedbackdetails/12'],
    ['/policy/../articles', '/articles'],
    ['/@evil.example', '/@evil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/policy?next=//evil.example', '/policy?next=//evil.example'],
    ['/login-help', '/login-help'],
    ['/policy\n', '/policy'],
  ])('ROUTE-03 turns %j into %j', (value, path) => {
    expect(safeReturnPath(value, 'herself')).toBe(path)
  })

  it('ROUTE-03 always stays on the origin of the app', () => {
    const origin = 'https://portal.example'
    for (const value of ['/%2f%2fevil.example', '/@evil.example', '/:80', '/policy?next=//evil.example'])
      expect(new URL(safeReturnPath(value, 'herself') ?? '/', origin).origin).toBe(origin)
  })

  it('ROUTE-03 S27 keeps only the path for another seller, and drops the search if she may be another one', () => {
    const address = '/orders/lazy-ship?category=new&q=Ravi+Kumar&id=OD-1042&older=OD-555#top'
    expect(safeReturnPath(address, 'herself')).toBe(address)
    expect(safeReturnPath(address, 'another')).toBe('/orders/lazy-ship')
    expect(safeReturnPath(address, 'unknown')).toBe('/orders/lazy-ship?category=new&id=OD-1042#top')
    expect(safeReturnPath('/policy?next=//evil.example', 'unknown')).toBe('/policy?next=//evil.example')
  })

  it('ROUTE-03 is null without a path', () => {
    expect(safeReturnPath(undefined, 'herself')).toBeNull()
  })
})
