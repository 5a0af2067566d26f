import { useState, useSyncExternalStore } from 'react'
import type { Live } from './live'
import type { StorageFailure } from './storage-failure'

/** What is stored, as a screen may show it: an unreachable store never reads as an empty one. */
export type LiveView<T> =
  | { readonly kind: 'loading' }
  /** `last`: what was read before, of which nobody knows whether it is still so. */
  | { readonly kind: 'unavailable'; readonly reason: StorageFailure; readonly last?: T }
  | { readonly kind: 'ready'; readonly value: T; readonly current: true }
  /** What an earlier screen saw last, or what is known to have changed since: fit to be shown. `readAt`: when its read began, by the page's own clock. */
  | { readonly kind: 'ready'; readonly value: T; readonly current: false; readonly readAt: number }

/** What a view knows of what is stored, be it older; undefined where nothing was read. */
export const lastOf = <T>(view: LiveView<T>): T | undefined => (view.kind === 'ready' ? view.value : view.kind === 'unavailable' ? view.last : undefined)

/** Whether a view is fit to begin an edit with: as far as is known it is so still, or it was so after that time by the page's own clock. */
export const isKnownSince = <T>(view: LiveView<T>, time: number): view is Extract<LiveView<T>, { readonly kind: 'ready' }> =>
  view.kind === 'ready' && (view.current || view.readAt >= time)

/** Something live that several parts of a screen follow together. */
export interface LiveSource<T> {
  subscribe(listener: () => void): () => void
  view(): LiveView<T>
}

interface StoredSource<T> extends LiveSource<T> {
  /** Has it read for somebody who does not show it yet. */
  lookAhead(listener: () => void): () => void
}

const loading = { kind: 'loading' } as const

interface SourceOptions {
  /** What nobody has followed for longer than this is not shown before it was read anew: it tells what may be over long since. */
  readonly longestUnseenMilliseconds?: number
}

/** Follows a live value while anybody looks; what was seen last is there at once on the next screen. */
function createLiveSource<T>(live: Live<T>, { longestUnseenMilliseconds = Infinity }: SourceOptions): StoredSource<T> {
  const listeners = new Set<() => void>()
  let view: LiveView<T> = loading
  let lastFollowed = -Infinity
  let readAt = -Infinity
  let subscription: { unsubscribe(): void } | null = null
  let hasHeard = false
  let beShown = (): void => undefined
  const shown = new Promise<void>((resolve) => {
    beShown = resolve
  })

  function show(next: LiveView<T>): void {
    view = next
    for (const listener of [...listeners]) listener()
  }

  function showOutOfReach(reason: StorageFailure): void {
    const last = lastOf(view)
    show({ kind: 'unavailable', reason, ...(last !== undefined && { last }) })
  }

  const viewNow = (): LiveView<T> =>
    listeners.size === 0 && view.kind === 'ready' && performance.now() - lastFollowed > longestUnseenMilliseconds ? loading : view

  function follow(listener: () => void): () => void {
    view = viewNow()
    listeners.add(listener)
    subscription ??= live.subscribe({
      next(value, { at, isCurrent }) {
        readAt = at
        hasHeard = true
        show({ kind: 'ready', value, ...(isCurrent ? { current: true } : { current: false, readAt }) })
      },
      outOfReach: showOutOfReach,
      shown,
    })
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      subscription?.unsubscribe()
      subscription = null
      // From now on changes go unseen.
      if (view.kind !== 'ready') view = loading
      else if (hasHeard) {
        view = { kind: 'ready', value: view.value, current: false, readAt }
        lastFollowed = performance.now()
      }
      hasHeard = false
    }
  }

  return {
    view: viewNow,
    lookAhead: follow,
    subscribe(listener) {
      beShown()
      return follow(listener)
    },
  }
}

/** One source for each key of a store, made when it is first asked for. */
export function liveSources<Store extends object, T>(
  watch: (store: Store, key: string) => Live<T>,
  options: SourceOptions = {},
): (store: Store, key: string) => StoredSource<T> {
  const sources = new WeakMap<Store, Map<string, StoredSource<T>>>()
  return (store, key) => {
    const known = sources.get(store) ?? new Map<string, StoredSource<T>>()
    sources.set(store, known)
    const source = known.get(key) ?? createLiveSource(watch(store, key), options)
    known.set(key, source)
    return source
  }
}

/** As long as a screen waits at most for what is read ahead for it. */
export const longestLookMilliseconds = 1000

/** Has a value read before a screen shows it, which then has it with its first paint. @returns once it was read, or that took too long */
export function lookAhead<T>(source: StoredSource<T>): Promise<void> {
  return new Promise((resolve) => {
    if (source.view().kind !== 'loading') {
      resolve()
      return
    }
    const stop = source.lookAhead(resolve)
    // By then whoever shows it follows it herself.
    setTimeout(() => {
      resolve()
      stop()
    }, longestLookMilliseconds)
  })
}

/** The view of a source, now and after each change; `loading` where there is nothing to follow. */
export const useLiveView = <T>(source: LiveSource<T> | null): LiveView<T> =>
  useSyncExternalStore(source?.subscribe ?? followNothing, source?.view ?? viewOfNothing)

/** Whether a screen may begin an edit with what it sees: not with what was read before it came, and has changed since. */
export function useIsKnown<T>(view: LiveView<T>): boolean {
  const [came] = useState(() => performance.now())
  return isKnownSince(view, came)
}

const followNothing = (): (() => void) => () => undefined
const viewOfNothing = (): typeof loading => loading
