import type { ComponentProps } from 'react'

import { cn } from './cn'
import { Modal, type ModalProps } from './modal'

/** In the middle of the window. */
export function Dialog(props: Omit<ModalProps, 'className'>) {
  return (
    <Modal
      {...props}
      className="inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-dialog animate-fade-in rounded-lg border"
    />
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-col-reverse gap-3 md:flex-row md:justify-end', className)}
      {...props}
    />
  )
}
