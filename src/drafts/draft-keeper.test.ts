// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stored } from '@/storage/storage-failure'
import { lateAnswer } from '../../tests/support/late-answer'
import { keepDraft, storeDraftsNow, type DraftWrite } from './draft-keeper'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function newKeeper(stored: 'stored' | 'not-stored' = 'stored') {
  const written: unknown[] = []
  const reports: DraftWrite['kind'][] = []
  const put = (values: string): Promise<Stored<void>> => {
    written.push(values)
    return Promise.resolve(stored === 'stored' ? { kind: stored, value: undefined } : { kind: stored, reason: 'full' })
  }
  const keeper = keepDraft(put, ({ kind }) => reports.push(kind))
  return { written, reports, keeper }
}

describe('keeping a draft', () => {
  it('PWA-06 ONB-07 retries a failed write with the latest input only, until the draft is dropped', async () => {
    const device: { takes: boolean } = { takes: false }
    const written: string[] = []
    const reports: DraftWrite['kind'][] = []
    const put = async (values: string): Promise<Stored<void>> => {
      if (!device.takes) return { kind: 'not-stored', reason: 'closed' }
      written.push(values)
      return { kind: 'stored', value: undefined }
    }
    const keeper = keepDraft(put, ({ kind }) => reports.push(kind))
    keeper.changed('A')
    await vi.advanceTimersByTimeAsync(300)
    keeper.changed('As')
    await vi.advanceTimersByTimeAsync(300)
    device.takes = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(written).toEqual(['As'])
    expect(reports.at(-1)).toBe('saved')
    device.takes = false
    keeper.changed('Asha')
    await vi.advanceTimersByTimeAsync(300)
    keeper.drop()
    device.takes = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual(['As'])
    keeper.stop()
  })

  it('PWA-06 ONB-07 a late failure of an older write is not reported after a newer one was stored', async () => {
    const reports: DraftWrite['kind'][] = []
    const ends: ((stored: Stored<void>) => void)[] = []
    const keeper = keepDraft(() => new Promise<Stored<void>>((end) => ends.push(end)), ({ kind }) => reports.push(kind))
    for (const typed of ['with a large picture', 'without it']) {
      keeper.changed(typed)
      await vi.advanceTimersByTimeAsync(300)
    }
    ends[1]?.({ kind: 'stored', value: undefined })
    await vi.advanceTimersByTimeAsync(0)
    ends[0]?.({ kind: 'not-stored', reason: 'full' })
    expect(await storeDraftsNow()).toBe(true)
    expect(reports).toEqual(['saved'])
    keeper.stop()
  })

  it('PWA-06 ONB-07 a failed write is not retried over newer input', async () => {
    const written: string[] = []
    const { coming, answer } = lateAnswer<Stored<void>>()
    const put = (values: string): Promise<Stored<void>> => (written.push(values) === 1 ? coming : Promise.resolve({ kind: 'stored', value: undefined }))
    const keeper = keepDraft(put, () => undefined)
    keeper.changed('A')
    await vi.advanceTimersByTimeAsync(300)
    keeper.changed('As')
    answer({ kind: 'not-stored', reason: 'full' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(written).toEqual(['A', 'As'])
    keeper.stop()
  })

  it('REG-14 ONB-07 stores the latest input 250 ms after the first change, however fast the typing', async () => {
    const { written, reports, keeper } = newKeeper()
    keeper.changed('A')
    await vi.advanceTimersByTimeAsync(200)
    keeper.changed('As')
    await vi.advanceTimersByTimeAsync(49)
    expect(written).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    // Nor is it written again once it is stored.
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toEqual(['As'])
    expect(reports).toEqual(['saved'])
    keeper.stop()
  })

  it('REG-14 ONB-07 stores at once when the page is left, and not a second time', async () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(written).toEqual(['A'])
    keeper.stop()
  })

  it('PWA-03 stores every pending draft before a reload, and resolves afterwards', async () => {
    const first = newKeeper()
    const second = newKeeper()
    first.keeper.changed('A')
    second.keeper.changed('B')
    expect(await storeDraftsNow()).toBe(true)
    expect([first.written, second.written]).toEqual([['A'], ['B']])
    first.keeper.stop()
    second.keeper.stop()
  })

  it('PWA-03 reports false before a reload until a draft that could not be stored is dropped', async () => {
    const kept = newKeeper()
    const refused = newKeeper('not-stored')
    kept.keeper.changed('A')
    refused.keeper.changed('B')
    expect(await storeDraftsNow()).toBe(false)
    refused.keeper.drop()
    expect(await storeDraftsNow()).toBe(true)
    kept.keeper.stop()
    refused.keeper.stop()
  })

  it('REG-14 does not store a dropped draft', async () => {
    const { written, keeper } = newKeeper()
    keeper.changed('A')
    keeper.drop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(written).toEqual([])
    keeper.stop()
  })

  it('ONB-07 stores the pending input when the form is removed, and reports a failure without a retry', async () => {
    const { written, reports, keeper } = newKeeper('not-stored')
    keeper.changed('A')
    keeper.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toEqual(['A'])
    expect(reports).toEqual(['not-saved'])
  })
})
