import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper } from './draft-keeper'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function newKeeper() {
  const written: string[] = []
  return { written, keeper: createDraftKeeper<string>((values) => written.push(values)) }
}

describe('keeping what is typed', () => {
  it('REG-14 writes the latest once the typing rests', () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    vi.advanceTimersByTime(499)
    keeper.changed('As')
    vi.advanceTimersByTime(499)
    expect(written).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written).toEqual(['As'])
  })

  it('REG-14 writes at once when the page may not come back, and not a second time', () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    keeper.flush()
    expect(written).toEqual(['A'])
    vi.advanceTimersByTime(1000)
    keeper.flush()
    expect(written).toEqual(['A'])
  })

  it('REG-14 writes nothing that was dropped', () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    keeper.drop()
    vi.advanceTimersByTime(1000)
    expect(written).toEqual([])
  })
})
