import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { deviceNotes } from '@/storage/device-notes'
import { isNearlyFull, readStorageRoom } from '@/storage/storage-room'
import { PageNotice } from './page-notice'
import { portalTexts as texts } from '../shell/portal-texts'

const noteName = 'told-nearly-full'

/** Whether it is to be told now: once, until there was room again. */
async function isToBeTold(): Promise<boolean> {
  const isFull = isNearlyFull(await readStorageRoom())
  const wasTold = (await deviceNotes.read(noteName)) === true
  if (wasTold && !isFull) await deviceNotes.write(noteName, false)
  return isFull && !wasTold
}

/** Tells once, on one screen, that little space is left; what can be done about it stands in the list of what waits. */
export function StorageNotice() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [toldOn, setToldOn] = useState<string | null>(null)
  if (toldOn !== null && toldOn !== path) setToldOn(null)
  useEffect(() => {
    let isCurrent = true
    isToBeTold().then(
      (told) => isCurrent && told && setToldOn(path),
      // A store out of reach is told of elsewhere.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  useEffect(() => {
    // Only once it is shown: whoever had gone on before that was not told.
    if (toldOn !== null) void deviceNotes.write(noteName, true)
  }, [toldOn])
  return (
    <div role="status">{toldOn !== null && <PageNotice text={texts.nearlyFull} tone="attention" onClose={() => setToldOn(null)} />}</div>
  )
}
