import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef, type MouseEvent } from 'react'

import { useFormContext } from './contexts'
import { fieldId } from './field-parts'
import { HeldPlace } from './held-place'
import { firstMessage } from './messages'
import { texts } from './texts'

interface Problem {
  readonly id: string
  readonly message: string
}

/** On the page the summary's links stand in the order of the fields, whatever order they were made in; without a field, last. */
function inPageOrder(problems: readonly Problem[]): readonly Problem[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set([...ids.flatMap((id) => problems.filter((problem) => problem.id === id)), ...problems])]
}

function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  // Neither the router nor the history takes part.
  event.preventDefault()
  control.closest('[data-slot="field"]')?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** What is said of a field's value. */
export interface FieldMessage {
  readonly field: string
  readonly message: string
}

interface FormState {
  readonly submissionAttempts: number
  readonly fieldMeta: Readonly<Record<string, { readonly errors: readonly unknown[] }>>
}

/** What the form says of its fields, once it was submitted. */
function saidOf({ submissionAttempts, fieldMeta }: FormState): readonly FieldMessage[] {
  if (submissionAttempts === 0) return []
  return Object.entries(fieldMeta).flatMap(([field, { errors }]) => {
    const message = firstMessage(errors)
    return message === undefined ? [] : [{ field, message }]
  })
}

/** With each key the form's state is another one: only what it says is worth a rendering. */
const isSame = (said: readonly FieldMessage[], before: readonly FieldMessage[]): boolean => JSON.stringify(said) === JSON.stringify(before)

interface ErrorSummaryProps {
  readonly refused?: FieldMessage | null
  /** Counts the refusals; the summary takes the focus after each. */
  readonly answers?: number
}

/**
 * What is wrong with the form, as links to the fields, in the fields' own words. Put it above the
 * heading of the screen. It takes the focus after each failed submit, and keeps itself true while
 * the fields are mended.
 */
export function ErrorSummary({ refused = null, answers = 0 }: ErrorSummaryProps) {
  const form = useFormContext()
  const said = useSelector(form.store, saidOf, { compare: isSame })
  const finishedAttempts = useSelector(form.store, (state) => (state.isSubmitting ? null : state.submissionAttempts))
  const summary = useRef<HTMLDivElement>(null)
  const answeredAttempts = useRef<number | null>(0)

  const problems = (said.length > 0 || refused === null ? said : [refused]).map(({ field, message }) => ({ id: fieldId(form.formId, field), message }))
  const shown = problems.length > 0

  useEffect(() => {
    if (answeredAttempts.current === finishedAttempts) return
    answeredAttempts.current = finishedAttempts
    if (finishedAttempts !== null) summary.current?.focus()
  }, [finishedAttempts])

  const focusedAnswers = useRef(answers)
  useEffect(() => {
    if (!shown || focusedAnswers.current === answers) return
    focusedAnswers.current = answers
    summary.current?.focus()
  }, [shown, answers])

  useErrorTitle(shown)

  const headingId = `${form.formId}-problem`
  return (
    <HeldPlace of={summary}>
      {shown && (
        <div
          ref={summary}
          role="alert"
          tabIndex={-1}
          aria-labelledby={headingId}
          className="mb-6 rounded-lg border-3 border-destructive bg-card p-4"
        >
          <h2 id={headingId}>{texts.problemHeading}</h2>
          <ul className="-mb-2 list-disc ps-5 marker:text-destructive">
            {inPageOrder(problems).map((problem) => (
              <li key={problem.id}>
                <a
                  href={`#${problem.id}`}
                  className="inline-flex min-h-11 items-center py-2.5 font-semibold text-destructive"
                  onClick={(event) => goToField(event, problem.id)}
                >
                  {problem.message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeldPlace>
  )
}

/** The document's title says so too: it is the first thing a screen reader reads out. */
function useErrorTitle(shown: boolean): void {
  const prefix = texts.errorPrefix
  useEffect(() => {
    if (!shown) return undefined
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [shown, prefix])
}
