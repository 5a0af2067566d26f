import { Modal, type ModalProps } from './modal'

const sides = {
  /** The folded menu. */
  start:
    'inset-y-0 right-auto left-0 h-dvh max-h-none w-[min(20rem,85%)] max-w-none animate-slide-from-left border-r pb-[max(1.25rem,env(safe-area-inset-bottom))] pl-[max(1.25rem,env(safe-area-inset-left))]',
  /** From below on a phone, in the middle where there is room. */
  below:
    'max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:max-w-none max-lg:animate-rise max-lg:rounded-t-lg max-lg:border-t max-lg:pb-[max(1.25rem,env(safe-area-inset-bottom))] lg:inset-0 lg:m-auto lg:h-fit lg:w-full lg:max-w-dialog lg:animate-fade-in lg:rounded-lg lg:border',
} as const

interface SheetProps extends Omit<ModalProps, 'className'> {
  readonly side: keyof typeof sides
}

/** From an edge of the window. */
export const Sheet = ({ side, ...props }: SheetProps) => <Modal {...props} className={sides[side]} />
