import { useEffect, useRef, useState, type ChangeEvent } from 'react'

import { Button } from '@/ui/button'

import { ControlField } from './control-field'
import { useFieldParts, type FieldFrameProps } from './field-parts'
import { PickedFile } from './picked-file'
import { texts } from './texts'

interface FileFieldProps extends FieldFrameProps {
  /** The words of the button: 'Select a …'. */
  readonly selectLabel: string
  /** A hint for the file picker, such as `image/png,image/jpeg`; it proves nothing. */
  readonly accept: string
  /** Looks into a file; answers what is kept of it, or in words why it is refused. */
  readonly take: (file: File) => Promise<File | string>
}

/** One file. A refused one is never held: its reason is shown and what was there before stays. */
export function FileField({ selectLabel, accept, take, ...frame }: FileFieldProps) {
  const [inspecting, setInspecting] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const parts = useFieldParts<File | null>({ ...frame, error: refusal ?? frame.error })
  const { field } = parts
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const newest = useRef<File>(undefined)
  const inputId = `${parts.id}-file`
  const labelId = `${parts.id}-label`
  const describedBy = parts.controlProps['aria-describedby']

  useEffect(
    () => () => {
      newest.current = undefined
    },
    [],
  )

  async function pick(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0]
    // The same file chosen again must count as a choice.
    event.target.value = ''
    if (file === undefined) return
    newest.current = file
    setInspecting(file)
    setRefusal(undefined)
    setAnnouncement(texts.checkingFile)
    const taken = await take(file).catch(() => texts.fileNotRead)
    // A newer choice, a removal or a closed screen has overtaken this one.
    if (newest.current !== file) return
    setInspecting(null)
    if (typeof taken === 'string') {
      setRefusal(taken)
      setAnnouncement(`${texts.errorPrefix}${taken}`)
      return
    }
    field.handleChange(taken)
    setAnnouncement(texts.fileTaken(taken.name))
  }

  function remove(): void {
    newest.current = undefined
    setInspecting(null)
    setRefusal(undefined)
    field.handleChange(null)
    setAnnouncement(texts.fileRemoved)
    button.current?.focus()
  }

  return (
    <ControlField frame={frame} parts={parts} labelFor={inputId} labelId={labelId}>
      <input
        ref={input}
        id={inputId}
        type="file"
        tabIndex={-1}
        className="sr-only"
        name={field.name}
        accept={accept}
        disabled={frame.disabled}
        aria-invalid={parts.controlProps['aria-invalid']}
        aria-describedby={describedBy}
        onChange={(event) => void pick(event)}
      />
      {field.state.value !== null && (
        <PickedFile file={field.state.value} onRemove={remove} disabled={frame.disabled ?? false} />
      )}
      <Button
        ref={button}
        id={parts.id}
        variant="outline"
        className="w-fit"
        disabled={frame.disabled}
        busy={inspecting !== null}
        busyLabel={texts.checkingFile}
        aria-labelledby={`${parts.id} ${labelId}`}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {selectLabel}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ControlField>
  )
}
