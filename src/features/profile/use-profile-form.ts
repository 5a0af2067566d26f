import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { profileFormSchema, toProfile, toProfileEdit, toProfileForm, type Profile, type ProfileEdit, type ProfileForm } from '@/domain/profile'
import { useAppForm } from '@/forms/app-form'
import { useKeptValues } from '@/drafts/use-draft-keeper'
import { useSampleWriter } from '@/samples/use-samples'
import { ownId, profileEdits } from './sample-profile'

export const profileFormId = 'profile'

/** The form over a profile, begun where it was left. */
export function useProfileForm(saved: Profile, begun: ProfileEdit, onSubmit: (profile: Profile) => Promise<void>) {
  return useAppForm({
    formId: profileFormId,
    defaultValues: toProfileForm(begun),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: profileFormSchema(saved) },
    onSubmit: ({ value }) => onSubmit(toProfile(value)),
  })
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>

interface KeptEdit {
  /** Whether the device took the last of it. */
  readonly kept: boolean
  /** Forgets what has not been stored. */
  readonly drop: () => void
}

/** Keeps what is typed on the device, the codes excepted. */
export function useKeptEdit(form: ProfileFormApi): KeptEdit {
  const writer = useSampleWriter()
  const put = (typed: ProfileForm) => writer.put(profileEdits, { id: ownId, value: toProfileEdit(typed) })
  const { status, drop } = useKeptValues(put, useSelector(form.store, (state) => state.values))
  return { kept: status.kind !== 'not-saved', drop }
}
