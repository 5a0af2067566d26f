import type { ComponentProps } from 'react'
import { opensElsewhere } from '@/ui/opens-elsewhere'
import type { ListPlace } from './list-place'
import type { ListAddress } from './use-list-address'

interface ListLinkProps extends ComponentProps<'a'> {
  readonly address: ListAddress
  readonly change: Partial<ListPlace>
  /** Called when the list itself goes there, and no new tab. */
  readonly onGo?: () => void
  /** The list alone is on screen: whoever goes back from there comes back to it. */
  readonly fromList?: boolean
}

/**
 * A link to another place in the list. The router's own would mark itself as current by the address, which may name
 * a page that there is not.
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
