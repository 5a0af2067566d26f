import { useState } from 'react'
import { lazyParts } from '@/lazy/lazy-part'
import { Button } from '@/ui/button'
import type { CopyDialogProps } from './copy-dialog'
import { outboxTexts as texts } from './texts'

const Copy = lazyParts(() => import('./copy-dialog'))

export type CopyActionsProps = Pick<CopyDialogProps, 'sellerId' | 'backend' | 'sendsKeys'>

/** Exports what waits to another phone, or imports it from one; the dialog's code is fetched at the press. */
export function CopyActions(dialog: CopyActionsProps) {
  const [open, setOpen] = useState<CopyDialogProps['kind'] | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('export')}>
        {texts.exportCopy}
      </Button>
      <Button variant="outline" onClick={() => setOpen('import')}>
        {texts.importCopy}
      </Button>
      {open !== null && (
        <Copy onClose={close}>{({ CopyDialog }) => <CopyDialog kind={open} onClose={close} {...dialog} />}</Copy>
      )}
    </>
  )
}
