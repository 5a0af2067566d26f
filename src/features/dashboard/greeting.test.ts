import { expect, it } from 'vitest'
import { greeting } from './greeting'

it.each([
  ['00:30', 'Good evening'],
  ['04:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['16:59', 'Good afternoon'],
  ['17:00', 'Good evening'],
])('LAYOUT-07 greets at %s, marketplace time: %s', (time, words) => {
  const at = Date.parse(`2026-03-02T${time}+05:30`)
  expect(greeting(at, 'Verma Handlooms')).toBe(`${words}, Verma Handlooms`)
  expect(greeting(at, undefined)).toBe(words)
})
