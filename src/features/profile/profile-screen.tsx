import { useEffect, useState } from 'react'
import { untouchedEdit, type Profile, type ProfileEdit } from '@/domain/profile'
import { ResourceContent } from '@/resources/resource-content'
import type { Source } from '@/resources/source'
import type { SampleChange } from '@/samples/sample-collection'
import { useSamplesToEdit } from '@/samples/use-samples'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { focusHeading } from '@/ui/focus-heading'
import { ProfileEditor } from './profile-editor'
import { ProfileView } from './profile-view'
import { ownId, profileEdits, savedProfiles } from './own-profile'
import { profileTexts as texts } from './texts'

const newestIn = <Item,>(changes: readonly SampleChange<Item>[] | 'out-of-reach'): SampleChange<Item> | null =>
  changes === 'out-of-reach' ? null : (changes[0] ?? null)

/** Shows the seller's profile, and lets her edit it (PROF-01). */
export function ProfileScreen({ profile }: { readonly profile: Source<Profile> }) {
  const { sellerId } = useSession()
  const saved = useSamplesToEdit(savedProfiles)
  const edits = useSamplesToEdit(profileEdits)
  const isRead = saved !== 'out-of-reach' && edits !== 'out-of-reach'
  return (
    <div className="flex w-full max-w-page flex-col gap-5">
      {saved === 'being-read' || edits === 'being-read' ? (
        <p className="sr-only">{texts.loading}</p>
      ) : (
        // The key drops everything of this seller when another one signs in in another tab.
        <ResourceContent of={profile}>
          {([fetched]) => {
            const current = newestIn(saved)?.value ?? fetched
            return current !== undefined && <ReadOrEdit key={`${sellerId} ${isRead}`} source={profile} saved={current} initial={newestIn(edits)} isRead={isRead} />
          }}
        </ResourceContent>
      )}
    </div>
  )
}

interface ReadOrEditProps {
  readonly source: Source<Profile>
  readonly saved: Profile
  /** The unsaved edit stored on the device. */
  readonly initial: SampleChange<ProfileEdit> | null
  /** Whether the seller's stored changes could be read; if not, nothing is written over them. */
  readonly isRead: boolean
}

function ReadOrEdit({ source, saved: read, initial, isRead }: ReadOrEditProps) {
  // A saved profile is shown at once; the live query delivers it a moment later.
  const [justSaved, setJustSaved] = useState<{ readonly before: Profile; readonly profile: Profile } | null>(null)
  if (justSaved !== null && justSaved.before !== read) setJustSaved(null)
  const saved = justSaved?.profile ?? read
  const [edit, setEdit] = useState(initial)
  // The stored edit that belongs to the open form. After it closes, the live query still delivers this edit for a moment.
  const [over, setOver] = useState<SampleChange<ProfileEdit> | null>(null)
  if (edit !== null && over !== initial) setOver(initial)
  const [saidSaved, setSaidSaved] = useState(false)
  const [turns, setTurns] = useState(0)

  useEffect(() => {
    if (turns === 0) return undefined
    // The pressed button is gone, so the page starts at its top like a new screen.
    window.scrollTo(0, 0)
    return focusHeading(document.body)
  }, [turns])

  function turn(to: SampleChange<ProfileEdit> | null, isSaved = false): void {
    setEdit(to)
    setSaidSaved(isSaved)
    setTurns((count) => count + 1)
  }

  /** Begins an edit, or continues one that another tab has begun meanwhile. */
  function begin(): void {
    turn(initial === null || initial === over ? { id: ownId, value: untouchedEdit(saved) } : initial)
  }

  return (
    <>
      <div role="status" className="empty:absolute">
        {saidSaved && <Alert variant="info">{texts.saved}</Alert>}
      </div>
      {edit === null ? (
        <ProfileView source={source} profile={saved} onEdit={isRead ? begin : null} />
      ) : (
        <ProfileEditor
          source={source}
          saved={saved}
          initial={edit}
          onSaved={(profile, isOver) => {
            setJustSaved({ before: read, profile })
            if (isOver) turn(null, true)
          }}
          onLeft={() => turn(null)}
        />
      )}
    </>
  )
}
