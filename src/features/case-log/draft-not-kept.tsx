import { caseLogTexts as texts } from './texts'

/** Says that what is typed would be lost with the screen. */
export function DraftNotKept() {
  return (
    <p role="status" className="text-sm font-semibold text-destructive">
      {texts.draftNotKept}
    </p>
  )
}
