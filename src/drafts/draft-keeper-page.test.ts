// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stored } from '@/storage/storage-failure'
import { keepDraft } from './draft-keeper'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function newKeeper() {
  const written: string[] = []
  const put = (values: string): Promise<Stored<void>> => {
    written.push(values)
    return Promise.resolve({ kind: 'stored', value: undefined })
  }
  return { written, keeper: keepDraft(put, () => undefined) }
}

function turnPage(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a page that may not come back', () => {
  it.each<[string, () => void]>([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['is hidden', () => turnPage('hidden')],
  ])('REG-14 ONB-07 P17 stores the pending draft within the same turn when it %s', (_, happen) => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    happen()
    expect(written).toEqual(['A'])
    keeper.stop()
  })

  it('ONB-07 does not store early when it becomes visible again', () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    turnPage('visible')
    expect(written).toEqual([])
    keeper.stop()
  })

  it('ONB-07 removes its listeners when the form is gone', () => {
    let listened: { readonly type: string; readonly listener: unknown }[] = []
    const follow = (target: EventTarget): void => {
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
        listened.push({ type, listener })
      })
      vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener) => {
        listened = listened.filter((other) => other.type !== type || other.listener !== listener)
      })
    }
    follow(document)
    follow(window)
    const { keeper } = newKeeper()
    expect(listened).toHaveLength(2)
    keeper.stop()
    expect(listened).toEqual([])
  })
})

describe('typing after a draft was dropped', () => {
  it('REG-14 is stored 250 ms after its own first change', async () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    await vi.advanceTimersByTimeAsync(200)
    keeper.drop()
    keeper.changed('B')
    await vi.advanceTimersByTimeAsync(249)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(written).toEqual(['B'])
    keeper.stop()
  })
})
