import { useCallback, useState } from 'react'

import { stepRuleTexts } from '@/domain/steps/rule-texts'
import { Button } from '@/ui/button'

import { texts } from './texts'

interface PickedFileProps {
  readonly file: File
  readonly disabled: boolean
  readonly onRemove: () => void
}

function sizeText(bytes: number): string {
  const kilobytes = bytes / 1000
  return kilobytes < 1000
    ? texts.kilobytes(Math.max(1, Math.round(kilobytes)))
    : texts.megabytes(Math.round(kilobytes / 100) / 10)
}

/** The file that a field holds: a preview if it is a picture, name and size, and a button to remove it. */
export function PickedFile({ file, disabled, onRemove }: PickedFileProps) {
  // The browser may have lost the stored bytes of the file; only loading the preview reveals that.
  const [broken, setBroken] = useState<File | null>(null)
  const isBroken = broken === file
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-border bg-card p-3">
      {!isBroken && file.type.startsWith('image/') && <Preview file={file} onBroken={() => setBroken(file)} />}
      <span className="min-w-0 flex-1 basis-32">
        <span className="block font-semibold">{file.name}</span>
        <span className="block text-hint text-muted-foreground tabular-nums">{sizeText(file.size)}</span>
        <span role="status" className="block text-hint font-semibold text-destructive">
          {isBroken && stepRuleTexts.fileDamaged}
        </span>
      </span>
      <Button
        variant="link"
        size="bare"
        disabled={disabled}
        aria-label={texts.removeFile(file.name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </div>
  )
}

/** The picture has an empty `alt`, as the file's name is next to it. */
function Preview({ file, onBroken }: { readonly file: File; readonly onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )

  return (
    <img
      ref={show}
      alt=""
      className="size-16 flex-none rounded-sm border border-border bg-muted object-contain"
      onError={onBroken}
    />
  )
}
