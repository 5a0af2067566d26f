import { useNow } from '@/clock/use-now'
import { timeText } from '@/domain/date-texts'
import { thingTitle } from '@/domain/command-words'
import { byOrder, currentOf } from '@/outbox/submission'
import type { Arrivals } from '@/outbox/travel'
import { Button } from '@/ui/button'
import { DialogFooter } from '@/ui/dialog'
import { Moment } from '@/ui/moment'
import { cardsAtOnce } from './cards-in-view'
import { copyTexts as texts } from './copy-texts'
import { summaryOf } from './submission-texts'
import { outboxTexts } from './texts'
import { thingsOf } from './things'

interface CopyContentsProps extends Pick<Arrivals, 'submissions' | 'drafts'> {
  /** Whether it is being taken over. */
  readonly working: boolean
  readonly onTake: () => void
  readonly onClose: () => void
}

/** What is in a copy, to be looked at before it is taken over: whoever made the file may have been somebody else. */
export function CopyContents({ submissions, drafts, working, onTake, onClose }: CopyContentsProps) {
  const now = useNow(60_000)
  const things = thingsOf(currentOf(submissions).toSorted(byOrder))
  const more = things.length - cardsAtOnce
  return (
    <>
      <ul aria-label={texts.contents} className="flex flex-col divide-y divide-border border-y border-border">
        {things.slice(0, cardsAtOnce).map(({ key, commands, first }) => {
          const summary = summaryOf(first)
          return (
            <li key={key} className="flex flex-col py-2">
              <span className="font-semibold">{thingTitle(commands)}</span>
              {summary !== '' && <span>{outboxTexts.summary(summary)}</span>}
              <Moment at={first.savedAt} className="text-hint text-muted-foreground">
                {outboxTexts.keptAt(timeText(first.savedAt, now))}
              </Moment>
            </li>
          )
        })}
        {more > 0 && <li className="py-2">{outboxTexts.hidden(more)}</li>}
        {drafts.length > 0 && <li className="py-2">{texts.drafts(drafts.length)}</li>}
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
