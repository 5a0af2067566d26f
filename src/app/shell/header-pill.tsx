import type { ComponentType } from 'react'
import { cn } from '@/ui/cn'

const tones = {
  /** Something keeps what is on this device from going, or it is going. */
  marigold: 'border-transparent bg-marigold text-on-marigold',
  /** On this device, and nothing stands in its way. */
  waiting: 'border-dashed border-marigold text-cloth-foreground',
  attention: 'border-transparent bg-destructive-soft text-destructive',
}

interface HeaderPillProps {
  readonly icon: ComponentType<{ readonly className?: string }>
  readonly word: string
  readonly count?: number
  readonly tone: keyof typeof tones
}

/** What the header says in a word and a number. Where they have no room the sign gives way, at last the word. */
export function HeaderPill({ icon: Icon, word, count, tone }: HeaderPillProps) {
  return (
    <span className={cn('header-pill', tones[tone])}>
      <Icon aria-hidden className="size-[18px] flex-none no-sign:hidden" />
      <span className="no-word:sr-only">{word}</span>
      {count !== undefined && <span className="border-l-[1.5px] border-current pl-1.5">{count}</span>}
    </span>
  )
}
