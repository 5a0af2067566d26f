import { useSelector } from '@tanstack/react-store'
import { lazy } from 'react'
import { linkQuestion } from '../link-question'
import { OptionalPart } from './optional-part'

// Asked of the build itself, so that one without the demo has no such files at all: there is nothing to go over to.
const LinkQuestionDialog =
  import.meta.env.VITE_DEMO === 'off'
    ? null
    : lazy(async () => ({ default: (await import('./link-question-dialog')).LinkQuestionDialog }))

/** Where a link is asked about; the code for it is fetched when there is one. */
export function LinkQuestionHost() {
  const question = useSelector(linkQuestion)
  if (LinkQuestionDialog === null || question.kind === 'none') return null
  return (
    <OptionalPart>
      <LinkQuestionDialog question={question} />
    </OptionalPart>
  )
}
