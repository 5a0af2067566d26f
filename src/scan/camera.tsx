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
  /** There is no camera, or it may not be used. */
  onFailure(): void
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
    let last = { code: '', at: 0 }

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
        if (code !== null && (code !== last.code || now - last.at > sameMilliseconds)) tell(code)
        if (code !== null) last = { code, at: now }
        timer = setTimeout(() => void lookAgain(), everyMilliseconds)
      }
      await lookAgain()
    }
    /** A camera that comes when nobody wants it any more is let go at once; another app may take it away. */
    function begin(seen: MediaStream): MediaStream {
      stream = seen
      for (const track of seen.getTracks()) track.addEventListener('ended', () => isOpen && fail())
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
    look().catch(() => isOpen && fail())
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

const askForCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
