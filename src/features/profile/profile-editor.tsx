import { useSelector } from '@tanstack/react-form'
import { isEdited, type Profile } from '@/domain/profile'
import { DraftNotKept } from '@/forms/draft-not-kept'
import { ErrorSummary } from '@/forms/error-summary'
import { Form } from '@/forms/form'
import { SubmitButton } from '@/forms/submit-button'
import { ResourceMark } from '@/resources/resource-mark'
import type { Source } from '@/resources/source'
import { notStoredText } from '@/samples/not-stored-text'
import type { StorageFailure } from '@/storage/storage-failure'
import { ActionBar } from '@/ui/action-bar'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { PageHead } from '@/ui/page-head'
import { ContactSection, CustomerSection, DetailsSection } from './profile-sections'
import { profileTexts as texts } from './texts'
import { useProfileEdit, type ProfileEditOptions } from './use-profile-edit'
import type { ProfileFormApi } from './use-profile-form'

interface ProfileEditorProps extends ProfileEditOptions {
  readonly source: Source<Profile>
}

/** Edits the profile. What is typed is stored on the device, so that it is not lost by accident. */
export function ProfileEditor({ source, ...options }: ProfileEditorProps) {
  const { form, failure, notKept, leave, discard } = useProfileEdit(options)

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
        <WayOut form={form} saved={options.saved} notKept={notKept} onDiscard={() => void discard()} onLeft={leave} />
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
  /** Why the device does not store the edit; null as long as it does. */
  readonly notKept: StorageFailure | null
  readonly onDiscard: () => void
  readonly onLeft: () => void
}

/** Says whether the edit is stored, and leaves it; if anything was changed, only after a second press. */
function WayOut({ form, saved, notKept, onDiscard, onLeft }: WayOutProps) {
  const edited = useSelector(form.store, (state) => isEdited(state.values, saved))
  return (
    <div className="-mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      {notKept === null && <p className="text-hint text-muted-foreground">{texts.kept}</p>}
      <DraftNotKept reason={notKept} />
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
