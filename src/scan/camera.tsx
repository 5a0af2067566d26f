import { useEffect, useEffectEvent, useRef } from 'react'
import { openCodeReader } from './code-reader'
import { scanTexts as texts } from './texts'

/** How often the picture is looked at, and how long a code has to be out of sight before it counts once more. */
const everyMilliseconds = 150
const sameMilliseconds = 2000

interface CameraProps {
  onCode(code: string): void
  /** Nobody looks at it any more: the page is hidden, or what it stands in. */
  onClose(): void
  /** It cannot be used; for good where there is none, or where it may not be used. */
  onFailure(failure: 'for-good' | 'for-now'): void
}

const isSeen = (element: Element): boolean => document.visibilityState === 'visible' && element.getClientRects().length > 0

/** Looks through the camera until it is taken from the screen, and tells each code that it sees. */
export function Camera({ onCode, onClose, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onCode)
  const close = useEffectEvent(onClose)
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    // Two codes in one picture are read in turn: each has been in sight all the while.
    const inSight = new Map<string, number>()

    async function look(): Promise<void> {
      const [reader, seen] = await Promise.all([openCodeReader(), askForCamera().then(begin)])
      const place = video.current
      if (!isOpen || place === null) return
      place.srcObject = seen
      await place.play()
      const lookAgain = async (): Promise<void> => {
        if (!isSeen(place)) return close()
        const code = await reader(place).catch(() => null)
        if (!isOpen) return
        const now = performance.now()
        if (code !== null) {
          const before = inSight.get(code)
          inSight.set(code, now)
          if (before === undefined || now - before > sameMilliseconds) tell(code)
        }
        timer = setTimeout(() => void lookAgain(), everyMilliseconds)
      }
      await lookAgain()
    }
    /** A camera that comes when nobody wants it any more is let go at once; another app may take it away. */
    function begin(seen: MediaStream): MediaStream {
      stream = seen
      for (const track of seen.getTracks()) track.addEventListener('ended', () => isOpen && fail('for-now'))
      if (!isOpen) stop()
      return seen
    }
    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    function onVisibility(): void {
      if (document.visibilityState === 'hidden') close()
    }
    document.addEventListener('visibilitychange', onVisibility)
    look().catch(async (error: unknown) => {
      const failure = (await isForGood(error)) ? 'for-good' : 'for-now'
      if (isOpen) fail(failure)
    })
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(timer)
      stop()
    }
  }, [])

  return (
    <figure className="flex flex-col gap-2">
      <video ref={video} muted playsInline aria-label={texts.picture} className="aspect-video w-full rounded-lg bg-black object-cover" />
      <figcaption className="text-hint text-muted-foreground">{texts.aim}</figcaption>
    </figure>
  )
}

/** Another app that has the camera, or a line on which the reader's code did not come, may be gone at the next press. */
async function isForGood(error: unknown): Promise<boolean> {
  if (!(error instanceof DOMException)) return false
  return error.name === 'NotFoundError' || (error.name === 'NotAllowedError' && (await isForbidden()))
}

/** Whether the browser asks no more: a question that was only closed it asks again. One that does not tell counts as if it would not. */
async function isForbidden(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'denied'
  } catch {
    return true
  }
}

const askForCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
