import { clock } from '@/clock/clock'
import { serverNow } from '@/clock/server-clock'
import { endpointNames, isRead } from '@/contract/endpoints'
import { hourMilliseconds } from '@/contract/limits'
import { reads } from '@/contract/reads/all-reads'
import { createSeriesQuestion } from '@/resources/invoice-series'
import { askModules } from '@/resources/ask-modules'
import type { ModulesStore } from '@/resources/kept-modules'
import { isOpen } from '@/resources/known-modules'
import type { KnownModules } from '@/resources/modules'
import { session } from '@/session/browser-session'
import { newId } from '@/storage/new-id'
import { holdLock } from '../lock'
import { database, deviceStore, modules } from '../device-store'
import { firstPause } from './first-pause'
import { listenToOrders } from '../listen-to-orders'
import { every, mayKeep, onOccasion } from '../reading'
import { sourceOf } from '../resource-sources'
import { currentSender } from '../sender'
import { connectivity, transport } from '../services'

/** Asks which modules the marketplace offers, and then starts their reads: none of their endpoints is called before. */
export function startModules(): ModulesStore {
  const askForSeries = createSeriesQuestion({ database: deviceStore, call: transport.call, now: serverNow, newId, mayKeep })

  async function look(anew: boolean): Promise<void> {
    await askModules(
      {
        modules,
        call: transport.call,
        now: clock.now,
        reader: currentSender,
        mayKeep,
        holdLock: (work) => holdLock(`${database}:modules`, work),
        isOnline: () => connectivity.hint() === 'online',
      },
      anew,
    )
    const reader = currentSender()
    if (reader === null) return
    const known = await modules.known(reader.sellerId)
    void whenIdle(known).catch(() => undefined)
    if (isOpen(known, 'invoices')) await askForSeries(reader)
  }

  /** Reads that no screen has asked for wait until the seller pauses. */
  async function whenIdle(known: KnownModules): Promise<void> {
    const open = endpointNames.filter(isRead).filter((name) => reads[name].module !== null && isOpen(known, reads[name].module))
    if (open.length === 0) return
    await firstPause()
    await Promise.all(open.map((name) => sourceOf(name).prepare()))
    if (isOpen(known, 'orders')) await listenToOrders()
  }

  // The live query reports a store that is out of reach; the next trigger tries again.
  const wake = (anew: boolean): void => void look(anew).catch(() => undefined)
  onOccasion((occasion) => wake(occasion === 'sign-in'))
  every(hourMilliseconds, () => wake(false))
  // The seller may have signed in on this page before this chunk was loaded.
  wake(session.signInCount() > 0)
  return modules
}
