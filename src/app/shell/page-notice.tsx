import { Button } from '@/ui/button'
import { shellTexts as texts } from '../texts'

interface PageNoticeProps {
  readonly text: string
  readonly onClose: () => void
}

/** A notice that asks for nothing, at the foot of the page: it lies over nothing, moves nothing, and stays until it is closed. */
export function PageNotice({ text, onClose }: PageNoticeProps) {
  return (
    <div className="gutter flex flex-wrap items-center justify-center gap-x-4 border-t border-success bg-success-soft py-1 print:hidden">
      <p className="font-semibold text-success">{text}</p>
      <Button variant="link" size="bare" className="min-w-11" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}
