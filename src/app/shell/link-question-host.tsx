import { useSelector } from '@tanstack/react-store'
import { lazyParts } from '@/lazy/lazy-part'
import { closeLinkQuestion, linkQuestion } from '../link-question'

// A build-time constant, so that a build without the demo, which has no other backend to switch to, has no such files.
const Question = import.meta.env.VITE_DEMO === 'off' ? null : lazyParts(() => import('./link-question-dialog'))

/** Shows the question about a link; its chunk is loaded when there is one. */
export function LinkQuestionHost() {
  const question = useSelector(linkQuestion)
  if (Question === null || question.kind === 'none') return null
  return <Question onClose={closeLinkQuestion}>{({ LinkQuestionDialog }) => <LinkQuestionDialog question={question} />}</Question>
}
