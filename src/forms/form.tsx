import { useEffect, useRef, type ComponentProps } from 'react'

import { language } from '@/catalogues/language-in-use'
import { cn } from '@/ui/cn'

import { useFormContext } from './contexts'
import { focusNextEmptyField } from './next-key'
import { replayEarlyInput } from './typed-early'

/** The form element around the fields. It ignores a submit while another is in progress. */
export function Form({ className, ...props }: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const form = useFormContext()
  const element = useRef<HTMLFormElement>(null)
  const hasTaken = useRef(false)
  const take = (): void => {
    if (element.current === null || hasTaken.current) return
    hasTaken.current = true
    replayEarlyInput(element.current)
  }
  useEffect(() => queueMicrotask(take), [])
  useEffect(
    () =>
      language.subscribe(() => {
        // Re-words the errors on screen in the new language; a form that has not been submitted yet still shows none.
        void form.validate('change')
      }),
    [form],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields
    <form
      ref={element}
      noValidate
      // If the browser itself ever submits the form, what was typed must not end up in the address.
      method="post"
      className={cn('flex flex-col gap-2.5 md:gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // A submit may come before the microtask above, and would then send an empty form.
        take()
        if (form.state.isSubmitting) return
        // Validates synchronously first, so that the errors of the first attempt take one render and not three.
        form.validateSync('submit')
        void form.handleSubmit()
      }}
      onKeyDown={focusNextEmptyField}
      {...props}
    />
  )
}
