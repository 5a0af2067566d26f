import { expect, it } from 'vitest'
import { daySchema, instantSchema } from './formats'

it.each([
  ['2026-11-21T06:12:00Z', instantSchema, true],
  ['2026-11-21T06:12:00.5Z', instantSchema, true],
  ['2026-13-21T06:12:00Z', instantSchema, false],
  ['2026-11-45T06:12:00Z', instantSchema, false],
  ['2026-11-21T25:12:00Z', instantSchema, false],
  ['2026-11-21 06:12:00', instantSchema, false],
  ['2026-11-21', daySchema, true],
  ['2026-00-21', daySchema, false],
  ['2026-11-45', daySchema, false],
  ['2026-11-31', daySchema, false],
  ['2026-11-31T06:12:00Z', instantSchema, false],
  ['2027-02-29', daySchema, false],
  ['2028-02-29', daySchema, true],
])('READ-01 %s is valid only if the calendar has that day and time', (text, schema, isTime) => {
  expect(schema.safeParse(text).success).toBe(isTime)
})
