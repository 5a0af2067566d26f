import { clock } from '@/clock/clock'
import type { ItemOf, ReadName } from '@/contract/reads/all-reads'
import { databaseName, OutboxDatabase } from '@/outbox/database'
import { keptSource } from '@/resources/kept-source'
import { createRecords, resourceOf } from '@/resources/records'
import type { Reader } from '@/resources/refresh'
import type { Source } from '@/resources/source'
import { endedSessions, session } from '@/session/browser-session'
import { chosenBackend } from './backend'
import { holdLock } from './lock'
import { currentSender, endSession } from './sender'
import { connectivity, transport } from './services'

const database = databaseName(chosenBackend.kind)

const isInView = (): boolean => document.visibilityState === 'visible'

/** A log-out is stored before the seller's data goes: nothing may be kept after it. */
async function mayKeep({ token }: Reader): Promise<boolean> {
  return currentSender()?.token === token && !(await endedSessions.hasEnded(token).catch(() => false))
}

function onOccasion(listener: () => void): void {
  let token = currentSender()?.token
  session.subscribe(() => {
    const before = token
    token = currentSender()?.token
    if (token !== undefined && token !== before) listener()
  })
  connectivity.onNetworkBack(listener)
  document.addEventListener('visibilitychange', () => {
    if (isInView()) listener()
  })
}

/** A resource's items from the chosen backend, kept on the device. */
export function endpoint<Name extends ReadName>(name: Name): Source<ItemOf<Name>> {
  return keptSource(resourceOf(name), {
    records: createRecords(new OutboxDatabase(database)),
    call: transport.call,
    now: clock.now,
    mayKeep,
    reader: currentSender,
    holdLock: (work) => holdLock(`${database}:read-${name}`, work),
    isOnline: () => connectivity.hint() === 'online',
    onUnauthorised: endSession,
    onOccasion,
    every(milliseconds, work) {
      const timer = setInterval(() => {
        if (isInView()) work()
      }, milliseconds)
      return () => clearInterval(timer)
    },
  })
}
