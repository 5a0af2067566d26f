import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef, type MouseEvent } from 'react'

import { useFormContext } from './contexts'
import { fieldId } from './field-parts'
import { ScrollAnchor } from './scroll-anchor'
import { firstMessage } from './messages'
import { texts } from './texts'

interface Problem {
  readonly id: string
  readonly message: string
}

/** Sorts the problems by their fields' positions on the page, as the form reports them in another order; those without a field come last. */
function inPageOrder(problems: readonly Problem[]): readonly Problem[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set([...ids.flatMap((id) => problems.filter((problem) => problem.id === id)), ...problems])]
}

function goToField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id)
  if (control === null) return
  // A normal navigation to `#id` would go through the router and add a history entry.
  event.preventDefault()
  control.closest('[data-slot="field"]')?.scrollIntoView()
  control.focus({ preventScroll: true })
}

/** An error message about a field's value. */
export interface FieldMessage {
  readonly field: string
  readonly message: string
}

interface FormState {
  readonly submissionAttempts: number
  readonly fieldMeta: Readonly<Record<string, { readonly errors: readonly unknown[] }>>
}

/** The first error of each field; none before the first submit. */
function saidOf({ submissionAttempts, fieldMeta }: FormState): readonly FieldMessage[] {
  if (submissionAttempts === 0) return []
  return Object.entries(fieldMeta).flatMap(([field, { errors }]) => {
    const message = firstMessage(errors)
    return message === undefined ? [] : [{ field, message }]
  })
}

/** Every key press changes the form's state; the summary re-renders only if its messages change. */
const isSame = (said: readonly FieldMessage[], before: readonly FieldMessage[]): boolean => JSON.stringify(said) === JSON.stringify(before)

interface ErrorSummaryProps {
  readonly refused?: FieldMessage | null
  /** Counts the refusals; the summary takes the focus after each. */
  readonly answers?: number
}

/**
 * The errors of the form as links to the fields, with the same messages as the fields. Put it above
 * the heading of the screen. It takes the focus after each failed submit, and stays up to date while
 * the fields are corrected.
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
    <ScrollAnchor of={summary}>
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
    </ScrollAnchor>
  )
}

/** Also prefixes the document's title with 'Error:', because a screen reader reads the title first. */
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
