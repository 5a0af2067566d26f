import { expect, it } from 'vitest'
import { requestSchemaOf } from '../endpoints'
import { queryOf } from './changes'

it('READ-01 parameters are read from an address as they were written into it', () => {
  const parameters = { since: 'a b&c=%/+?ü', limit: 50 }
  const carried = Object.fromEntries(new URLSearchParams(queryOf(parameters)))
  expect(requestSchemaOf('offers').parse(carried)).toEqual(parameters)
})

it('READ-01 an address without parameters has no question mark', () => {
  expect([queryOf({}), queryOf({ since: undefined }), queryOf({ since: undefined, limit: 1 })]).toEqual(['', '', '?limit=1'])
})
