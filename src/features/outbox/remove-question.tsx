import { InlineConfirmation } from '@/ui/inline-confirmation'
import { outboxTexts as texts } from './texts'

interface RemoveQuestionProps {
  /** What is removed, for a screen reader, which does not see the card around the button. */
  readonly name: string
  readonly question: string
  /** Whether it can be removed now; a question that is already open stays open. */
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
