import { useEffect, useRef, type ComponentProps } from 'react'

import { language } from '@/catalogues/language-in-use'
import { cn } from '@/ui/cn'

import { useFormContext } from './contexts'
import { goOnToEmpty } from './next-key'
import { takeTyped } from './typed-early'

/** The form element around the fields. While one submission is on its way a second is not begun. */
export function Form({ className, ...props }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const form = useFormContext()
  const element = useRef<HTMLFormElement>(null)
  const hasTaken = useRef(false)
  const take = (): void => {
    if (element.current === null || hasTaken.current) return
    hasTaken.current = true
    takeTyped(element.current)
  }
  useEffect(() => queueMicrotask(take), [])
  useEffect(
    () =>
      language.subscribe(() => {
        // What is said of the fields is worded anew, and nothing is that a form does not say yet.
        void form.validate('change')
      }),
    [form],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      ref={element}
      noValidate
      // Were it ever sent by the browser itself, nothing typed may land in the address.
      method="post"
      className={cn('flex flex-col gap-2.5 md:gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // A press may be quicker than that above: it would send an empty form.
        take()
        if (form.state.isSubmitting) return
        // What is wrong at the first attempt is found in this very task: it shows in one rendering, not in three.
        form.validateSync('submit')
        void form.handleSubmit()
      }}
      onKeyDown={goOnToEmpty}
      {...props}
    />
  )
}
