import type { EventEntry } from '@/contract/presenter/log'
import type { CallLog } from '../log/call-log'
import type { ConditionsKeeper } from './conditions'
import { decideEvent, interferenceOf } from './decide'

type CarriedEvent = Pick<EventEntry, 'direction' | 'event' | 'payload'>

/** Carries a socket event over the simulated network; false if it gets lost. */
export type CarryEvent = (event: CarriedEvent) => Promise<boolean>

interface CarryParts {
  readonly conditions: ConditionsKeeper
  readonly log: CallLog
  /** From 0 up to but not including 1. */
  readonly random: () => number
}

export const createEventCarrier =
  ({ conditions, log, random }: CarryParts): CarryEvent =>
  async (event) => {
    const outcome = decideEvent(conditions.current().network, random())
    if (outcome.kind === 'carried' && outcome.delayMilliseconds > 0)
      await new Promise((resolve) => setTimeout(resolve, outcome.delayMilliseconds))
    const cut = conditions.current().network === 'offline'
    log.event({ ...event, interference: cut ? 'offline' : interferenceOf(outcome) })
    return outcome.kind === 'carried' && !cut
  }
