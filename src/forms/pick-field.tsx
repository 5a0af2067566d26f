import { useEffect, useRef, useState, type ChangeEvent, type ComponentType } from 'react'

import type { Sentence } from '@/catalogues/catalogue'
import { Button } from '@/ui/button'
import { useMediaQuery } from '@/ui/use-media-query'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import { beginFileCheck, hideFileChecks, overtakeFileChecks, type FileCheckEnd } from './file-checks'
import { texts } from './texts'

/** The result of checking a file: the value to keep, or why it is refused. */
export type Taken<Held> = { readonly kind: 'held'; readonly held: Held } | { readonly kind: 'refused'; readonly say: Sentence }

export interface PickProps extends FieldFrameProps {
  /** The button's label: 'Select a …'. */
  readonly selectLabel: string
  /** A hint for the file picker, such as `image/png,image/jpeg`; the chosen file may still be of any type. */
  readonly accept: string
  /** Shows a second button that opens the camera, on touch screens only. */
  readonly camera?: boolean
}

/** Props of the component that shows the held value and can remove it. */
export interface ShownProps<Held> {
  readonly held: Held
  readonly disabled: boolean
  readonly onRemove: () => void
}

interface PickFieldProps<Held> extends PickProps {
  /** Checks a file. `isPhoto`: it was just taken with the camera. */
  readonly take: (file: File, isPhoto: boolean) => Promise<Taken<Held>>
  /** The name that is announced for an accepted file. */
  readonly nameOf: (held: Held) => string
  readonly Shown: ComponentType<ShownProps<Held>>
}

/** Picks one file. A refused file is never held: its reason is shown, and the previous value stays. */
export function PickField<Held extends object>({ selectLabel, accept, camera = false, take, nameOf, Shown, ...frame }: PickFieldProps<Held>) {
  const hasCamera = useMediaQuery('(pointer: coarse)') && camera
  const [inspecting, setInspecting] = useState<File | null>(null)
  // Kept as functions, so that they are worded in the language in use when they are shown.
  const [refusal, setRefusal] = useState<{ readonly say: Sentence } | null>(null)
  const [announced, setAnnounced] = useState<{ readonly say: Sentence } | null>(null)
  const parts = useFieldParts<Held | null>({ ...frame, error: refusal?.say() ?? frame.error })
  const { field } = parts
  const { name } = field
  const { formId } = field.form
  const place = { formId, name }
  useEffect(() => () => hideFileChecks({ formId, name }), [formId, name])
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // After the camera is cancelled, pressing the field's label has to open the file picker and not the camera again.
  useEffect(() => {
    const left = input.current
    const forget = (): void => left?.removeAttribute('capture')
    left?.addEventListener('cancel', forget)
    return () => left?.removeEventListener('cancel', forget)
  }, [])
  const inputId = `${parts.id}-file`
  const labelId = `${parts.id}-label`
  const describedBy = parts.controlProps['aria-describedby']

  const announce = (say: Sentence): void => setAnnounced({ say })

  async function pick(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const { target } = event
    const file = target.files?.[0]
    const isPhoto = target.hasAttribute('capture')
    target.removeAttribute('capture')
    // Otherwise choosing the same file again would fire no change event.
    target.value = ''
    if (file === undefined) return
    setInspecting(file)
    setRefusal(null)
    announce(() => texts.checkingFile)
    const finding = take(file, isPhoto).catch((): Taken<Held> => ({ kind: 'refused', say: () => texts.fileNotRead }))
    await beginFileCheck(place, finding, settle)
    setInspecting((current) => (current === file ? null : current))
  }

  function settle(taken: Taken<Held>): FileCheckEnd {
    if (taken.kind === 'refused') {
      // Clears the form's older error, which would take precedence over this refusal.
      field.setMeta((meta) => ({ ...meta, errorMap: {} }))
      setRefusal(taken)
      announce(() => `${texts.errorPrefix}${taken.say()}`)
    } else {
      field.setValue(() => taken.held)
      announce(() => texts.fileTaken(nameOf(taken.held)))
    }
    return taken
  }

  function remove(): void {
    overtakeFileChecks(place.formId, place.name)
    setInspecting(null)
    setRefusal(null)
    field.handleChange(null)
    announce(() => texts.fileRemoved)
    button.current?.focus()
  }

  function open(photo: boolean): void {
    if (photo) input.current?.setAttribute('capture', 'environment')
    else input.current?.removeAttribute('capture')
    input.current?.click()
  }

  return (
    <ControlField frame={frame} parts={parts} labelFor={inputId} labelId={labelId}>
      <input
        ref={input}
        id={inputId}
        type="file"
        tabIndex={-1}
        // Hidden from screen readers, which use the button below instead.
        aria-hidden
        className="sr-only"
        name={field.name}
        accept={accept}
        disabled={frame.disabled}
        aria-invalid={parts.controlProps['aria-invalid']}
        aria-describedby={describedBy}
        onChange={(event) => void pick(event)}
      />
      {field.state.value !== null && <Shown held={field.state.value} disabled={frame.disabled ?? false} onRemove={remove} />}
      <div className="flex flex-wrap gap-3">
        {hasCamera && (
          <Button variant="outline" disabled={frame.disabled} aria-describedby={labelId} onClick={() => open(true)}>
            {texts.takePhoto}
          </Button>
        )}
        <Button
          ref={button}
          id={parts.id}
          variant="outline"
          disabled={frame.disabled}
          busy={inspecting !== null}
          busyLabel={texts.checkingFile}
          aria-labelledby={`${parts.id} ${labelId}`}
          aria-describedby={describedBy}
          onClick={() => open(false)}
        >
          {selectLabel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {announced?.say()}
      </p>
    </ControlField>
  )
}
