import { clock } from '@/clock/clock'
import { serverClock } from '@/clock/server-clock'
import { reads, type ItemOf, type ReadName } from '@/contract/reads/all-reads'
import { keptSource } from '@/resources/kept-source'
import { isOpen } from '@/resources/known-modules'
import { createRecords, resourceOf } from '@/resources/records'
import type { Source } from '@/resources/source'
import { holdLock } from './lock'
import { database, deviceStore, modules } from './device-store'
import { firstPause } from './start/first-pause'
import { orderNews } from './listen-to-orders'
import { every, mayKeep, onOccasion } from './reading'
import { currentSender, endSession } from './sender'
import { connectivity, transport } from './services'

/** All that was read from the chosen backend. */
export const records = createRecords(deviceStore, serverClock.recall)

/** A resource's items from the chosen backend, kept on the device. */
export function endpoint<Name extends ReadName>(name: Name): Source<ItemOf<Name>> {
  const { module } = reads[name]
  return keptSource(resourceOf(name), {
    records,
    call: transport.call,
    now: clock.now,
    mayKeep,
    mayAsk: async ({ sellerId }) => module === null || isOpen(await modules.known(sellerId), module),
    reader: currentSender,
    holdLock: (work) => holdLock(`${database}:read-${name}`, work),
    isOnline: () => connectivity.hint() === 'online',
    onUnauthorised: endSession,
    // After a sign-in this waits for a pause: the screen she is on her way to asks for what it shows by itself.
    onOccasion: (listener) => onOccasion((occasion) => (occasion === 'sign-in' ? void firstPause().then(listener) : listener())),
    every,
    news: module === 'orders' ? orderNews : null,
  })
}
