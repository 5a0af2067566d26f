import { expect, it } from 'vitest'
import { distanceText } from './distance-text'
import { clockTexts } from './texts'

const minute = 60_000
const hour = 60 * minute

it.each([
  [30_000, 'Less than a minute ahead of this device.'],
  [-30_000, 'Less than a minute behind this device.'],
  [minute, '1 minute ahead of this device.'],
  [hour, '1 hour ahead of this device.'],
  [-2 * hour, '2 hours behind this device.'],
  [48 * hour + 11 * minute, '48 hours 11 minutes ahead of this device.'],
])('DEMO-04 %i milliseconds: %s', (milliseconds, sentence) => {
  expect(distanceText(milliseconds, clockTexts)).toBe(sentence)
})
