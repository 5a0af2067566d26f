import { sharedTexts } from '@/domain/shared-texts'
import { storageTexts } from '@/domain/storage-texts'

type Reason = keyof typeof storageTexts

/** Says that what is typed would be lost with the page, and why, unless the remedy itself would close the page. */
export const notKeptText = (reason: Reason): string =>
  reason === 'full' || reason === 'blocked' ? `${sharedTexts.notKept} ${storageTexts[reason]}` : sharedTexts.notKept

/** Says so below a form; null while all is kept. Always rendered: a screen reader announces only what is added to an existing status. */
export function DraftNotKept({ reason }: { readonly reason: Reason | null }) {
  return (
    <p role="status" className="text-hint font-semibold text-destructive empty:absolute not-empty:w-full">
      {reason !== null && notKeptText(reason)}
    </p>
  )
}
