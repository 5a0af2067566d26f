import { afterEach, expect, it } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { demo } from '@/languages/hi/demo'
import { distanceText } from './distance-text'
import { clockTexts } from './texts'

const minute = 60_000
const hour = 60 * minute

afterEach(() => language.use(english))

it.each([
  [30_000, 'Less than a minute ahead of this device.', 'इस डिवाइस से एक मिनट से भी कम आगे है।'],
  [-30_000, 'Less than a minute behind this device.', 'इस डिवाइस से एक मिनट से भी कम पीछे है।'],
  [minute, '1 minute ahead of this device.', 'इस डिवाइस से 1\u00a0मिनट आगे है।'],
  [hour, '1 hour ahead of this device.', 'इस डिवाइस से 1\u00a0घंटा आगे है।'],
  [-2 * hour, '2 hours behind this device.', 'इस डिवाइस से 2\u00a0घंटे पीछे है।'],
  [48 * hour + 11 * minute, '48 hours 11 minutes ahead of this device.', 'इस डिवाइस से 48\u00a0घंटे 11\u00a0मिनट आगे है।'],
])('DEMO-04 LANG-01 %i milliseconds: %s', (milliseconds, sentence, inHindi) => {
  expect(distanceText(milliseconds, clockTexts)).toBe(sentence)
  language.use({ ...english, tag: 'hi', words: demo })
  expect(distanceText(milliseconds, clockTexts)).toBe(inHindi)
})
