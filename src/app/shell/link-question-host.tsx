import { useSelector } from '@tanstack/react-store'
import { lateParts } from '@/late/late-part'
import { closeLinkQuestion, linkQuestion } from '../link-question'

// Asked of the build itself, so that one without the demo has no such files at all: there is nothing to go over to.
const Question = import.meta.env.VITE_DEMO === 'off' ? null : lateParts(() => import('./link-question-dialog'))

/** Where a link is asked about; the code for it is fetched when there is one. */
export function LinkQuestionHost() {
  const question = useSelector(linkQuestion)
  if (Question === null || question.kind === 'none') return null
  return <Question onClose={closeLinkQuestion}>{({ LinkQuestionDialog }) => <LinkQuestionDialog question={question} />}</Question>
}
