import type { ComponentProps } from 'react'
import { opensElsewhere } from '@/ui/opens-elsewhere'
import type { ListPlace } from './list-place'
import type { ListAddress } from './use-list-address'

interface ListLinkProps extends ComponentProps<'a'> {
  readonly address: ListAddress
  readonly change: Partial<ListPlace>
  /** Called when this page goes there, not when a new tab does. */
  readonly onGo?: () => void
  /** Only the list is on screen, so that going back from there leads to it. */
  readonly fromList?: boolean
}

/**
 * A link to another place in the list. The router's own `Link` would mark itself as current by the address, which may name
 * a page that does not exist.
 */
export function ListLink({ address, change, onGo, fromList = false, children, ...props }: ListLinkProps) {
  return (
    <a
      href={address.href(change)}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onGo?.()
        address.go(change, 'push', fromList ? { cameFromList: true } : {})
      }}
      {...props}
    >
      {children}
    </a>
  )
}
