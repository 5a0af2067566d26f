import type { ReactNode } from 'react'
import { cn } from './cn'

interface ActionBarProps {
  /** A message about the last press. It does not move the buttons: on a phone it is above them, elsewhere below. */
  readonly note?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The buttons below a form or a record, the main one last. On a phone they stick to the foot of the window, within reach of the
 * thumb, and fill their rows, the last one most. With the keyboard open (a low screen) and on wide screens they do not stick.
 */
export function ActionBar({ note, className, children }: ActionBarProps) {
  return (
    <div
      data-slot="action-bar"
      className={cn(
        'flex flex-col gap-2 tall-phone:sticky tall-phone:bottom-(--drawer-height) tall-phone:z-10 tall-phone:-mx-(--gutter) tall-phone:border-t tall-phone:border-border tall-phone:bg-background tall-phone:px-(--gutter) tall-phone:pt-3 tall-phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <div className="flex flex-wrap gap-3 max-md:gap-2 max-md:*:px-3 max-lg:*:grow max-lg:*:last:grow-9">{children}</div>
      {Boolean(note) && <div className="tall-phone:order-first">{note}</div>}
    </div>
  )
}
