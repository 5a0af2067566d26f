import { SwitchError } from '@/features/backend-choice/switch-error'
import { backendTexts } from '@/features/backend-choice/texts'
import { useChange } from '@/features/backend-choice/use-change'
import { Button } from '@/ui/button'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { backendSwitch } from '../backend-switch'
import { closeLinkQuestion, type LinkQuestion } from '../link-question'
import { linkTexts as texts } from './link-question-texts'

interface LinkQuestionDialogProps {
  readonly question: Exclude<LinkQuestion, { kind: 'none' }>
}

/** Asks before a link ends somebody's session, or deletes what she has entered (BACKEND-07). */
export function LinkQuestionDialog({ question }: LinkQuestionDialogProps) {
  const { state, start } = useChange(backendSwitch)

  const ends = question.kind === 'scenario' ? question.ends : 'session'

  function agree(pressed: Element): void {
    if (question.kind === 'backend') {
      start(question.to, pressed)
      return
    }
    closeLinkQuestion()
    question.play()
  }

  return (
    <Dialog
      title={texts.title}
      description={question.kind === 'backend' ? texts.backend[question.to] : texts.scenario[ends](question.title)}
      closeLabel={texts.stay[ends]}
      // On the safe button, so that a key pressed in haste ends nothing.
      firstFocus={(dialog) => dialog.querySelector<HTMLElement>('[data-safe]')}
      onClose={closeLinkQuestion}
    >
      <SwitchError state={state} />
      <DialogFooter>
        <Button variant="outline" busy={state === 'leaving'} onClick={({ currentTarget }) => agree(currentTarget)}>
          {question.kind === 'backend'
            ? question.to === 'demo'
              ? backendTexts.goToDemo
              : backendTexts.goToReal
            : texts.play[ends]}
        </Button>
        <Button data-safe onClick={closeLinkQuestion}>
          {texts.stay[ends]}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
