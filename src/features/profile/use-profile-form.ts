import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { profileFormSchema, toProfile, toProfileEdit, toProfileForm, type Profile, type ProfileEdit, type ProfileForm } from '@/domain/profile'
import { useAppForm } from '@/forms/app-form'
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

/** Keeps what is typed on the device, the codes excepted; answers whether that works. */
export function useKeptEdit(form: ProfileFormApi): boolean {
  const writer = useSampleWriter()
  const [kept, setKept] = useState(true)
  const values = useSelector(form.store, (state) => state.values)
  const first = useRef(values)

  const keep = useEffectEvent(async (typed: ProfileForm) => {
    const stored = await writer.put(profileEdits, { id: ownId, value: toProfileEdit(typed) })
    setKept(stored.kind === 'stored')
  })
  useEffect(() => {
    if (values !== first.current) void keep(values)
  }, [values])

  return kept
}
