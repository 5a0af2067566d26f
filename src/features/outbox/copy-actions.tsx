import { lazy, Suspense, useState } from 'react'
import { Button } from '@/ui/button'
import type { CopyDialogProps } from './copy-dialog'
import { outboxTexts as texts } from './texts'

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog')).CopyDialog }))

export type CopyActionsProps = Pick<CopyDialogProps, 'sellerId' | 'backend' | 'sendsKeys'>

/** What waits can go to another phone, and come from one; the code for it is fetched at the press. */
export function CopyActions(dialog: CopyActionsProps) {
  const [open, setOpen] = useState<CopyDialogProps['kind'] | null>(null)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen('export')}>
        {texts.exportCopy}
      </Button>
      <Button variant="outline" onClick={() => setOpen('import')}>
        {texts.importCopy}
      </Button>
      {open !== null && (
        <Suspense>
          <CopyDialog kind={open} onClose={() => setOpen(null)} {...dialog} />
        </Suspense>
      )}
    </>
  )
}
