import { useId, useState, type FormEvent } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { clock } from '@/clock/clock'
import { dayInIndia } from '@/domain/date-texts'
import { waitingCommandsMaximum } from '@/outbox/many-rows'
import { useOutbox } from '@/outbox/outbox-context'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { Label } from '@/ui/label'
import { shareOrSave } from '@/ui/save-file'
import { copyTexts as texts } from './copy-texts'
import { PassphraseField } from './passphrase-field'
import { canSeal, openCopy, sealCopy } from './sealed-copy'

const shortestPassphrase = 12

const notRead: Sentence = () => texts.notRead

export interface CopyDialogProps {
  readonly kind: 'export' | 'import'
  readonly sellerId: string
  readonly backend: string
  /** Whether the backend takes a step once however often it is sent. */
  readonly sendsKeys: boolean
  readonly onClose: () => void
}

/** Takes what waits from one phone to another, sealed with a passphrase (QUEUE-10). */
export function CopyDialog({ kind, sellerId, backend, sendsKeys, onClose }: CopyDialogProps) {
  const outbox = useOutbox()
  const id = useId()
  const [shown, setShown] = useState(false)
  const [working, setWorking] = useState(false)
  const [told, setTold] = useState<{ readonly good: boolean; readonly say: Sentence } | null>(null)
  const importing = kind === 'import'

  async function exportCopy(passphrase: string): Promise<Sentence | null> {
    const travel = await outbox.packTravel(sellerId).catch(() => null)
    if (travel === null) return notRead
    if (travel.rows.length + travel.unreadable.length + travel.drafts.length === 0) return () => texts.nothing
    const name = `waiting-to-send-${dayInIndia(clock.now())}.json`
    await shareOrSave(name, await sealCopy(travel, backend, passphrase))
    onClose()
    return null
  }

  async function importCopy(passphrase: string, file: File): Promise<Sentence | null> {
    const opened = await openCopy(await file.text(), passphrase, { sellerId, backend })
    if (opened.kind === 'refused') return () => texts.refusals[opened.reason]
    const stored = await outbox.unpackTravel(opened.travel)
    if (stored.kind === 'not-stored') return () => (stored.reason === 'too-many' ? texts.tooMany(waitingCommandsMaximum) : texts.notStored)
    setTold({ good: true, say: () => texts.taken(stored.value) })
    outbox.sendNow()
    return null
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const words = entered.get('passphrase')
    const passphrase = typeof words === 'string' ? words : ''
    const file = entered.get('file')
    setTold(null)
    setShown(false)
    if (importing && !(file instanceof File && file.size > 0)) return setTold({ good: false, say: () => texts.fileMissing })
    if (passphrase.length < shortestPassphrase) return setTold({ good: false, say: () => texts.passphraseShort })
    setWorking(true)
    const problem = await (file instanceof File ? importCopy(passphrase, file) : exportCopy(passphrase)).catch(() => notRead)
    setWorking(false)
    if (problem !== null) setTold({ good: false, say: problem })
  }

  return (
    <Dialog
      title={importing ? texts.importTitle : texts.exportTitle}
      description={importing ? texts.importText : texts.exportText}
      closeLabel={texts.close}
      onClose={onClose}
    >
      {!canSeal() && <Alert variant="destructive">{texts.needsHttps}</Alert>}
      {importing && !sendsKeys && <Alert variant="destructive">{texts.noKeys}</Alert>}
      <div role="status">{told !== null && <Alert variant={told.good ? 'success' : 'destructive'}>{told.say()}</Alert>}</div>
      {canSeal() && (
        <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          {importing && (
            <div className="flex flex-col gap-1">
              <Label htmlFor={`${id}-file`}>{texts.file}</Label>
              <input id={`${id}-file`} name="file" type="file" accept="application/json,.json" />
            </div>
          )}
          <PassphraseField isNew={!importing} shown={shown} onShow={setShown} />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {texts.close}
            </Button>
            <Button type="submit" busy={working} busyLabel={texts.working}>
              {importing ? texts.take : texts.save}
            </Button>
          </DialogFooter>
        </form>
      )}
    </Dialog>
  )
}
