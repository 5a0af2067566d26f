import { useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { clock } from '@/clock/clock'
import { dayInIndia } from '@/domain/date-texts'
import { passphraseMinimumLength } from '@/domain/portal-limits'
import { storageTexts } from '@/domain/storage-texts'
import { waitingCommandsMaximum } from '@/outbox/many-rows'
import { useOutbox } from '@/outbox/outbox-context'
import type { IncomingTransfer, ImportResult } from '@/outbox/transfer'
import { shareOrSave } from '@/ui/save-file'
import { copyTexts as texts } from './copy-texts'
import { openCopy, sealCopy } from './sealed-copy'

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

export interface CopyOptions {
  readonly kind: 'export' | 'import'
  readonly sellerId: string
  readonly backend: string
  readonly onClose: () => void
}

/** Seals what waits into a file, or opens such a file and takes over what is in it. */
export function useCopy({ kind, sellerId, backend, onClose }: CopyOptions) {
  const outbox = useOutbox()
  const [working, setWorking] = useState(false)
  const [told, setTold] = useState<Told | null>(null)
  /** The opened copy, while the seller checks it before taking it over. */
  const [opened, setOpened] = useState<IncomingTransfer | null>(null)
  /** The copy just taken over, if this phone kept versions of its own instead of some of its entries. */
  const [kept, setKept] = useState<IncomingTransfer | null>(null)

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
    if (stored.kind === 'not-stored') return { say: () => (stored.reason === 'too-many' ? texts.tooMany(waitingCommandsMaximum) : texts.notStored(storageTexts[stored.reason])) }
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

  async function openOrExport(passphrase: string, file: FormDataEntryValue | null): Promise<Problem | null> {
    if (kind === 'import' && !(file instanceof File && file.size > 0)) return { say: () => texts.fileMissing, field: 'file' }
    if (passphrase.length < passphraseMinimumLength) return { say: () => texts.passphraseShort, field: 'passphrase' }
    return file instanceof File ? open(passphrase, file) : exportCopy(passphrase)
  }

  async function submit(passphrase: string, file: FormDataEntryValue | null): Promise<void> {
    forget()
    await tell(openOrExport(passphrase, file))
  }

  return {
    working,
    told,
    opened,
    kept,
    forget,
    submit,
    takeOver: (arrivals: IncomingTransfer, insteadOfOwn?: boolean) => tell(takeOver(arrivals, insteadOfOwn)),
  }
}

export type Copy = ReturnType<typeof useCopy>
