import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { profileFormSchema, toProfile, toProfileEdit, toProfileForm, type Profile, type ProfileEdit, type ProfileForm } from '@/domain/profile'
import { useAppForm } from '@/forms/app-form'
import { keepDraft, type DraftKeeper } from '@/outbox/draft-keeper'
import { useSampleWriter } from '@/samples/use-samples'
import { ownId, profileEdits } from './own-profile'

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
  const [kept, setKept] = useState(true)
  const values = useSelector(form.store, (state) => state.values)
  const first = useRef(values)

  const keeper = useRef<DraftKeeper<ProfileForm>>(null)

  const put = useEffectEvent((typed: ProfileForm) =>
    writer.put(profileEdits, { id: ownId, value: toProfileEdit(typed) }),
  )
  useEffect(() => {
    const own = keepDraft<ProfileForm>(
      (typed) => put(typed),
      ({ kind }) => setKept(kind === 'saved'),
    )
    keeper.current = own
    return () => {
      keeper.current = null
      own.stop()
    }
  }, [])

  useEffect(() => {
    if (values !== first.current) keeper.current?.changed(values)
  }, [values])

  return { kept, drop: () => keeper.current?.drop() }
}
