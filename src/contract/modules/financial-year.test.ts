import { expect, it } from 'vitest'
import { financialYearOf } from './financial-year'

it('LAW-05 numbers count within the financial year of India, April to March', () => {
  const instants = ['2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z', '2026-12-31T12:00:00Z', '2099-04-01T12:00:00Z']
  expect(instants.map(financialYearOf)).toEqual(['25-26', '26-27', '26-27', '99-00'])
})
