import { useEffect, useEffectEvent } from 'react'
import { clock } from '@/clock/clock'
import { useNetworkHint } from '@/connectivity/connectivity-context'
import type { OnboardingStep } from '@/contract/steps'
import type { Ledger } from '@/outbox/outbox'
import { savedStatus } from '@/outbox/saved-step'

/** A step that was saved, and the number of its row in the ledger. */
export interface SavedStep {
  readonly step: OnboardingStep
  readonly sequence: number
}

/** How long the seller is kept on a step that is stored and has no answer yet. */
const patienceMilliseconds = 3000

/** Whether the seller stays on the step that she saved, or goes on. */
export type SaveEnd = 'refused' | 'go-on'

function verdictOf(ledger: Ledger, sequence: number): SaveEnd | 'open' {
  const status = savedStatus(ledger, sequence, clock.now())
  switch (status?.kind) {
    case undefined:
    case 'under-way':
      return 'open'
    case 'rejected':
      return 'refused'
    case 'accepted':
    case 'paused':
    case 'held':
    case 'undecided':
      return 'go-on'
  }
}

/**
 * Follows the step that was just saved in the ledger, until there is something to tell: an answer, a reason why there
 * is none, or 3 s without either.
 * @param fresh the step on screen while it is on its way
 */
export function useFreshSave(ledger: Ledger, fresh: SavedStep | null, onEnd: (saved: SavedStep, end: SaveEnd) => void): void {
  const offline = useNetworkHint() === 'offline'
  const verdict = fresh === null ? 'open' : verdictOf(ledger, fresh.sequence)
  const end = useEffectEvent((as: SaveEnd) => {
    if (fresh !== null) onEnd(fresh, as)
  })

  useEffect(() => {
    if (verdict !== 'open') end(verdict)
    else if (offline) end('go-on')
  }, [fresh, verdict, offline])

  useEffect(() => {
    if (fresh === null) return undefined
    const timer = setTimeout(() => end('go-on'), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [fresh])
}
