import { useEffect, useRef, useState } from 'react'
import { amountText } from '@/domain/money-text'
import { askForProtection, isNearlyFull, readStorageRoom, type StorageRoom } from '@/storage/storage-room'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { roomTexts as texts } from './storage-texts'

const megabyte = 1e6
const gigabyte = 1000 * megabyte

/** Rounded to three digits. */
function countText(count: number): string {
  const rounded = Number(count.toPrecision(3))
  return rounded < 1000 ? String(rounded) : amountText(rounded)
}

/** `1.2 MB`, `10.7 GB` */
const sizeText = (bytes: number): string =>
  bytes < gigabyte ? `${countText(bytes / megabyte)} MB` : `${countText(bytes / gigabyte)} GB`

interface StorageReportProps {
  /** What the browser last said about storage; null where it is not known yet. */
  readonly known: StorageRoom | null
  /** The storage is read again whenever this value changes. */
  readonly after: unknown
  /** Whether something stored here has not been sent. */
  readonly waits: boolean
}

/** Whether the browser may delete what is stored, how much space is left, and a button to ask for protection (PWA-04). */
export function StorageReport({ known, after, waits }: StorageReportProps) {
  const [room, setRoom] = useState(known)
  useEffect(() => {
    let isCurrent = true
    void readStorageRoom().then((read) => isCurrent && setRoom(read))
    return () => {
      isCurrent = false
    }
  }, [after])

  if (room === null || (room.isProtected === null && room.used === null)) return null
  return <Report room={room} waits={waits} onAsked={setRoom} />
}

interface ReportProps extends Pick<StorageReportProps, 'waits'> {
  readonly room: StorageRoom
  /** Called with the storage's new state after the browser was asked to protect it. */
  readonly onAsked: (room: StorageRoom) => void
}

function Report({ room, waits, onAsked }: ReportProps) {
  const [isRefused, setRefused] = useState(false)
  const section = useRef<HTMLElement>(null)
  useKeptFocus(section, () => section.current?.querySelector('h2'))

  async function protect(): Promise<void> {
    const isProtected = await askForProtection().catch(() => false)
    setRefused(!isProtected)
    onAsked(await readStorageRoom())
  }

  return (
    <section ref={section} className="flex max-w-page flex-col items-start gap-2">
      <h2 tabIndex={-1} className="text-base">{texts.title}</h2>
      {isNearlyFull(room) && <Alert variant="destructive">{texts.nearlyFull}</Alert>}
      {room.used !== null && room.left !== null && <p>{texts.room(sizeText(room.used), sizeText(room.left))}</p>}
      {!isRefused && room.isProtected === false && <p>{texts.notProtected(waits)}</p>}
      {/* Only the result of the press is announced: the sizes above change with everything that is sent. */}
      <p role="status">{isRefused ? texts.refused : room.isProtected === true && texts.protected}</p>
      {room.isProtected === false && (
        <Button variant="outline" onClick={() => void protect()}>
          {texts.protect}
        </Button>
      )}
    </section>
  )
}
