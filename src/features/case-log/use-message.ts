import { useRef, useState } from 'react'
import { clock } from '@/clock/clock'
import { plainText } from '@/domain/text-input'
import { storeAsSent } from '@/drafts/being-sent'
import { failureIn, storeDraftsNow } from '@/drafts/draft-keeper'
import { typedSince } from '@/drafts/typed-since'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { useIsUnmounted } from '@/forms/use-is-unmounted'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { timeOfNext, type Case } from './case-log'
import { caseLogCollection, messageDraft, readMessageDraft, writtenMessage } from './case-log-entry'
import type { Typed } from './typed'

export interface MessageOptions {
  readonly thread: Case
  readonly typed: Typed
  readonly onSent: (messageId: string) => void
}

export const messageForm = ({ id }: Case): string => `message ${id}`

/** The message being written to a case: shared with other tabs as a draft, and stored when it is sent. */
export function useMessage({ thread, typed, onSent }: MessageOptions) {
  const writer = useSampleWriter()
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
  // Another tab may have stored or sent it since the list was read that this box begins with.
  const { status } = useSharedDraft(store, text, { initial: { kind: 'none' }, first, lacksStored: true, show })

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
    void storeAsSent(messageForm(thread), () => storeMessage(words))
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

  return { text, sending, failure, notKept: failureIn(status), type, send }
}
