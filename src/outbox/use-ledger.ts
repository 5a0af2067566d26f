import { useSyncExternalStore } from 'react'
import type { Ledger, Outbox } from './outbox'
import { useOutbox } from './outbox-context'

/** A seller's ledger as a screen may show it: an unreachable store never reads as an empty one. */
export type LedgerView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready'; readonly ledger: Ledger }

interface LedgerSource {
  subscribe(listener: () => void): () => void
  view(): LedgerView
}

const loading: LedgerView = { kind: 'loading' }

/** Follows one seller's ledger while anybody looks; what was seen last is there at once on the next screen. */
function createLedgerSource(outbox: Outbox, sellerId: string): LedgerSource {
  const listeners = new Set<() => void>()
  let view = loading
  let subscription: { unsubscribe(): void } | null = null

  function show(next: LedgerView): void {
    view = next
    for (const listener of [...listeners]) listener()
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      subscription ??= outbox.watch(sellerId).subscribe({
        next: (ledger) => show({ kind: 'ready', ledger }),
        outOfReach: () => show({ kind: 'unavailable' }),
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        subscription?.unsubscribe()
        subscription = null
      }
    },
  }
}

const sources = new WeakMap<Outbox, Map<string, LedgerSource>>()

function sourceOf(outbox: Outbox, sellerId: string): LedgerSource {
  const known = sources.get(outbox) ?? new Map<string, LedgerSource>()
  sources.set(outbox, known)
  const source = known.get(sellerId) ?? createLedgerSource(outbox, sellerId)
  known.set(sellerId, source)
  return source
}

const nobody: LedgerSource = { subscribe: () => () => undefined, view: () => loading }

/** One seller's ledger, live; nothing to see without a seller. */
export function useLedger(sellerId: string | null): LedgerView {
  const outbox = useOutbox()
  const source = sellerId === null ? nobody : sourceOf(outbox, sellerId)
  return useSyncExternalStore(source.subscribe, source.view)
}
