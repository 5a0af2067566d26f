import { deviceTime } from '@/clock/clock'
import { dayMilliseconds } from '@/contract/limits'
import { z } from '@/contract/schema'
import { deviceNotes, type DeviceNotes } from '@/storage/device-notes'
import { liveSources, useLiveView } from '@/storage/live-view'
import type { Stored } from '@/storage/storage-failure'

const noteName = 'install-not-now'
const noteSchema = z.catch(z.nullable(z.number()), null)

const quietDays = 30

/** Whether somebody has said 'Not now' within the last 30 days. @param note as stored @param now milliseconds since the epoch */
export function wantsQuiet(note: unknown, now: number): boolean {
  const saidAt = noteSchema.parse(note ?? null)
  // The absolute difference, so that a clock that was wrong that day does not silence the offer for years.
  return saidAt !== null && Math.abs(now - saidAt) < quietDays * dayMilliseconds
}

const notes = liveSources((all: DeviceNotes, name) => all.watch(name))

/** Whether the offer may be shown; not before the stored answer has been read. */
export function useMayOffer(now: number): boolean {
  const note = useLiveView(notes(deviceNotes, noteName))
  return note.kind === 'ready' && !wantsQuiet(note.value, now)
}

/** Stores that the seller does not want to install the app on this device now. */
export const sayNotNow = (): Promise<Stored<void>> => deviceNotes.write(noteName, deviceTime.now())
