import { useState, useSyncExternalStore } from 'react'
import type { Live } from './live'
import type { StorageFailure } from './storage-failure'

/** What is stored, as a screen may show it: an unreachable store never reads as an empty one. */
export type LiveView<T> =
  | { readonly kind: 'loading' }
  /** `last`: the value that was read before, which may be out of date. */
  | { readonly kind: 'unavailable'; readonly reason: StorageFailure; readonly last?: T }
  | { readonly kind: 'ready'; readonly value: T; readonly current: true }
  /** The last value of an earlier screen, or one known to have changed since: fit to show. `readAt`: when its read began, by `performance.now()`. */
  | { readonly kind: 'ready'; readonly value: T; readonly current: false; readonly readAt: number }

/** The value of a view, even if it is out of date; undefined if nothing was read. */
export const lastOf = <T>(view: LiveView<T>): T | undefined => (view.kind === 'ready' ? view.value : view.kind === 'unavailable' ? view.last : undefined)

/** Whether an edit may begin with a view: no change of it is known, or its read began no earlier than `time`, by `performance.now()`. */
export const isKnownSince = <T>(view: LiveView<T>, time: number): view is Extract<LiveView<T>, { readonly kind: 'ready' }> =>
  view.kind === 'ready' && (view.current || view.readAt >= time)

/** A live value that several components subscribe to together. */
export interface LiveSource<T> {
  subscribe(listener: () => void): () => void
  view(): LiveView<T>
}

interface StoredSource<T> extends LiveSource<T> {
  /** Starts reading for a screen that does not show the value yet. */
  lookAhead(listener: () => void): () => void
}

const loading = { kind: 'loading' } as const

interface SourceOptions {
  /** A value that nobody has followed for longer than this is not shown before it was read again: it may be long out of date. */
  readonly longestUnseenMilliseconds?: number
}

/** Follows a live value while it has subscribers; the next screen gets the last value at once. */
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
      // From now on changes go unnoticed, so the value is no longer current.
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

/** How long a screen waits at most for a value that is read ahead. */
export const longestLookMilliseconds = 1000

/** Reads a value before its screen opens, so that the first paint has it. @returns resolves once it was read, or that took too long */
export function lookAhead<T>(source: StoredSource<T>): Promise<void> {
  return new Promise((resolve) => {
    if (source.view().kind !== 'loading') {
      resolve()
      return
    }
    const stop = source.lookAhead(resolve)
    // By then the screen that shows the value has its own subscription.
    setTimeout(() => {
      resolve()
      stop()
    }, longestLookMilliseconds)
  })
}

/** The view of a source, now and after each change; `loading` where there is nothing to follow. */
export const useLiveView = <T>(source: LiveSource<T> | null): LiveView<T> =>
  useSyncExternalStore(source?.subscribe ?? followNothing, source?.view ?? viewOfNothing)

/** Whether a screen may begin an edit with what it shows: not with a value read before the screen opened that may have changed since. */
export function useIsKnown<T>(view: LiveView<T>): boolean {
  const [came] = useState(() => performance.now())
  return isKnownSince(view, came)
}

const followNothing = (): (() => void) => () => undefined
const viewOfNothing = (): typeof loading => loading
