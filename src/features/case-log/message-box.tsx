import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { clock } from '@/clock/clock'
import { plainText } from '@/domain/text-input'
import { storeAsSent, useIsBeingSent } from '@/drafts/being-sent'
import { storeDraftsNow } from '@/drafts/draft-keeper'
import { typedSince } from '@/drafts/typed-since'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { isComposing } from '@/forms/is-composing'
import { useIsUnmounted } from '@/forms/use-is-unmounted'
import { notStoredText } from '@/samples/not-stored-text'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Label } from '@/ui/label'
import { Textarea } from '@/ui/textarea'
import { useMediaQuery } from '@/ui/use-media-query'
import { timeOfNext, type Case } from './case-log'
import { caseLogCollection, messageDraft, readMessageDraft, writtenMessage } from './case-log-entry'
import { DraftNotKept } from './draft-not-kept'
import { caseLogTexts as texts } from './texts'
import type { Typed } from './typed'

/**
 * Whether the seller has a hardware keyboard. On an on-screen keyboard Enter makes a new line: it has no Shift + Enter,
 * and a message sent by a slip of the thumb cannot be taken back.
 */
const useKeyboard = (): boolean => useMediaQuery('(hover: hover) and (pointer: fine)')

interface MessageBoxProps {
  readonly thread: Case
  readonly typed: Typed
  readonly onSent: (messageId: string) => void
}

const formOf = ({ id }: Case): string => `message ${id}`

/** Writes a message: text that is not empty, into the selected case (CASE-02). */
export function MessageBox(props: MessageBoxProps) {
  return !useIsBeingSent(formOf(props.thread)) && <OpenMessageBox {...props} />
}

function OpenMessageBox({ thread, typed, onSent }: MessageBoxProps) {
  const writer = useSampleWriter()
  const keyboard = useKeyboard()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const isLeft = useIsUnmounted()
  const [text, setText] = useState(() => typed.message(thread))
  /** The current text, readable also after this box was unmounted for another case. */
  const inBox = useRef(text)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<StorageFailure | null>(null)
  const [first] = useState(thread.draft)
  const store = {
    read: () => readMessageDraft(writer, thread.id),
    write: (draft: string, savedAt: number) => writer.putDraft(caseLogCollection, { ...messageDraft({ caseId: thread.id, text: draft }), savedAt }),
  }
  const { status } = useSharedDraft(store, text, { initial: { kind: 'none' }, first, show })

  function show(there: unknown): unknown {
    if (typeof there !== 'string' || there === text) return text
    setText(there)
    inBox.current = there
    typed.noteMessage(thread.id, null)
    return there
  }

  function type(next: string): void {
    setText(next)
    inBox.current = next
    typed.noteMessage(thread.id, next)
  }

  function send(): void {
    const words = plainText(text)
    if (words === '' || sending) return
    setSending(true)
    void storeAsSent(formOf(thread), () => storeMessage(words))
  }

  async function storeMessage(words: string): Promise<void> {
    const message = writtenMessage({ caseId: thread.id, text: words, at: timeOfNext(thread, clock.now()) })
    // The debounced draft is stored first: written after the message, it would offer the sent text a second time.
    await storeDraftsNow()
    const stored = await writer.put(caseLogCollection, message, { ...messageDraft({ caseId: thread.id, text: '' }), savedAt: clock.now() })
    setSending(false)
    setFailure(stored.kind === 'stored' ? null : stored.reason)
    if (stored.kind === 'not-stored') return
    onSent(message.id)
    // Text typed while sending is not part of the message, and stays in the box.
    const rest = typedSince(text, inBox.current)
    type(rest)
    // Once unmounted, the box no longer stores its draft by itself.
    if (isLeft.current && rest !== '') await store.write(rest, clock.now())
  }

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
      <DraftNotKept lost={status.kind === 'not-saved'} />
    </form>
  )
}
