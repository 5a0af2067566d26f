import { describe, expect, it } from 'vitest'
import type { Message } from './case-log'
import { threadDays } from './thread-days'

const at = (when: string): Message => ({ id: when, sender: 'support', text: '', at: Date.parse(when), onThisDevice: false })
const idsOf = (messages: readonly Message[]): string[][] =>
  threadDays(messages).map((day) => day.messages.map(({ id }) => id))

describe('a thread by days', () => {
  it('CASE-02 is cut at midnight in India, not at that of the device', () => {
    const [late, midnight, noon] = ['2026-11-20T18:29:59Z', '2026-11-20T18:30:00Z', '2026-11-21T06:30:00Z'] as const
    expect(idsOf([at(late), at(midnight), at(noon)])).toEqual([[late], [midnight, noon]])
    expect(threadDays([at(midnight)])[0]).toMatchObject({ date: '21\u00a0Nov 2026', at: Date.parse(midnight) })
  })

  it('CASE-02 keeps its own order, even where a clock went back', () => {
    const [today, before, again] = ['2026-11-21T06:00:00Z', '2026-11-20T06:00:00Z', '2026-11-21T07:00:00Z'] as const
    expect(idsOf([at(today), at(before), at(again)])).toEqual([[today], [before], [again]])
    expect(idsOf([])).toEqual([])
  })

  it('CASE-02 knows a day by the same key when earlier messages come before it, and no two by one', () => {
    const [first, before, again] = [at('2026-11-21T06:00:00Z'), at('2026-11-20T06:00:00Z'), at('2026-11-21T07:00:00Z')]
    const keysOf = (messages: readonly Message[]): string[] => threadDays(messages).map(({ key }) => key)
    const keys = keysOf([first, before, again])
    expect(new Set(keys).size).toBe(3)
    expect(keysOf([at('2026-11-01T06:00:00Z'), first, before, again]).slice(1)).toEqual(keys)
    expect(keysOf([before, again])).toEqual(keys.slice(1))
  })
})
