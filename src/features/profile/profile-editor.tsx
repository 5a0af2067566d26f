import { useSelector } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { clock } from '@/clock/clock'
import { isEdited, keptFields, toProfileEdit, untouchedEdit, type Profile, type ProfileEdit, type ProfileForm } from '@/domain/profile'
import { sharedTexts } from '@/domain/shared-texts'
import { ActionBar } from '@/ui/action-bar'
import { withTypedHere, type StoredDraft } from '@/drafts/other-tabs'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { setFormValues } from '@/forms/set-form-values'
import { SubmitButton } from '@/forms/submit-button'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import type { SampleChange } from '@/samples/sample-collection'
import { notStoredText } from '@/samples/not-stored-text'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { PageHead } from '@/ui/page-head'
import { ContactSection, CustomerSection, DetailsSection } from './profile-sections'
import { ownId, profileEdits, savedProfiles } from './own-profile'
import { profileTexts as texts } from './texts'
import { useProfileForm, type ProfileFormApi } from './use-profile-form'

interface ProfileEditorProps {
  readonly source: Source<Profile>
  readonly saved: Profile
  readonly initial: SampleChange<ProfileEdit>
  /** @param isOver false if the seller typed on during the save: the edit then stays open */
  readonly onSaved: (profile: Profile, isOver: boolean) => void
  readonly onLeft: () => void
}

/** Edits the profile. What is typed is stored on the device, so that it is not lost by accident. */
export function ProfileEditor({ source, saved, initial, onSaved, onLeft }: ProfileEditorProps) {
  const writer = useSampleWriter()
  const [failure, setFailure] = useState<StorageFailure | 'not-discarded' | null>(null)
  const form = useProfileForm(saved, initial.value, save)
  const values = useSelector(form.store, (state) => state.values)
  /** The time of the newest edit or save that this form knows, in milliseconds since the epoch. */
  const newest = useRef(initial.savedAt ?? 0)
  /** Whether the edit is being saved or discarded: values put into the form then would be stored as a new edit. */
  const isOver = useRef(false)
  const store = {
    read,
    // Without the one-time codes, which must not be stored.
    write(typed: ProfileForm, savedAt: number) {
      newest.current = savedAt
      return writer.putDraft(profileEdits, { id: ownId, value: toProfileEdit(typed), savedAt })
    },
  }
  const { status, drop } = useSharedDraft(store, values, {
    initial: initial.savedAt === undefined ? { kind: 'none' } : { kind: 'saved', at: initial.savedAt },
    show: (typed) => (isOver.current ? values : setFormValues(form, typed ?? keptFields(untouchedEdit(saved)))),
  })

  /** The newest edit of any tab, or the profile that was saved since; null if the edit was discarded. */
  async function read(): Promise<StoredDraft | null> {
    const edit = await writer.read(profileEdits, ownId)
    const savedThere = edit === null ? await writer.read(savedProfiles, ownId) : null
    const { savedAt = 0 } = edit ?? savedThere ?? {}
    if (edit === null && (savedThere === null || savedAt < newest.current)) return null
    newest.current = savedAt
    return { values: keptFields(edit?.value ?? untouchedEdit(savedThere?.value ?? saved)), savedAt }
  }

  async function save(profile: Profile): Promise<void> {
    setFailure(null)
    isOver.current = true
    const submitted = form.state.values
    const isTypedOn = (): boolean => isEdited(form.state.values, submitted)
    const stored = await writer.put(savedProfiles, { id: ownId, value: profile, savedAt: clock.now() })
    if (stored.kind === 'not-stored') {
      isOver.current = false
      setFailure(stored.reason)
      return
    }
    if (!isTypedOn()) {
      drop()
      await writer.restore(profileEdits)
    }
    isOver.current = !isTypedOn()
    if (!isOver.current) setFormValues(form, withTypedHere(submitted, form.state.values, keptFields(untouchedEdit(profile))))
    onSaved(profile, isOver.current)
  }

  /** Leaves without asking: the form equals the saved profile, so nothing is lost. */
  function leave(): void {
    isOver.current = true
    drop()
    void writer.restore(profileEdits)
    onLeft()
  }

  async function discard(): Promise<void> {
    isOver.current = true
    drop()
    const removed = await writer.restore(profileEdits)
    isOver.current = removed.kind === 'stored'
    if (isOver.current) onLeft()
    else setFailure('not-discarded')
  }

  return (
    <form.AppForm>
      <div>
        <ErrorSummary />
        <PageHead title={texts.title} mark={<ResourceMark of={source} />} />
      </div>
      <Form>
        <div className="bound-page ruled">
          <DetailsSection form={form} />
          <ContactSection form={form} />
          <CustomerSection form={form} />
        </div>
        <WayOut form={form} saved={saved} kept={status.kind !== 'not-saved'} onDiscard={() => void discard()} onLeft={leave} />
        {failure !== null && (
          <Alert variant="destructive" role="alert">
            {failure === 'not-discarded' ? texts.notDiscarded : notStoredText(failure)}
          </Alert>
        )}
        <ActionBar>
          <SubmitButton busyLabel={texts.saving}>{texts.save}</SubmitButton>
        </ActionBar>
      </Form>
    </form.AppForm>
  )
}

interface WayOutProps {
  readonly form: ProfileFormApi
  readonly saved: Profile
  readonly kept: boolean
  readonly onDiscard: () => void
  readonly onLeft: () => void
}

/** Says whether the edit is stored, and leaves it; if anything was changed, only after a second press. */
function WayOut({ form, saved, kept, onDiscard, onLeft }: WayOutProps) {
  const edited = useSelector(form.store, (state) => isEdited(state.values, saved))
  return (
    <div className="-mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      {kept && <p className="text-hint text-muted-foreground">{texts.kept}</p>}
      <p role="status" className="text-hint font-semibold text-destructive empty:absolute">
        {!kept && sharedTexts.notKept}
      </p>
      {edited ? (
        <InlineConfirmation
          label={texts.discard}
          question={texts.discardQuestion}
          yes={texts.discardYes}
          no={texts.discardNo}
          onConfirm={onDiscard}
        />
      ) : (
        <Button variant="link" size="bare" onClick={onLeft}>
          {texts.cancel}
        </Button>
      )}
    </div>
  )
}
