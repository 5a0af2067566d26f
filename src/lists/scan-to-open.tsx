import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useState } from 'react'
import type { Sentence } from '@/catalogues/catalogue'
import { ScanField } from '@/scan/scan-field'
import { scanTexts as texts } from '@/scan/texts'
import { Button } from '@/ui/button'
import { recordsWithCode } from './records-with-code'
import type { ListedRecord } from './record-list'
import { listTexts } from './texts'
import type { ShownRecords } from './use-record-list'

interface ScanToOpenProps<Item extends ListedRecord> {
  readonly codes: (item: Item) => readonly string[]
  readonly shown: ShownRecords<Item>
  readonly now: number
  /** Looks in other lists and goes there; returns whether it was found. */
  readonly opensElsewhere: ((code: string) => boolean) | undefined
}

/** A scanned code opens the record that has it, or lists all that do; those of the category on screen come before others (KIT-09). */
export function ScanToOpen<Item extends ListedRecord>({ codes, shown, now, opensElsewhere }: ScanToOpenProps<Item>) {
  const [isOpen, setOpen] = useState(false)
  const { all, current, chips, list, isWhole } = shown
  const { address, page } = list

  function take(code: string): Sentence | null {
    const found = recordsWithCode(all, codes, code)
    const category = current ?? chips.categories[0]?.category
    const near = found.filter((item) => category?.has(item, now) === true)
    const [first, ...others] = near.length > 0 ? near : found
    if (first === undefined) return opensElsewhere?.(code) === true ? null : () => (isWhole ? texts.unknown : listTexts.stillReading)
    if (others.length > 0) address.go({ words: code, isCode: true, category: near.length > 0 ? (category?.id ?? '') : '', id: '', action: '' }, 'push')
    else address.go({ id: first.id, action: '', page }, 'push', address.place.id === '' ? { cameFromList: true } : {})
    return null
  }
  return (
    <>
      <Button variant="outline" size="compact" className="min-h-12" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ScanBarcode className="size-5" />
        {isOpen ? texts.close : texts.scan}
      </Button>
      {isOpen && (
        <div className="mt-1 basis-full">
          <ScanField take={take} takesFocus />
        </div>
      )}
    </>
  )
}
