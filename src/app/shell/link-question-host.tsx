import { useSelector } from '@tanstack/react-store'
import { lazy } from 'react'
import { linkQuestion } from '../link-question'
import { OptionalPart } from './optional-part'

const LinkQuestionDialog = lazy(async () => ({ default: (await import('./link-question-dialog')).LinkQuestionDialog }))

/** Where a link is asked about; the code for it is fetched when there is one. */
export function LinkQuestionHost() {
  const question = useSelector(linkQuestion)
  return (
    question.kind !== 'none' && (
      <OptionalPart>
        <LinkQuestionDialog question={question} />
      </OptionalPart>
    )
  )
}
