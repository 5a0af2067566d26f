import { Button } from '@/ui/button'
import { shellTexts as texts } from '../texts'

interface PageNewsProps {
  readonly news: string
  readonly onClose: () => void
}

/** News that asks for nothing, at the foot of the page: it lies over nothing, moves nothing, and stays until it is closed. */
export function PageNews({ news, onClose }: PageNewsProps) {
  return (
    <div className="gutter flex flex-wrap items-center justify-center gap-x-4 border-t border-success bg-success-soft py-1 print:hidden">
      <p className="font-semibold text-success">{news}</p>
      <Button variant="link" size="bare" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  )
}
