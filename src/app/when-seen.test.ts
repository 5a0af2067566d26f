import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveSource, LiveView } from '@/storage/live-view'
import { whenSeen } from './when-seen'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

function sourceByHand() {
  let view: LiveView<number> = { kind: 'loading' }
  const listeners = new Set<() => void>()
  const source: LiveSource<number> = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return {
    source,
    listeners,
    show(next: LiveView<number>) {
      view = next
      listeners.forEach((tell) => tell())
    },
  }
}

const isThird = (view: LiveView<number>): boolean => view.kind === 'ready' && view.value === 3

it('DEMO-02 a wait for a shop continues as long as a page of it arrives each minute', async () => {
  const { source, listeners, show } = sourceByHand()
  const seen = whenSeen(source, isThird)
  for (const value of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(50_000)
    show({ kind: 'ready', value, current: true })
  }
  expect(await seen).toBe(true)
  expect(listeners.size).toBe(0)
})

it('DEMO-02 a wait ends after one minute, however often the store reports that it cannot be read', async () => {
  const { source, listeners, show } = sourceByHand()
  const seen = whenSeen(source, isThird)
  show({ kind: 'ready', value: 1, current: true })
  for (let seconds = 0; seconds <= 60; seconds += 2) {
    await vi.advanceTimersByTimeAsync(2000)
    show({ kind: 'unavailable', reason: 'closed' })
  }
  expect(await seen).toBe(false)
  expect(listeners.size).toBe(0)
})
