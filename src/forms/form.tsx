import { useEffect, useRef, type ComponentProps } from 'react'

import { cn } from '@/ui/cn'

import { useFormContext } from './contexts'
import { takeTyped } from './typed-early'

/** The form element around the fields. While one submission is on its way a second is not begun. */
export function Form({ className, ...props }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const form = useFormContext()
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (element.current !== null) takeTyped(element.current)
  }, [])
  return (
    <form
      ref={element}
      data-slot="form"
      noValidate
      // Were it ever sent by the browser itself, nothing typed may land in the address.
      method="post"
      className={cn('flex flex-col gap-2.5 md:gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!form.state.isSubmitting) void form.handleSubmit()
      }}
      {...props}
    />
  )
}
