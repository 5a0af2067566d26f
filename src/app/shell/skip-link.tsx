import type { MouseEvent } from 'react'
import { shellTexts as texts } from '../texts'
import { contentId } from './content'

/** Skips the header; first in the tab order. It only moves the focus: a fragment would add a history entry without the screen's state. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    event.preventDefault()
    document.getElementById(contentId)?.focus()
  }

  return (
    <a
      href={`#${contentId}`}
      onClick={skip}
      className="sr-only rounded-md bg-card px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50"
    >
      {texts.skipToContent}
    </a>
  )
}
