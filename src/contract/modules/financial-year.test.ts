import { expect, it } from 'vitest'
import { financialYearOf } from './financial-year'

it('LAW-05 the financial year is counted from April to March in Indian time', () => {
  const instants = ['2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z', '2026-12-31T12:00:00Z', '2099-04-01T12:00:00Z']
  expect(instants.map(financialYearOf)).toEqual(['25-26', '26-27', '26-27', '99-00'])
})
