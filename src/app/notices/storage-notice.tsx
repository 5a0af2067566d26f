import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { deviceNotes } from '@/storage/device-notes'
import { isNearlyFull, readStorageRoom } from '@/storage/storage-room'
import { PageNotice } from './page-notice'
import { portalTexts as texts } from '../shell/portal-texts'

const noteName = 'told-nearly-full'

/** Whether to tell now: once, and again only after there was room in between. */
async function isToBeTold(): Promise<boolean> {
  const isFull = isNearlyFull(await readStorageRoom())
  const wasTold = (await deviceNotes.read(noteName)) === true
  if (wasTold && !isFull) await deviceNotes.write(noteName, false)
  return isFull && !wasTold
}

/** Tells once, on one screen, that little space is left; “Waiting to send” says what can be done about it. */
export function StorageNotice() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [toldOn, setToldOn] = useState<string | null>(null)
  if (toldOn !== null && toldOn !== path) setToldOn(null)
  useEffect(() => {
    let isCurrent = true
    isToBeTold().then(
      (told) => isCurrent && told && setToldOn(path),
      // Other parts of the page report a store that is out of reach.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  useEffect(() => {
    // Noted only once it is shown: a seller who had left the screen before was not told.
    if (toldOn !== null) void deviceNotes.write(noteName, true)
  }, [toldOn])
  return (
    <div role="status">{toldOn !== null && <PageNotice text={texts.nearlyFull} tone="attention" onClose={() => setToldOn(null)} />}</div>
  )
}
