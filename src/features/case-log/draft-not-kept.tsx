import { sharedTexts } from '@/domain/shared-texts'

/** Says that what is typed would be lost with the page. It is always there: a screen reader hears only what comes into a status that was there before. */
export function DraftNotKept({ lost }: { readonly lost: boolean }) {
  return (
    <p role="status" className="text-hint font-semibold text-destructive empty:absolute">
      {lost && sharedTexts.notKept}
    </p>
  )
}
