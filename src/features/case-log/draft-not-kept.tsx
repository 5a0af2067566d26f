import { sharedTexts } from '@/domain/shared-texts'

/** Warns that typed text would be lost with the page. Always rendered: a screen reader announces only what is added to an existing status. */
export function DraftNotKept({ lost }: { readonly lost: boolean }) {
  return (
    <p role="status" className="text-hint font-semibold text-destructive empty:absolute">
      {lost && sharedTexts.notKept}
    </p>
  )
}
