import { timeText } from '@/domain/date-texts'
import type { DraftStatus } from '@/outbox/found-draft'
import { useNow } from '@/clock/use-now'
import { onboardingTexts as texts } from './texts'

/** Says quietly that what is typed is kept on the device; loudly when it is not. */
export function DraftLine({ status }: { readonly status: DraftStatus }) {
  const now = useNow(60_000)
  switch (status.kind) {
    case 'none':
      return null
    case 'saved':
      return <p className="text-hint text-muted-foreground">{texts.draftSaved(timeText(status.at, now))}</p>
    case 'not-saved':
      return (
        <p role="status" className="text-hint font-semibold text-destructive">
          {texts.draftNotSaved}
        </p>
      )
  }
}
