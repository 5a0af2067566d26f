import { useState } from 'react'
import type { Stroke } from '@/domain/steps/signature-step'
import { useFieldParts } from '@/forms/field-parts'
import { texts as formTexts } from '@/forms/texts'
import { Button } from '@/ui/button'
import { Field, FieldError } from '@/ui/field'
import { SignatureCanvas } from './signature-canvas'
import { signatureTexts as texts } from './texts'

/** The canvas to sign on, with its undo and clear buttons. */
export function DrawnField() {
  const { field, id, ids, message } = useFieldParts<Stroke[]>({ label: texts.draw })
  const strokes = field.state.value
  const [done, setDone] = useState<{ readonly what: 'undone' | 'cleared' | null; readonly turn: number }>({ what: null, turn: 0 })
  const [said, setSaid] = useState(message)
  if (message !== undefined && message !== said) setSaid(message)

  function takeBack(left: Stroke[], what: 'undone' | 'cleared'): void {
    field.handleChange(left)
    setDone(({ turn }) => ({ what, turn: turn + 1 }))
    // With nothing drawn both buttons are disabled, and the focus would be lost.
    if (left.length === 0) document.getElementById(id)?.focus({ preventScroll: true })
  }

  const back = { variant: 'outline', size: 'compact', disabled: strokes.length === 0 } as const
  return (
    <Field id={id} tabIndex={-1}>
      <SignatureCanvas strokes={strokes} onChange={field.handleChange} errorId={message === undefined ? undefined : ids.error} />
      <div className="flex flex-wrap gap-3">
        <Button {...back} onClick={() => takeBack(strokes.slice(0, -1), 'undone')}>
          {texts.undo}
        </Button>
        <Button {...back} onClick={() => takeBack([], 'cleared')}>
          {texts.clear}
        </Button>
      </div>
      {/* The first stroke hides the error but keeps its space, so that the canvas does not move under the finger. */}
      {said !== undefined && (
        <FieldError id={ids.error} prefix={formTexts.errorPrefix} className={message === undefined ? 'invisible' : undefined}>
          {said}
        </FieldError>
      )}
      <div role="status" className="sr-only">
        {/* The key makes a screen reader announce each press, even with the same words. */}
        <span key={done.turn}>{done.what !== null && texts[done.what]}</span>
      </div>
    </Field>
  )
}
