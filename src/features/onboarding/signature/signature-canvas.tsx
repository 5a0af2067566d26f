import SignaturePad from 'signature_pad'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { signatureHeightPixels, signatureWidthPixels } from '@/contract/limits'
import { scaleStrokes, type Stroke } from '@/domain/steps/signature-step'
import { cn } from '@/ui/cn'
import { padOptions, toPointGroups } from './render-signature'
import { signatureTexts as texts } from './texts'

interface SignatureCanvasProps {
  /** The strokes, in the coordinates of the 400 by 200 sheet, so that they fit any screen and any rotation. */
  readonly strokes: readonly Stroke[]
  readonly onChange: (strokes: Stroke[]) => void
  /** The id of the error message about the strokes; undefined where there is none. */
  readonly errorId: string | undefined
}

/** The canvas to sign on: as wide as the screen allows, and sharp on every screen (SIGN-01). */
export function SignatureCanvas({ strokes, onChange, errorId }: SignatureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const [width, setWidth] = useState(0)
  const drawn = useRef<readonly Stroke[]>(null)
  /** Whether a stroke is being drawn: clearing signature_pad then, such as for another width, would make it ignore the stroke. */
  const isDrawing = useRef(false)

  const report = useEffectEvent(() => {
    const groups = pad.current?.toData() ?? []
    const points = groups.map((group) =>
      group.points.map(({ x, y, pressure, time }) => ({ x, y, pressure, time })),
    )
    const scaled = scaleStrokes(points, signatureWidthPixels / width)
    drawn.current = scaled
    onChange(scaled)
  })

  // In a layout effect, before the first paint: a stroke begun as soon as the canvas is visible would be lost otherwise.
  useLayoutEffect(() => {
    const element = canvas.current
    if (element === null) return undefined
    const own = new SignaturePad(element, padOptions)
    pad.current = own
    const measure = (): void => {
      if (!isDrawing.current) setWidth(element.clientWidth)
    }
    const begun = (): void => void (isDrawing.current = true)
    const ended = (): void => {
      isDrawing.current = false
      report()
      measure()
    }
    own.addEventListener('beginStroke', begun)
    own.addEventListener('endStroke', ended)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      isDrawing.current = false
      own.removeEventListener('beginStroke', begun)
      own.removeEventListener('endStroke', ended)
      own.off()
      pad.current = null
    }
  }, [])

  useLayoutEffect(() => {
    const element = canvas.current
    if (element === null || width === 0) return
    // As many canvas pixels as device pixels; setting the size clears the canvas.
    const density = Math.max(window.devicePixelRatio, 1)
    element.width = width * density
    element.height = (width * density * signatureHeightPixels) / signatureWidthPixels
    element.getContext('2d')?.scale(density, density)
    drawn.current = null
  }, [width])

  useLayoutEffect(() => {
    if (width === 0 || isDrawing.current || drawn.current === strokes) return
    drawn.current = strokes
    pad.current?.clear()
    pad.current?.fromData(toPointGroups(scaleStrokes(strokes, width / signatureWidthPixels)), { clear: false })
  }, [strokes, width])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={strokes.length === 0 ? texts.canvasEmpty : texts.canvasSigned(strokes.length)}
      aria-describedby={errorId}
      className={cn(
        'aspect-2/1 w-full max-w-[400px] touch-none rounded-md border-[1.5px] bg-white',
        errorId === undefined ? 'border-input' : 'border-destructive',
      )}
    />
  )
}
