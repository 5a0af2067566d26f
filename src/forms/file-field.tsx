import { useEffect, useRef, useState, type ChangeEvent } from 'react'

import type { Sentence } from '@/catalogues/catalogue'
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
  /** Looks into a file; answers what is kept of it, or why it is refused. */
  readonly take: (file: File) => Promise<File | Sentence>
}

/** One file. A refused one is never held: its reason is shown and what was there before stays. */
export function FileField({ selectLabel, accept, take, ...frame }: FileFieldProps) {
  const [inspecting, setInspecting] = useState<File | null>(null)
  // Worded where they are shown, in the language in use then.
  const [refusal, setRefusal] = useState<{ readonly say: Sentence } | null>(null)
  const [announced, setAnnounced] = useState<{ readonly say: Sentence } | null>(null)
  const parts = useFieldParts<File | null>({ ...frame, error: refusal?.say() ?? frame.error })
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

  const announce = (say: Sentence): void => setAnnounced({ say })

  async function pick(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0]
    // The same file chosen again must count as a choice.
    event.target.value = ''
    if (file === undefined) return
    newest.current = file
    setInspecting(file)
    setRefusal(null)
    announce(() => texts.checkingFile)
    const taken = await take(file).catch((): Sentence => () => texts.fileNotRead)
    // A newer choice, a removal or a closed screen has overtaken this one.
    if (newest.current !== file) return
    setInspecting(null)
    if (!(taken instanceof File)) {
      setRefusal({ say: taken })
      announce(() => `${texts.errorPrefix}${taken()}`)
      return
    }
    field.handleChange(taken)
    announce(() => texts.fileTaken(taken.name))
  }

  function remove(): void {
    newest.current = undefined
    setInspecting(null)
    setRefusal(null)
    field.handleChange(null)
    announce(() => texts.fileRemoved)
    button.current?.focus()
  }

  return (
    <ControlField frame={frame} parts={parts} labelFor={inputId} labelId={labelId}>
      <input
        ref={input}
        id={inputId}
        type="file"
        tabIndex={-1}
        // The button below is heard in its place.
        aria-hidden
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
        {announced?.say()}
      </p>
    </ControlField>
  )
}
