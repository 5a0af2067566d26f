import { InlineConfirmation } from '@/ui/inline-confirmation'
import { outboxTexts as texts } from './texts'

interface RemoveQuestionProps {
  /** What is removed, for those who do not see the card around it. */
  readonly name: string
  readonly question: string
  /** Off while it cannot be removed; a question that stands open stays. */
  readonly offered?: boolean
  readonly onRemove: () => void
}

export function RemoveQuestion({ name, question, offered = true, onRemove }: RemoveQuestionProps) {
  return (
    <InlineConfirmation
      label={texts.remove}
      accessibleName={texts.of(texts.remove, name)}
      question={question}
      offered={offered}
      yes={texts.removeYes}
      no={texts.removeNo}
      onConfirm={onRemove}
    />
  )
}
