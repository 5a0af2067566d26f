import type { ReactNode } from 'react'
import { Knot, ThreadLine, type ThreadState } from './thread'

/** A list whose entries hang on the thread, from the top down. */
export function ThreadList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol aria-label={label} className="thread-on-paper flex flex-col">
      {children}
    </ol>
  )
}

interface ThreadEntryProps {
  readonly state: ThreadState
  readonly position: number
  readonly children: ReactNode
}

/** An entry at its knot; the line below the knot carries the knot's state. */
export function ThreadEntry({ state, position, children }: ThreadEntryProps) {
  return (
    <li className="group/entry relative flex gap-3 pb-4 last:pb-0">
      <ThreadLine
        vertical
        state={state}
        className="absolute top-[28px] bottom-0 left-0 w-[28px] group-last/entry:hidden lg:top-[32px] lg:w-[32px]"
      />
      <Knot state={state} position={position} />
      <span className="flex min-h-[28px] min-w-0 grow flex-wrap items-center justify-between gap-x-4 lg:min-h-[32px]">{children}</span>
    </li>
  )
}
