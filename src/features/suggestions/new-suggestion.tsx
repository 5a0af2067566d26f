import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useEffect, useState } from 'react'
import { clock } from '@/clock/clock'
import { useAppForm } from '@/forms/app-form'
import { TextAreaField } from '@/forms/text-area-field'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { setFormValues } from '@/forms/set-form-values'
import { SubmitButton } from '@/forms/submit-button'
import { useIsUnmounted } from '@/forms/use-is-unmounted'
import { newSeller, type DraftKey } from '@/outbox/draft-key'
import { useOutbox } from '@/outbox/outbox-context'
import { storeAsSent, useIsBeingSent } from '@/drafts/being-sent'
import { failureIn, storeDraftsNow, type DraftStatus } from '@/drafts/draft-keeper'
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
  /** The suggestions that the seller has added so far. */
  readonly own: readonly SampleChange<OwnSuggestion>[]
  readonly onAdded: () => void
}

const formId = 'suggestion'

/** The form for a new suggestion; unsent text is stored as a draft. */
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

/** `stored`: the suggestion is saved, but its text may still be on the device as a draft; `added`: the draft is gone too. */
type Outcome = { readonly kind: 'none' | 'stored' | 'added' } | { readonly kind: 'not-stored'; readonly reason: StorageFailure }

function SuggestionForm({ draft, initial: loaded, status: loadedStatus, own, onAdded }: SuggestionFormProps) {
  // The form's initial values; empty again after a suggestion was added.
  const [initial, setInitial] = useState(loaded)
  const writer = useSampleWriter()
  const outbox = useOutbox()
  const isLeft = useIsUnmounted()
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
    show: (typed) => setFormValues(form, suggestionDraftSchema.safeParse(typed ?? nothing).data ?? null),
  })

  async function add(submitted: SuggestionDraft): Promise<void> {
    setOutcome({ kind: 'none' })
    const stored = await writer.put(ownSuggestions, { id: newId(), value: newSuggestion(submitted, clock.now(), own) })
    if (stored.kind === 'not-stored') {
      setOutcome(stored)
      return
    }
    const { text } = form.state.values
    // Text typed while saving is not part of the suggestion, and stays.
    const rest = typedSince(submitted.text, text)
    // An unmounted form does not clear its draft, and would offer the text again. Only its own draft is changed: another tab may have typed since.
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
    // Said only once the draft is gone: a tab killed after the message would offer the text again when it is reopened.
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
          <DraftNotKept reason={values.text === '' ? null : failureIn(status)} />
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
