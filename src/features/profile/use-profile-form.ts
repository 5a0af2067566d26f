import { revalidateLogic } from '@tanstack/react-form'
import { profileFormSchema, toProfile, toProfileForm, type Profile, type ProfileEdit } from '@/domain/profile'
import { useAppForm } from '@/forms/app-form'

export const profileFormId = 'profile'

/** The profile's form, filled from the unsaved edit. */
export function useProfileForm(saved: Profile, initial: ProfileEdit, onSubmit: (profile: Profile) => Promise<void>) {
  return useAppForm({
    formId: profileFormId,
    defaultValues: toProfileForm(initial),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: profileFormSchema(saved) },
    onSubmit: ({ value }) => onSubmit(toProfile(value)),
  })
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>
