import { useState } from 'react'
import type { Stroke } from '@/domain/steps/signature-step'
import { useFieldParts } from '@/forms/field-parts'
import { texts as formTexts } from '@/forms/texts'
import { Button } from '@/ui/button'
import { Field, FieldError } from '@/ui/field'
import { SignatureCanvas } from './signature-canvas'
import { signatureTexts as texts } from './texts'

/** The paper, and what takes back what was drawn on it. */
export function DrawnField() {
  const { field, id, ids, message } = useFieldParts<Stroke[]>({ label: texts.draw })
  const strokes = field.state.value
  const [done, setDone] = useState<{ readonly what: 'undone' | 'cleared' | null; readonly turn: number }>({ what: null, turn: 0 })
  const [said, setSaid] = useState(message)
  if (message !== undefined && message !== said) setSaid(message)

  function takeBack(left: Stroke[], what: 'undone' | 'cleared'): void {
    field.handleChange(left)
    setDone(({ turn }) => ({ what, turn: turn + 1 }))
    // Both buttons are disabled then, and the focus would be nowhere.
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
      {/* The first stroke takes it away, and leaves its room: the paper stays under the finger. */}
      {said !== undefined && (
        <FieldError id={ids.error} prefix={formTexts.errorPrefix} className={message === undefined ? 'invisible' : undefined}>
          {said}
        </FieldError>
      )}
      <div role="status" className="sr-only">
        {/* Said anew of each press, the same words too. */}
        <span key={done.turn}>{done.what !== null && texts[done.what]}</span>
      </div>
    </Field>
  )
}
