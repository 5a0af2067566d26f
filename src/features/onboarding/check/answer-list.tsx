import { useId, useState } from 'react'
import { maskNumber } from '@/domain/mask'
import type { Answer } from '@/domain/steps/step-description'
import { texts as formTexts } from '@/forms/texts'
import { coveredAfterMilliseconds, useHiddenFor } from '@/forms/use-hidden-for'
import { Button } from '@/ui/button'
import { checkTexts as texts } from './texts'

/** The answers of a step, each under its label; a missing one says that it is not filled in. */
export function AnswerList({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {answers.map((answer) => (
        <Entry key={answer.label} {...answer} />
      ))}
    </dl>
  )
}

function Entry({ label, text, covered }: Answer) {
  const id = useId()
  return (
    <div className="contents">
      <dt id={id} className="text-hint text-muted-foreground max-md:not-first:mt-1.5 md:py-0.5">
        {label}
      </dt>
      <dd className="font-medium">
        {text === '' ? <span className="text-queued">{texts.notFilledIn}</span> : covered ? <CoveredText text={text} describedBy={id} /> : text}
      </dd>
    </div>
  )
}

/** A long number with all but its last digits masked; printed, it stays masked even while shown on screen. */
function CoveredText({ text, describedBy }: { readonly text: string; readonly describedBy: string }) {
  const [isShown, setShown] = useState(false)
  useHiddenFor(coveredAfterMilliseconds, () => setShown(false))
  return (
    <span className="-my-2.5 flex flex-wrap items-center gap-x-4">
      <span className={isShown ? 'print:hidden' : undefined}>{isShown ? text : maskNumber(text)}</span>
      {isShown && (
        <span aria-hidden className="hidden print:inline">
          {maskNumber(text)}
        </span>
      )}
      <Button variant="link" size="bare" aria-describedby={describedBy} className="min-w-11 print:hidden" onClick={() => setShown(!isShown)}>
        {isShown ? formTexts.hide : formTexts.show}
      </Button>
    </span>
  )
}
