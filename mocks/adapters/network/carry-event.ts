import type { EventEntry } from '@/contract/presenter/log'
import type { CallLog } from '../log/call-log'
import type { ConditionsKeeper } from './conditions'
import { decideEvent, interferenceOf } from './decide'

type CarriedEvent = Pick<EventEntry, 'direction' | 'event' | 'payload'>

/** Takes a socket event over the network, as far as that lets it; false for one that gets lost. */
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
    const fate = decideEvent(conditions.current().network, random())
    log.event({ ...event, interference: interferenceOf(fate) })
    if (fate.kind !== 'carried') return false
    if (fate.delayMilliseconds > 0) await new Promise((resolve) => setTimeout(resolve, fate.delayMilliseconds))
    return conditions.current().network !== 'offline'
  }
