import type { MouseEvent } from 'react'
import { shellTexts as texts } from '../texts'
import { contentId } from './content'

/** The way past the header, the first that a key reaches. It moves the focus alone: a fragment would be an entry of its own in the history, without the state of the screen. */
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
