import { afterEach, describe, expect, it } from 'vitest'
import { english, language } from '@/catalogues/language-in-use'
import { listed } from '@/catalogues/listed'
import { clockText, dayText } from '@/domain/date-texts'
import { amountText, moneyText } from '@/domain/money-text'
import { twelveHour } from '@/domain/steps/shipping-step'
import { words } from './hi/words'
import { written } from './hi/written'

const hindi = { ...written, words }

afterEach(() => language.use(english))

describe('LANG-02 hand-written formats equal those of a browser’s formatters', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => Date.parse('2026-11-21T00:00:09+05:30') + hour * 3_637_000)
  const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, month + 5, 9))
  const timeZone = 'Asia/Kolkata'
  const clock = { timeZone, hour: 'numeric', minute: '2-digit' } as const

  it.each([
    { inUse: english, month: 'short', part: {} },
    { inUse: hindi, month: 'long', part: { dayPeriod: 'short' } },
  ] as const)('$inUse.tag', ({ inUse, month, part }) => {
    language.use(inUse)
    const locale = `${inUse.tag}-u-nu-latn`
    const formatted = (options: Intl.DateTimeFormatOptions) => (at: number) => new Intl.DateTimeFormat(locale, options).format(at).replace(/^(\d+) /, '$1\u00a0').replace(/\s(?=[ap]m$)/, '\u00a0')
    expect(hours.map((at) => clockText(at))).toEqual(hours.map(formatted({ ...clock, ...part })))
    expect(hours.map((at) => clockText(at, { seconds: true }))).toEqual(hours.map(formatted({ ...clock, second: '2-digit', ...part })))
    expect(days.map((at) => dayText(at))).toEqual(days.map(formatted({ timeZone, day: 'numeric', month, year: 'numeric' })))

    const amounts = [0, 7, 1700, -49, 99.5, 1_24_999, 1_20_00_000]
    expect(amounts.map(amountText)).toEqual(amounts.map((amount) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(amount)))
    const money = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const
    expect(amounts.map(moneyText)).toEqual(amounts.map((amount) => new Intl.NumberFormat(locale, money).format(amount)))

    const lists = [[], ['A'], ['A', 'B'], ['A', 'B', 'C']]
    expect(lists.map((names) => listed(names))).toEqual(lists.map((names) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)))
    expect(lists.map((names) => listed(names, 'conjunction'))).toEqual(lists.map((names) => new Intl.ListFormat(locale).format(names)))
  })
})

it('SHIP-02 LANG-02 times of day are shown in Hindi in the same form as all other times', () => {
  language.use(hindi)
  expect(['08:00', '12:00', '17:30'].map(twelveHour)).toEqual(['सुबह 8:00', 'दोपहर 12:00', 'शाम 5:30'])
})
