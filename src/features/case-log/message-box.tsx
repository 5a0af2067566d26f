import { useId, useRef, type KeyboardEvent } from 'react'
import { plainText } from '@/domain/text-input'
import { useIsBeingSent } from '@/drafts/being-sent'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { isComposing } from '@/forms/is-composing'
import { notStoredText } from '@/samples/not-stored-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { Textarea } from '@/ui/textarea'
import { useMediaQuery } from '@/ui/use-media-query'
import { caseLogTexts as texts } from './texts'
import { messageForm, useMessage, type MessageOptions } from './use-message'

/**
 * Whether the seller has a hardware keyboard. On an on-screen keyboard Enter makes a new line: it has no Shift + Enter,
 * and a message sent by a slip of the thumb cannot be taken back.
 */
const useKeyboard = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)')

/** Writes a message: text that is not empty, into the selected case (CASE-02). */
export function MessageBox(props: MessageOptions) {
  return !useIsBeingSent(messageForm(props.thread)) && <OpenMessageBox {...props} />
}

function OpenMessageBox(props: MessageOptions) {
  const { text, sending, failure, notKept, type, send } = useMessage(props)
  const keyboard = useKeyboard()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)

  function sendByKey(event: KeyboardEvent): void {
    if (!keyboard || event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      noValidate
      method="post"
      className="flex flex-col gap-2 border-t border-border pt-3 lg:p-4"
      onSubmit={(event) => {
        event.preventDefault()
        // The button is about to be disabled, so the box takes the focus; on a phone that keeps the keyboard open.
        box.current?.focus()
        send()
      }}
    >
      {failure !== null && (
        <Alert variant="destructive" role="alert">
          {notStoredText(failure)}
        </Alert>
      )}
      <Label htmlFor={`${id}-box`} className="sr-only">
        {texts.message}
      </Label>
      <div className="flex flex-wrap items-end justify-end gap-2">
        <Textarea
          ref={box}
          className="min-w-[min(9rem,100%)] flex-1"
          id={`${id}-box`}
          rows={1}
          placeholder={texts.placeholder}
          enterKeyHint={keyboard ? 'send' : 'enter'}
          value={text}
          aria-describedby={`${id}-notes`}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendByKey}
        />
        <Button type="submit" disabled={plainText(text) === ''} busy={sending}>
          {texts.send}
        </Button>
      </div>
      <div id={`${id}-notes`} className="text-sm text-muted-foreground">
        <p>{texts.staysHere}</p>
        {keyboard && <p>{texts.keyboardHint}</p>}
      </div>
      <DraftNotKept reason={notKept} />
    </form>
  )
}
