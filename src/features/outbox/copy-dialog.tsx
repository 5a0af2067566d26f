import { useId, useRef, useState, type FormEvent } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { clock } from '@/clock/clock'
import { passphraseMinimumLength } from '@/domain/portal-limits'
import { dayInIndia } from '@/domain/date-texts'
import { waitingCommandsMaximum } from '@/outbox/many-rows'
import { useOutbox } from '@/outbox/outbox-context'
import type { IncomingTransfer, ImportResult } from '@/outbox/transfer'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { Input } from '@/ui/input'
import { Label } from '@/ui/label'
import { shareOrSave } from '@/ui/save-file'
import { useKeptFocus } from '@/ui/use-kept-focus'
import { CopyContents } from './copy-contents'
import { copyTexts as texts } from './copy-texts'
import { PassphraseField } from './passphrase-field'
import { canSeal, openCopy, sealCopy } from './sealed-copy'

/** Why it failed, and the field that the message is about, if any. */
interface Problem {
  readonly say: Sentence
  readonly field?: 'file' | 'passphrase'
}

interface Told extends Problem {
  readonly good: boolean
}

const notRead: Problem = { say: () => texts.notRead }

/** The result of taking a copy over, with the parts of it that were not taken over. */
function outcomeOf(taken: ImportResult, { unreadable }: IncomingTransfer): string {
  const isAllKept = taken.kept > 0 && taken.waiting + taken.drafts === 0
  return [
    ...(isAllKept ? [] : [texts.taken(taken)]),
    ...(taken.kept > 0 ? [texts.kept(taken.kept)] : []),
    ...(unreadable > 0 ? [texts.unreadable(unreadable)] : []),
  ].join(' ')
}

export interface CopyDialogProps {
  readonly kind: 'export' | 'import'
  readonly sellerId: string
  readonly backend: string
  /** Whether calls carry an idempotency key, so that a step which two phones send takes effect once. */
  readonly sendsKeys: boolean
  readonly onClose: () => void
}

/** Takes what waits from one phone to another, sealed with a passphrase (QUEUE-10). */
export function CopyDialog({ kind, sellerId, backend, sendsKeys, onClose }: CopyDialogProps) {
  const outbox = useOutbox()
  const id = useId()
  const [shown, setShown] = useState(false)
  const [working, setWorking] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  /** The opened copy, while the seller checks it before taking it over. */
  const [opened, setOpened] = useState<IncomingTransfer | null>(null)
  /** The copy just taken over, if this phone kept versions of its own instead of some of its entries. */
  const [kept, setKept] = useState<IncomingTransfer | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useKeptFocus(area, () => outcome.current)
  const importing = kind === 'import'

  async function exportCopy(passphrase: string): Promise<Problem | null> {
    const transfer = await outbox.exportTransfer(sellerId).catch(() => null)
    if (transfer === null) return notRead
    if (transfer.rows.length + transfer.unreadable.length + transfer.drafts.length === 0) return { say: () => texts.nothing }
    const name = `waiting-to-send-${dayInIndia(clock.now())}.json`
    await shareOrSave(name, await sealCopy(transfer, backend, passphrase))
    onClose()
    return null
  }

  async function open(passphrase: string, file: File): Promise<Problem | null> {
    const copy = await openCopy(await file.text(), passphrase, { sellerId, backend })
    if (copy.kind === 'refused') return { say: () => texts.refusals[copy.reason], field: copy.reason === 'wrong-passphrase' ? 'passphrase' : 'file' }
    const arrivals = outbox.readTransfer(copy.transfer)
    if (arrivals === null) return { say: () => texts.refusals['other-version'], field: 'file' }
    if (arrivals.submissions.length + arrivals.drafts.length === 0) return takeOver(arrivals)
    setOpened(arrivals)
    return null
  }

  /** @param insteadOfOwn whether the copy's versions replace this phone's own */
  async function takeOver(arrivals: IncomingTransfer, insteadOfOwn = false): Promise<Problem | null> {
    const stored = await outbox.importTransfer(arrivals, insteadOfOwn)
    if (stored.kind === 'not-stored') return { say: () => (stored.reason === 'too-many' ? texts.tooMany(waitingCommandsMaximum) : texts.notStored) }
    setTold({ good: true, say: () => outcomeOf(stored.value, arrivals) })
    setOpened(null)
    setKept(stored.value.kept > 0 ? arrivals : null)
    outbox.sendNow()
    return null
  }

  /** Clears the last message before it shows the new one, so that a screen reader announces the same words again. */
  async function tell(work: Promise<Problem | null>): Promise<void> {
    setTold(null)
    setWorking(true)
    const problem = await work.catch(() => notRead)
    setWorking(false)
    if (problem !== null) setTold({ ...problem, good: false })
  }

  /** Drops the message about the last copy, and the offer to use its versions. */
  function forget(): void {
    setTold(null)
    setKept(null)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const words = entered.get('passphrase')
    const passphrase = typeof words === 'string' ? words : ''
    const file = entered.get('file')
    forget()
    setShown(false)
    await tell(openOrExport(passphrase, file))
  }

  async function openOrExport(passphrase: string, file: FormDataEntryValue | null): Promise<Problem | null> {
    if (importing && !(file instanceof File && file.size > 0)) return { say: () => texts.fileMissing, field: 'file' }
    if (passphrase.length < passphraseMinimumLength) return { say: () => texts.passphraseShort, field: 'passphrase' }
    return file instanceof File ? open(passphrase, file) : exportCopy(passphrase)
  }

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
          <div id={`${id}-told`} role="status" className="flex flex-col gap-4">
            {opened !== null && <Alert variant="info">{texts.look}</Alert>}
            {told !== null && <Alert variant={told.good ? 'success' : 'destructive'}>{told.say()}</Alert>}
          </div>
          {kept !== null && (
            <Button variant="outline" busy={working} busyLabel={texts.working} onClick={() => void tell(takeOver(kept, true))}>
              {texts.takeKept}
            </Button>
          )}
        </div>
        {opened !== null && <CopyContents {...opened} working={working} onTake={() => void tell(takeOver(opened))} onClose={onClose} />}
        {canSeal() && opened === null && (
          <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
            {importing && (
              <div className="flex flex-col gap-1">
                <Label htmlFor={`${id}-file`}>{texts.file}</Label>
                <Input
                  id={`${id}-file`}
                  name="file"
                  type="file"
                  className="ps-0 file:me-3 file:h-full file:border-e-[1.5px] file:border-input file:px-3 file:font-semibold"
                  accept="application/json,.json"
                  aria-invalid={told?.field === 'file'}
                  aria-describedby={told?.field === 'file' ? `${id}-told` : undefined}
                  onChange={forget}
                />
              </div>
            )}
            <PassphraseField
              isNew={!importing}
              shown={shown}
              onShow={setShown}
              problemId={told?.field === 'passphrase' ? `${id}-told` : null}
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
        )}
      </div>
    </Dialog>
  )
}
