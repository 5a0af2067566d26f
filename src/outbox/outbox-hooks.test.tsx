// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from '@/contract/schema'
import { openOutbox, saveStep, type TestOutbox } from '../../tests/support/outbox-store'
import type { Draft } from './draft'
import type { DraftKey } from './draft-key'
import type { Outbox } from './outbox'
import { OutboxContext, useLoadOutbox, useOutbox } from './outbox-context'
import type { DraftStatus } from '@/drafts/draft-keeper'
import { useKeptDraft, useLoadedDraft } from './use-draft'
import { useLedger } from './use-ledger'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const key = { owner: 'S1', form: 'gst' }
const schema = z.object({ nickname: z.string() })
const empty = { nickname: '' }

describe('what a form begins with', () => {
  const load = (outbox: Outbox, own: DraftKey = key) =>
    renderHook(({ owner, form }: DraftKey) => useLoadedDraft(outbox, { owner, form }, schema, empty), { initialProps: own })

  it('ONB-07 is its draft and the time it was stored', async () => {
    const { outbox } = openOutbox()
    await outbox.writeDraft(key, { values: { nickname: 'Asha' }, savedAt: 5 })
    const { result } = load(outbox)
    expect(result.current).toEqual({ kind: 'loading' })
    await waitFor(() => expect(result.current).toEqual({ kind: 'loaded', values: { nickname: 'Asha' }, status: { kind: 'saved', at: 5 } }))
  })

  it('ONB-07 is empty without a draft', async () => {
    const { result } = load(openOutbox().outbox)
    await waitFor(() => expect(result.current).toEqual({ kind: 'loaded', values: empty, status: { kind: 'none' } }))
  })

  it('PWA-06 ONB-07 is empty, and kept from then on, once a store that could not be read can be read and has no draft', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { outbox } = openOutbox()
    const device: { isBack: boolean } = { isBack: false }
    const broken: Outbox = { ...outbox, readDraft: (own) => (device.isBack ? outbox.readDraft(own) : Promise.reject(new Error('Out of reach'))) }
    const { result } = load(broken)
    await waitFor(() => expect(result.current).toMatchObject({ status: { kind: 'not-saved', reason: 'closed' } }))
    device.isBack = true
    await act(() => vi.advanceTimersByTimeAsync(2000))
    await waitFor(() => expect(result.current).toEqual({ kind: 'loaded', values: empty, status: { kind: 'none' } }))
  })

  it('PWA-06 ONB-07 is empty for a draft of an older form, and says so', async () => {
    const { outbox } = openOutbox()
    await outbox.writeDraft(key, { values: { nickname: 7 }, savedAt: 5 })
    const { result } = load(outbox)
    await waitFor(() => expect(result.current).toEqual({ kind: 'loaded', values: empty, status: { kind: 'unreadable' } }))
  })

  it('ONB-07 P24 is empty if the store cannot be read, and the form says that nothing is kept', async () => {
    const { outbox, database } = openOutbox()
    await database.open()
    database.close()
    const { result } = load(outbox)
    await waitFor(() => expect(result.current).toEqual({ kind: 'loaded', values: empty, status: { kind: 'not-saved', reason: 'closed' } }))
  })

  it('ONB-07 belongs to the seller asked for last, however late the other draft arrives', async () => {
    const held = new Map<string, (draft: Draft) => void>()
    const { outbox } = openOutbox()
    const slow: Outbox = { ...outbox, readDraft: ({ owner }) => new Promise((resolve) => held.set(owner, resolve)) }
    const { result, rerender } = load(slow, { owner: 'S1', form: 'gst' })
    rerender({ owner: 'S2', form: 'gst' })
    await act(async () => held.get('S2')?.({ values: { nickname: 'Usha' }, savedAt: 2 }))
    await act(async () => held.get('S1')?.({ values: { nickname: 'Asha' }, savedAt: 1 }))
    expect(result.current).toMatchObject({ values: { nickname: 'Usha' } })
  })

  it('ONB-07 is not said to be unreadable because of a form that is gone', async () => {
    const held = new Map<string, { resolve: (draft: Draft) => void; reject: (reason: Error) => void }>()
    const { outbox } = openOutbox()
    const slow: Outbox = { ...outbox, readDraft: ({ owner }) => new Promise((resolve, reject) => held.set(owner, { resolve, reject })) }
    const { result, rerender } = load(slow, { owner: 'S1', form: 'gst' })
    rerender({ owner: 'S2', form: 'gst' })
    await act(async () => held.get('S2')?.resolve({ values: { nickname: 'Usha' }, savedAt: 2 }))
    await act(async () => held.get('S1')?.reject(new Error('Out of reach')))
    expect(result.current).toMatchObject({ status: { kind: 'saved', at: 2 } })
  })
})

describe('what is typed into a form', () => {
  function keep(outbox: Outbox, initial: DraftStatus = { kind: 'none' }) {
    vi.useFakeTimers()
    const writes: { key: DraftKey; values: unknown }[] = []
    const watched: Outbox = {
      ...outbox,
      writeDraft(own, { values }) {
        writes.push({ key: own, values })
        return Promise.resolve({ kind: 'stored', value: undefined })
      },
    }
    const typed = (nickname: string, owner = 'S1') => ({ values: { nickname }, owner })
    const first = typed('')
    const hook = renderHook(({ values, owner }) => useKeptDraft(watched, { owner, form: 'gst' }, values, { initial, show: () => values }), { initialProps: first })
    return { ...hook, writes, typed, first }
  }

  it('ONB-07 is kept once typing pauses, and the form says so', async () => {
    const { result, rerender, writes, typed } = keep(openOutbox().outbox)
    rerender(typed('As'))
    rerender(typed('Asha'))
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect(writes).toEqual([{ key, values: { nickname: 'Asha' } }])
    expect(result.current).toMatchObject({ kind: 'saved' })
  })

  it('ONB-07 is not kept before anything was typed', async () => {
    const { result, rerender, writes, first } = keep(openOutbox().outbox)
    rerender({ ...first })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(writes).toEqual([])
    expect(result.current).toEqual({ kind: 'none' })
  })

  it('ONB-07 is kept if the form disappears in the middle of a word', () => {
    const { rerender, unmount, writes, typed } = keep(openOutbox().outbox)
    rerender(typed('Ash'))
    unmount()
    expect(writes).toEqual([{ key, values: { nickname: 'Ash' } }])
  })

  it('PWA-06 ONB-07 sets an unreadable draft aside before it is stored', async () => {
    const { outbox } = openOutbox()
    await outbox.writeDraft(key, { values: 'of another version', savedAt: 5 })
    const { result, rerender, typed } = keep(outbox, { kind: 'unreadable' })
    expect(result.current).toEqual({ kind: 'unreadable' })
    rerender(typed('Asha'))
    vi.useRealTimers()
    await waitFor(async () => expect((await outbox.ledger('S1')).asideDrafts).toHaveLength(1))
  })

  it('PWA-06 ONB-07 keeps what was typed before the store could be read', async () => {
    vi.useFakeTimers()
    const { outbox } = openOutbox()
    const writes: unknown[] = []
    const watched: Outbox = {
      ...outbox,
      async writeDraft(_, { values }) {
        writes.push(values)
        return { kind: 'stored', value: undefined }
      },
    }
    const typed = { nickname: 'Asha' }
    const hook = renderHook(({ status, values }: { status: DraftStatus; values: unknown }) => useKeptDraft(watched, key, values, { initial: status, show: () => values }), {
      initialProps: { status: { kind: 'not-saved', reason: 'closed' }, values: empty },
    })
    hook.rerender({ status: { kind: 'not-saved', reason: 'closed' }, values: typed })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(writes).toEqual([])
    hook.rerender({ status: { kind: 'none' }, values: typed })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(writes).toEqual([typed])
  })

  it('ONB-07 P24 does not overwrite a draft that could not be read', async () => {
    const { result, rerender, writes, typed } = keep(openOutbox().outbox, { kind: 'not-saved', reason: 'closed' })
    rerender(typed('Asha'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(writes).toEqual([])
    expect(result.current).toEqual({ kind: 'not-saved', reason: 'closed' })
  })

  it('ONB-07 QUEUE-06 P19 is kept under the seller who typed it', async () => {
    const { rerender, writes, typed } = keep(openOutbox().outbox)
    const asha = typed('Asha')
    rerender(asha)
    rerender({ ...asha, owner: 'S2' })
    expect(writes).toEqual([{ key, values: { nickname: 'Asha' } }])
    rerender(typed('Usha', 'S2'))
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect(writes.at(-1)).toEqual({ key: { owner: 'S2', form: 'gst' }, values: { nickname: 'Usha' } })
  })
})

describe('the store on a screen', () => {
  const around = ({ outbox }: TestOutbox) => {
    const opened = Promise.resolve(outbox)
    const load = () => opened
    return ({ children }: { readonly children: ReactNode }) => (
      <OutboxContext value={load}>
        <Suspense fallback="opening">{children}</Suspense>
      </OutboxContext>
    )
  }

  it('QUEUE-03 P21 shows the signed-in seller\'s ledger, live, and nothing without a seller', async () => {
    const store = openOutbox()
    function Count({ sellerId }: { readonly sellerId: string | null }) {
      const view = useLedger(sellerId)
      return <p>{view.kind === 'ready' ? `${view.value.rows.length} saved` : view.kind}</p>
    }
    const Around = around(store)
    const shown = async (sellerId: string | null) => act(async () => render(<Count sellerId={sellerId} />, { wrapper: Around }))
    await shown(null)
    expect(screen.getByText('loading')).toBeDefined()
    cleanup()
    await shown('S1')
    await screen.findByText('0 saved')
    await act(() => saveStep(store, 3, 1))
    await screen.findByText('1 saved')
  })

  it('ONB-07 can be loaded by any part of the screen', async () => {
    const store = openOutbox()
    const { result } = renderHook(() => useLoadOutbox(), { wrapper: around(store) })
    expect(await result.current()).toBe(store.outbox)
  })

  it('ONB-07 is never guessed without a provider', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => renderHook(() => useOutbox())).toThrow('OutboxContext is missing')
  })
})
