import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { shellTexts as texts } from '../texts'
import { closing } from '../shell/closing'

const tones = { good: 'bg-success-soft text-success', attention: 'bg-destructive-soft text-destructive' }

interface PageNoticeProps {
  readonly text: string
  /** Whether it only informs, or asks for something. */
  readonly tone?: 'good' | 'attention'
  readonly onClose: () => void
}

/** A notice at the foot of the page: it covers nothing, moves nothing, and stays until it is closed. */
export function PageNotice({ text, tone = 'good', onClose }: PageNoticeProps) {
  return (
    <div className={cn('gutter flex flex-wrap items-center justify-center gap-x-4 border-t border-current py-1 print:hidden', tones[tone])}>
      <p className="font-semibold">{text}</p>
      <Button variant="link" size="bare" className="min-w-11" onClick={closing(onClose)}>
        {texts.close}
      </Button>
    </div>
  )
}
