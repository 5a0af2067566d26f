import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { clock } from '@/clock/clock'
import { useAppForm } from '@/forms/app-form'
import { TextAreaField } from '@/forms/text-area-field'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { putInto } from '@/forms/put-into'
import { SubmitButton } from '@/forms/submit-button'
import { useIsLeft } from '@/forms/use-is-left'
import { newSeller, type DraftKey } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { sharedTexts } from '@/domain/shared-texts'
import { storeAsSent, useIsBeingSent } from '@/drafts/being-sent'
import { storeDraftsNow, type DraftStatus } from '@/drafts/draft-keeper'
import { typedSince } from '@/drafts/typed-since'
import { useKeptDraft, useLoadedDraft } from '@/outbox/use-draft'
import type { SampleChange } from '@/samples/sample-collection'
import { notStoredText } from '@/samples/not-stored-text'
import { useSampleWriter } from '@/samples/use-samples'
import { newId } from '@/storage/new-id'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { newSuggestion, ownSuggestions, suggestionDraftSchema, suggestionFormSchema, type OwnSuggestion, type SuggestionDraft } from './own-suggestions'
import { suggestionTexts as texts } from './texts'

interface NewSuggestionProps {
  readonly sellerId: string | null
  /** What she has added so far. */
  readonly own: readonly SampleChange<OwnSuggestion>[]
  readonly onAdded: () => void
}

const formId = 'suggestion'

/** The form for a new suggestion; what is typed and not added is kept as a draft. */
export function NewSuggestion(props: NewSuggestionProps) {
  return !useIsBeingSent(formId) && <LoadedSuggestion {...props} />
}

function LoadedSuggestion({ sellerId, ...list }: NewSuggestionProps) {
  const draft = { owner: sellerId ?? newSeller, form: formId }
  const loaded = useLoadedDraft(useOutbox(), draft, suggestionDraftSchema, {})
  return (
    loaded.kind === 'loaded' && (
      <SuggestionForm draft={draft} initial={loaded.values} status={loaded.status} {...list} />
    )
  )
}

interface SuggestionFormProps extends Omit<NewSuggestionProps, 'sellerId'> {
  readonly draft: DraftKey
  readonly initial: SuggestionDraft
  readonly status: DraftStatus
}

const nothing: SuggestionDraft = { text: '' }

/** `stored` as long as the words of it may still lie on the device as a draft. */
type Outcome = { readonly kind: 'none' | 'stored' | 'added' } | { readonly kind: 'not-stored'; readonly reason: StorageFailure }

function SuggestionForm({ draft, initial: loaded, status: loadedStatus, own, onAdded }: SuggestionFormProps) {
  // What the form begins with; after a suggestion is added it is empty again.
  const [initial, setInitial] = useState(loaded)
  const writer = useSampleWriter()
  const outbox = useOutbox()
  const isLeft = useIsLeft()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const form = useAppForm({
    formId,
    defaultValues: initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: suggestionFormSchema },
    onSubmit: ({ value }) => storeAsSent(formId, () => add(value)),
  })
  const values = useSelector(form.store, (state) => state.values)
  const status = useKeptDraft(outbox, draft, values, {
    initial: loadedStatus,
    show: (typed) => putInto(form, suggestionDraftSchema.safeParse(typed ?? nothing).data ?? null),
  })

  async function add(submitted: SuggestionDraft): Promise<void> {
    setOutcome({ kind: 'none' })
    const stored = await writer.put(ownSuggestions, { id: newId(), value: newSuggestion(submitted, clock.now(), own) })
    if (stored.kind === 'not-stored') {
      setOutcome(stored)
      return
    }
    const { text } = form.state.values
    // What was typed meanwhile is not part of it.
    const rest = typedSince(submitted.text, text)
    // A form that was left keeps nothing any more: on coming back the words would stand there once more. By now another tab may have gone on, or nothing may lie there after a log-out.
    if (isLeft.current) {
      const there = suggestionDraftSchema.safeParse((await outbox.readDraft(draft))?.values).data
      if (there?.text === text) await outbox.writeDraft(draft, { values: { text: rest }, savedAt: clock.now() })
      return
    }
    setInitial(nothing)
    form.reset(nothing)
    if (rest !== '') form.setFieldValue('text', rest)
    setOutcome({ kind: 'stored' })
    onAdded()
  }

  useEffect(() => {
    // A tab that is killed as it is said to be added would offer it once more.
    if (outcome.kind === 'stored') void storeDraftsNow().then(() => setOutcome({ kind: 'added' }))
  }, [outcome])

  return (
    <form.AppForm>
      <Card>
        <ErrorSummary />
        <Form>
          <form.AppField name="text">
            {() => <TextAreaField label={texts.text} hint={texts.textHint} />}
          </form.AppField>
          <p role="status" className="text-hint font-semibold text-destructive empty:absolute">
            {status.kind === 'not-saved' && values.text !== '' && sharedTexts.notKept}
          </p>
          {outcome.kind === 'not-stored' && (
            <Alert variant="destructive" role="alert">
              {notStoredText(outcome.reason)}
            </Alert>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton busyLabel={texts.adding}>{texts.add}</SubmitButton>
            <p role="status">{outcome.kind === 'added' && values.text === '' && texts.added}</p>
          </div>
        </Form>
      </Card>
    </form.AppForm>
  )
}
