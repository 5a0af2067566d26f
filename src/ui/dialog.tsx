import X from 'lucide-react/icons/x'
import { useId, type ComponentProps } from 'react'

import { Button } from './button'
import { cn } from './cn'
import { Modal, type ModalContent } from './modal'

/** A modal question or short text in the middle of the window. */
export function Dialog({ title, description, closeLabel, children, ...props }: ModalContent) {
  const id = useId()
  return (
    <Modal
      {...props}
      titleId={`${id}-title`}
      descriptionId={description === undefined ? undefined : `${id}-description`}
      className="inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-min(2rem,10vw))] max-w-dialog animate-fade-in flex-col gap-4 rounded-lg border p-[min(1.25rem,6.25vw)] open:flex"
    >
      <h2 id={`${id}-title`} className="pe-11 text-xl">
        {title}
      </h2>
      {description !== undefined && (
        <p id={`${id}-description`} className="text-muted-foreground">
          {description}
        </p>
      )}
      {children}
      <Button variant="ghost" size="icon" aria-label={closeLabel} className="absolute top-2 end-2" onClick={props.onClose}>
        <X className="size-5" />
      </Button>
    </Modal>
  )
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('flex flex-col-reverse gap-3 md:flex-row md:justify-end', className)}
      {...props}
    />
  )
}
