import { useEffect, useId, useRef, useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { useLanguage } from '@/catalogues/use-language'
import { Button } from '@/ui/button'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { Camera } from './camera'
import { scanTexts as texts } from './texts'

interface ScanFieldProps {
  /** Handles a code; returns a message about it, or `null` if the code has opened another screen. */
  take(code: string): Sentence | null
  /** The field's label, if it is not for codes of any kind. */
  readonly label?: string
  /** True if the person has just opened the field, which then takes the focus. */
  readonly takesFocus?: boolean
}

/**
 * A code from a USB or Bluetooth scanner (which types like a keyboard), from typing, or from the camera. It keeps the focus, so that
 * the next piece can be scanned at once (KIT-09).
 */
export function ScanField({ take, label = texts.field, takesFocus = false }: ScanFieldProps) {
  // A memoised list may not re-render this field when the language changes, so it subscribes itself.
  useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<{ readonly sentence: Sentence | null; readonly turn: number }>({ sentence: null, turn: 0 })
  const [camera, setCamera] = useState<'closed' | 'open' | 'failed' | 'not-here'>('closed')
  const field = useRef<HTMLDivElement>(null)
  useKeptFocus(field, () => input.current)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const taken = (code: string): void => {
    const trimmed = code.trim()
    if (trimmed === '') return
    const sentence = take(trimmed)
    setSaid(({ turn }) => ({ sentence, turn: turn + 1 }))
    if (sentence === null) setCamera('closed')
  }
  return (
    <div ref={field} className="flex max-w-form flex-col gap-2">
      <form
        className="flex flex-col gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          // React bubbles the event to a form around this one in the component tree, even through a portal.
          event.stopPropagation()
          taken(typed)
          setTyped('')
          input.current?.focus()
        }}
      >
        <Label htmlFor={id}>{label}</Label>
        <span className="flex flex-wrap gap-2">
          <Input
            ref={input}
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            className="min-w-0 flex-1 basis-40"
          />
          <Button type="submit" variant="outline">
            {texts.use}
          </Button>
        </span>
      </form>
      {'mediaDevices' in navigator && camera !== 'not-here' && (
        <Button variant="outline" size="compact" className="w-fit" onClick={() => {
            // Clears the message about the previous code.
            setSaid(({ turn }) => ({ sentence: null, turn: turn + 1 }))
            setCamera(camera === 'open' ? 'closed' : 'open')
          }}>
          {camera === 'open' ? texts.stop : texts.camera}
        </Button>
      )}
      {camera === 'open' && <Camera onCode={taken} onClose={() => setCamera('closed')} onFailure={(failure) => setCamera(failure === 'for-good' ? 'not-here' : 'failed')} />}
      <div role="status">
        {/* The new key remounts the text, so that screen readers announce the same message again for the next code. */}
        <p key={said.turn}>{said.sentence?.()}</p>
        {(camera === 'failed' || camera === 'not-here') && <p>{texts.noCamera}</p>}
      </div>
    </div>
  )
}
