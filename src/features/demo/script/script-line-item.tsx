import type { ReactNode, Ref } from 'react'
import type { ScriptLine } from '@/contract/presenter/actions'
import { Alert } from '@/ui/alert'
import { cn } from '@/ui/cn'
import { demoTexts as texts } from '../texts'

interface ScriptLineItemProps {
  readonly ref?: Ref<HTMLLIElement> | undefined
  readonly line: ScriptLine
  readonly number: number
  /** Whether this line is being played, or was played last. */
  readonly current: boolean
  readonly failed: boolean
  /** Its buttons. */
  readonly children: ReactNode
}

/** One line of the script: what to say, and what to show meanwhile. */
export function ScriptLineItem({ ref, line, number, current, failed, children }: ScriptLineItemProps) {
  return (
    <li
      ref={ref}
      aria-current={current ? 'step' : undefined}
      className={cn('flex flex-col gap-2', current && 'bg-primary-soft outline-2 -outline-offset-2 outline-primary')}
    >
      <p className="font-semibold">
        {number}. {line.title}
      </p>
      <p>{line.say}</p>
      <p className="border-s-4 border-primary ps-2">{line.show}</p>
      {failed && (
        <Alert variant="destructive" role="alert">
          {texts.playFailed}
        </Alert>
      )}
      {children}
    </li>
  )
}
