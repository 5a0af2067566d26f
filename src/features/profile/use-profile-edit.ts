import { useSelector } from '@tanstack/react-form'
import { useRef, useState } from 'react'
import { clock } from '@/clock/clock'
import { isEdited, keptFields, toProfileEdit, untouchedEdit, type Profile, type ProfileEdit, type ProfileForm } from '@/domain/profile'
import { failureIn } from '@/drafts/draft-keeper'
import { withTypedHere, type StoredDraft } from '@/drafts/other-tabs'
import { useSharedDraft } from '@/drafts/use-shared-draft'
import { setFormValues } from '@/forms/set-form-values'
import type { SampleChange } from '@/samples/sample-collection'
import { useSampleWriter } from '@/samples/use-samples'
import type { StorageFailure } from '@/storage/storage-failure'
import { ownId, profileEdits, savedProfiles } from './own-profile'
import { useProfileForm } from './use-profile-form'

export interface ProfileEditOptions {
  readonly saved: Profile
  readonly initial: SampleChange<ProfileEdit>
  /** @param isOver false if the seller typed on during the save: the edit then stays open */
  readonly onSaved: (profile: Profile, isOver: boolean) => void
  readonly onLeft: () => void
}

/** An edit of the profile: kept on the device and shared with other tabs until it is saved, discarded or left. */
export function useProfileEdit({ saved, initial, onSaved, onLeft }: ProfileEditOptions) {
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

  return { form, failure, notKept: failureIn(status), leave, discard }
}
