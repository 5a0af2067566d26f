import { useEffect, useState } from 'react'
import { deviceNotes, type DeviceNotes } from '@/storage/device-notes'
import { liveSources, useLiveView } from '@/storage/live-view'

const noteName = 'record-tied'

const notes = liveSources((all: DeviceNotes, name) => all.watch(name))

/**
 * Whether the string is tied before somebody's eyes for the first time on this device; null until that is known.
 * @param since when the review began, which tells one record from another without naming its seller
 */
export function useFirstTie(tied: boolean, since: number | null): boolean | null {
  const note = useLiveView(notes(deviceNotes, noteName))
  const [first, setFirst] = useState<boolean | null>(null)
  const mark = since ?? 0
  // Decided once: what is written below must not end the drawing.
  if (tied && first === null && note.kind !== 'loading') setFirst(note.kind === 'ready' && note.value !== mark)

  useEffect(() => {
    // A note that could not be written costs another drawing.
    if (first === true) void deviceNotes.write(noteName, mark)
  }, [first, mark])

  return first
}
