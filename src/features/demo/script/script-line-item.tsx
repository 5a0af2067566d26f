import type { Ref } from 'react'
import type { ScriptLine } from '@/contract/presenter/acts'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { StatusBadge } from '@/ui/status-badge'
import { demoTexts as texts } from '../texts'

/** Whether a line can be played; `held` while something else is. */
export type LineState = 'ready' | 'playing' | 'held' | 'failed'

interface ScriptLineItemProps {
  readonly ref?: Ref<HTMLLIElement> | undefined
  readonly line: ScriptLine
  readonly number: number
  readonly mark: 'done' | 'next' | null
  readonly state: LineState
  readonly onPlay: () => void
}

/** One line of the script: what to say, and the button that does it. */
export function ScriptLineItem({ ref, line, number, mark, state, onPlay }: ScriptLineItemProps) {
  return (
    <li
      ref={ref}
      aria-current={mark === 'next' ? 'step' : undefined}
      className={cn(
        'flex flex-col gap-2 rounded-lg border-[1.5px] p-3',
        mark === 'next' ? 'border-primary bg-primary-soft' : 'border-border',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-2 font-semibold">
        <span>
          {number}. {line.title}
        </span>
        {mark === 'done' && state !== 'playing' && <StatusBadge status="sent">{texts.done}</StatusBadge>}
        {mark === 'next' && (
          <span className="rounded-full bg-primary px-2.5 text-sm text-primary-foreground">{texts.next}</span>
        )}
      </p>
      <p>{line.say}</p>
      <Button
        variant={mark === 'next' ? 'primary' : 'outline'}
        size="compact"
        className="w-fit"
        aria-label={texts.doItTo(line.title)}
        disabled={state === 'held'}
        busy={state === 'playing'}
        busyLabel={texts.doing}
        onClick={onPlay}
      >
        {texts.doIt}
      </Button>
      {state === 'failed' && (
        <Alert variant="destructive" role="alert">
          {texts.playFailed}
        </Alert>
      )}
    </li>
  )
}
