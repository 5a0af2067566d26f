import { describe, expect, it } from 'vitest'
import type { Message } from './case-log'
import { threadDays } from './thread-days'

const at = (when: string): Message => ({ id: when, sender: 'support', text: '', at: Date.parse(when), onThisDevice: false })
const idsOf = (messages: readonly Message[]): string[][] =>
  threadDays(messages).map((day) => day.messages.map(({ id }) => id))

describe('a thread grouped by day', () => {
  it("CASE-02 begins a new day at midnight in India, whatever the device's time zone", () => {
    const [late, midnight, noon] = ['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-21T06:30:00Z'] as const
    expect(idsOf([at(late), at(midnight), at(noon)])).toEqual([[late], [midnight, noon]])
    expect(threadDays([at(midnight)])[0]).toMatchObject({ date: '21\u00a0Nov 2026', at: Date.parse(midnight) })
  })

  it('CASE-02 keeps the order of its messages, even if a clock was set back', () => {
    const [today, before, again] = ['2026-11-21T06:00:00Z', '2026-11-20T06:00:00Z', '2026-11-21T07:00:00Z'] as const
    expect(idsOf([at(today), at(before), at(again)])).toEqual([[today], [before], [again]])
    expect(idsOf([])).toEqual([])
  })

  it('CASE-02 keeps the unique key of each day when earlier messages are added before it', () => {
    const [first, before, again] = [at('2026-11-21T06:00:00Z'), at('2026-11-20T06:00:00Z'), at('2026-11-21T07:00:00Z')]
    const keysOf = (messages: readonly Message[]): string[] => threadDays(messages).map(({ key }) => key)
    const keys = keysOf([first, before, again])
    expect(new Set(keys).size).toBe(3)
    expect(keysOf([at('2026-11-01T06:00:00Z'), first, before, again]).slice(1)).toEqual(keys)
    expect(keysOf([before, again])).toEqual(keys.slice(1))
  })
})
