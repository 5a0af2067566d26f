import { useEffect, useState } from 'react'
import { deviceNotes, type DeviceNotes } from '@/storage/device-notes'
import { liveSources, useLiveView } from '@/storage/live-view'

const noteName = 'record-tied'

const notes = liveSources((all: DeviceNotes, name) => all.watch(name))

/**
 * Whether this device shows the tied bow for the first time, so that it is animated; null until that is known.
 * @param since when the review began; it identifies the record without naming its seller
 */
export function useFirstTie(tied: boolean, since: number | null): boolean | null {
  const note = useLiveView(notes(deviceNotes, noteName))
  const [first, setFirst] = useState<boolean | null>(null)
  const mark = since ?? 0
  // Decided once: the note written below would otherwise turn this into false and end the animation.
  if (tied && first === null && note.kind !== 'loading') setFirst(note.kind === 'ready' && note.value !== mark)

  useEffect(() => {
    // If the note cannot be written, the animation merely plays again next time.
    if (first === true) void deviceNotes.write(noteName, mark)
  }, [first, mark])

  return first
}
