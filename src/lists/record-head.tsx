import { useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { cameFromListIn } from '@/domain/screens-navigation-state'
import { buttonVariants } from '@/ui/button'
import { goBack } from '@/ui/go-back'
import { opensElsewhere } from '@/ui/opens-elsewhere'
import type { ListAddress } from './use-list-address'
import { listTexts as texts } from './texts'

interface RecordHeadProps {
  readonly address: ListAddress
  readonly title: ReactNode
  /** Takes the focus when another record is opened. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly children?: ReactNode
}

/** The head of an open record, with the link back to the list, beside which it stands; on a phone it replaces the list. */
export function RecordHead({ address, title, heading, children }: RecordHeadProps) {
  const { history } = useRouter()
  const here = useLocation()
  const list = { id: '', action: '', page: address.place.page }

  function leave(event: MouseEvent): void {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (cameFromListIn(here.state)) goBack(history, here)
    else address.go(list, 'replace')
  }

  return (
    <div className="flex items-start gap-1">
      <a
        href={address.href(list)}
        onClick={leave}
        aria-label={texts.back}
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: '-ml-3' })}
      >
        <ArrowLeft className="size-5" />
      </a>
      <div className="flex min-w-0 flex-1 flex-col gap-1 pt-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        {children !== undefined && <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</div>}
      </div>
    </div>
  )
}
