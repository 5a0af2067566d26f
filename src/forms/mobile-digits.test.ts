import { describe, expect, it } from 'vitest'

import { mobileDigitsOf } from './mobile-digits'

describe('mobileDigitsOf', () => {
  it.each([
    ['+91 98765-43210', '9876543210'],
    ['+91 (98765) 43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['98765abc43210', '9876543210'],
  ])('REG-04 understands %j as %s', (typed, digits) => {
    expect(mobileDigitsOf(typed)).toBe(digits)
  })

  it.each([
    ['9198765432', '9198765432'],
    ['91987654321', '91987654321'],
    ['98765432101', '98765432101'],
    ['9198765432101', '9198765432101'],
    ['0', '0'],
    ['', ''],
  ])('REG-04 cuts nothing off %j', (typed, digits) => {
    expect(mobileDigitsOf(typed)).toBe(digits)
  })
})
