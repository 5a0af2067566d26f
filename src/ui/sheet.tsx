import X from 'lucide-react/icons/x'
import { useId } from 'react'

import { cn } from './cn'
import { Modal, type ModalContent } from './modal'

const sides = {
  /** For the navigation menu of narrow windows. */
  start: 'inset-y-0 start-0 end-auto h-dvh max-h-none w-[min(20rem,85%)] max-w-none animate-slide-from-start border-e pb-[env(safe-area-inset-bottom)]',
  /** Comes up from the bottom on a phone; in the middle of a wide window. */
  below:
    'max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:max-w-none max-lg:animate-rise max-lg:rounded-t-lg max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] lg:inset-0 lg:m-auto lg:h-fit lg:w-full lg:max-w-dialog lg:animate-fade-in lg:rounded-lg lg:border',
} as const

interface SheetProps extends Omit<ModalContent, 'description'> {
  readonly side: keyof typeof sides
}

/** A modal panel with a header of cloth, which slides in from an edge of the window. */
export function Sheet({ side, title, closeLabel, children, ...props }: SheetProps) {
  const titleId = useId()
  return (
    <Modal {...props} titleId={titleId} className={sides[side]}>
      <div
        className={cn(
          'surface-cloth sticky top-0 z-10 flex min-h-(--header-height) items-center justify-between pe-2 ps-[max(1.25rem,env(safe-area-inset-left))]',
          side === 'start' && 'pt-[env(safe-area-inset-top)]',
        )}
      >
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <button type="button" className="flex size-11 flex-none items-center justify-center rounded-lg" aria-label={closeLabel} onClick={props.onClose}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </Modal>
  )
}
