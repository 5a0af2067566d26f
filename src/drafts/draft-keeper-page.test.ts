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
  ])('REG-14 ONB-07 P17 stores what is in hand within the turn in which it %s', (_, happen) => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    happen()
    expect(written).toEqual(['A'])
    keeper.stop()
  })

  it('ONB-07 stores nothing earlier for a page that is shown again', () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    turnPage('visible')
    expect(written).toEqual([])
    keeper.stop()
  })

  it('ONB-07 is listened to no more once the form is gone', () => {
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

describe('typing on after a draft was dropped', () => {
  it('REG-14 has its own quarter of a second', async () => {
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
