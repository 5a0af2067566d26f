import { useEffect, useEffectEvent, useRef } from 'react'
import { openCodeReader } from './code-reader'
import { scanTexts as texts } from './texts'

/** How often a video frame is decoded, and how long a code has to be out of sight before it is reported again. */
const everyMilliseconds = 150
const sameMilliseconds = 2000

interface CameraProps {
  onCode(code: string): void
  /** Called when the camera is no longer on screen: the page, or an element around it, is hidden. */
  onClose(): void
  /** Called when the camera cannot be used; `for-good` if there is none or its use is forbidden. */
  onFailure(failure: 'for-good' | 'for-now'): void
}

const isSeen = (element: Element): boolean => document.visibilityState === 'visible' && element.getClientRects().length > 0

/** Shows the camera's picture while it is mounted, and reports each code in it. */
export function Camera({ onCode, onClose, onFailure }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const tell = useEffectEvent(onCode)
  const close = useEffectEvent(onClose)
  const fail = useEffectEvent(onFailure)

  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    // With two codes in the picture, frames yield one or the other: both count as in sight all the time, and are reported once.
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
    /** A camera that is granted after unmounting is stopped at once; another app may take it away, which ends its tracks. */
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

/** Whether trying again is pointless. A camera in use by another app, or reader code that failed to load, may work next time. */
async function isForGood(error: unknown): Promise<boolean> {
  if (!(error instanceof DOMException)) return false
  return error.name === 'NotFoundError' || (error.name === 'NotAllowedError' && (await isForbidden()))
}

/** Whether the browser will not ask for permission again, as it does after a dismissed prompt. A browser that cannot tell counts as yes. */
async function isForbidden(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state === 'denied'
  } catch {
    return true
  }
}

const askForCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
