import { useNow } from '@/clock/use-now'
import { onboardingSteps } from '@/contract/steps'
import { commandTitle } from '@/domain/command-words'
import { timeText } from '@/domain/date-texts'
import { stepNames } from '@/domain/steps/step-texts'
import { draftsOfStep } from '@/outbox/draft-key'
import { byOrder } from '@/outbox/submission'
import type { IncomingTransfer } from '@/outbox/transfer'
import { Button } from '@/ui/button'
import { DialogFooter } from '@/ui/dialog'
import { Moment } from '@/ui/moment'
import { copyTexts as texts } from './copy-texts'
import { summaryOf } from './submission-texts'
import { outboxTexts } from './texts'

interface CopyContentsProps extends Pick<IncomingTransfer, 'submissions' | 'drafts'> {
  /** Whether the copy is being taken over. */
  readonly working: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

/**
 * Lists a copy for the seller to check before she takes it over, in the order in which it would be sent. Somebody else may have
 * made the file, so every command is listed, while the outbox shows only the first for each order.
 */
export function CopyContents({ submissions, drafts, working, onTake, onClose }: CopyContentsProps) {
  const now = useNow(60_000)
  return (
    <>
      <ul aria-label={texts.contents} className="flex flex-col divide-y divide-border border-y border-border">
        {submissions.toSorted(byOrder).map((submission) => {
          const summary = summaryOf(submission)
          return (
            <li key={submission.key} className="flex flex-col py-2">
              <span className="font-semibold">{commandTitle(submission)}</span>
              {summary !== '' && <span>{outboxTexts.summary(summary)}</span>}
              <Moment at={submission.savedAt} className="text-hint text-muted-foreground">
                {outboxTexts.keptAt(timeText(submission.savedAt, now))}
              </Moment>
            </li>
          )
        })}
        {drafts.map(({ form }) => {
          const step = onboardingSteps.find((each) => draftsOfStep(each) === form)
          return (
            <li key={form} className="py-2 font-semibold">
              {outboxTexts.draftOf(step === undefined ? outboxTexts.otherForm : stepNames[step])}
            </li>
          )
        })}
      </ul>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
        <Button busy={working} busyLabel={texts.working} onClick={onTake}>
          {texts.take}
        </Button>
      </DialogFooter>
    </>
  )
}
