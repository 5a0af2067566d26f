import { useId, useRef, useState, type FormEvent } from 'react'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { CopyContents } from './copy-contents'
import { copyTexts as texts } from './copy-texts'
import { PassphraseField } from './passphrase-field'
import { canSeal } from './sealed-copy'
import { useCopy, type Copy, type CopyOptions } from './use-copy'

export interface CopyDialogProps extends CopyOptions {
  /** Whether calls carry an idempotency key, so that a step which two phones send takes effect once. */
  readonly sendsKeys: boolean
}

/** Takes what waits from one phone to another, sealed with a passphrase (QUEUE-10). */
export function CopyDialog({ sendsKeys, ...options }: CopyDialogProps) {
  const { kind, onClose } = options
  const copy = useCopy(options)
  const { working, told, opened, kept, takeOver } = copy
  const toldId = useId()
  const area = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useKeptFocus(area, () => outcome.current)
  const importing = kind === 'import'

  return (
    <Dialog
      title={importing ? texts.importTitle : texts.exportTitle}
      description={opened === null ? (importing ? texts.importText : texts.exportText) : undefined}
      closeLabel={texts.close}
      onClose={onClose}
      firstFocus={(dialog) => dialog.querySelector('input')}
    >
      {!canSeal() && <Alert variant="destructive">{texts.needsHttps}</Alert>}
      {importing && !sendsKeys && <Alert variant="destructive">{texts.noKeys}</Alert>}
      <div ref={area} className="contents">
        <div ref={outcome} tabIndex={-1} className={cn('flex flex-col gap-4', told === null && opened === null && kept === null && 'absolute')}>
          <div id={toldId} role="status" className="flex flex-col gap-4">
            {opened !== null && <Alert variant="info">{texts.look}</Alert>}
            {told !== null && <Alert variant={told.good ? 'success' : 'destructive'}>{told.say()}</Alert>}
          </div>
          {kept !== null && (
            <Button variant="outline" busy={working} busyLabel={texts.working} onClick={() => void takeOver(kept, true)}>
              {texts.takeKept}
            </Button>
          )}
        </div>
        {opened !== null && <CopyContents {...opened} working={working} onTake={() => void takeOver(opened)} onClose={onClose} />}
        {canSeal() && opened === null && <CopyForm importing={importing} copy={copy} toldId={toldId} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

interface CopyFormProps {
  readonly importing: boolean
  readonly copy: Copy
  /** The element that shows what is wrong with a field. */
  readonly toldId: string
  readonly onClose: () => void
}

/** Asks for the passphrase, and for the file to import. */
function CopyForm({ importing, copy, toldId, onClose }: CopyFormProps) {
  const { working, told, forget } = copy
  const fileId = useId()
  const [shown, setShown] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const passphrase = entered.get('passphrase')
    setShown(false)
    void copy.submit(typeof passphrase === 'string' ? passphrase : '', entered.get('file'))
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      {importing && (
        <div className="flex flex-col gap-1">
          <Label htmlFor={fileId}>{texts.file}</Label>
          <Input
            id={fileId}
            name="file"
            type="file"
            className="ps-0 file:me-3 file:h-full file:border-e-[1.5px] file:border-input file:px-3 file:font-semibold"
            accept="application/json,.json"
            aria-invalid={told?.field === 'file'}
            aria-describedby={told?.field === 'file' ? toldId : undefined}
            onChange={forget}
          />
        </div>
      )}
      <PassphraseField
        isNew={!importing}
        shown={shown}
        onShow={setShown}
        problemId={told?.field === 'passphrase' ? toldId : null}
        onType={() => told?.field === 'passphrase' && forget()}
      />
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
        <Button type="submit" busy={working} busyLabel={texts.working}>
          {importing ? texts.open : texts.save}
        </Button>
      </DialogFooter>
    </form>
  )
}
