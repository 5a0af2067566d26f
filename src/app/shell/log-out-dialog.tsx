import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import type { Ledger } from '@/outbox/outbox'
import { useOutbox } from '@/outbox/outbox-context'
import { calledIn, unsentIn } from '@/outbox/unsent'
import { useLedger } from '@/outbox/use-ledger'
import { session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { lastOf, type LiveView } from '@/storage/live-view'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Dialog, DialogFooter } from '@/ui/dialog'
import { InlineConfirmation } from '@/ui/inline-confirmation'
import { endSessionElsewhere, logOutHere, sessionElsewhere } from '../log-out/log-out-here'
import { logOutElsewhereTexts as elsewhereTexts } from './log-out-elsewhere-texts'
import { portalTexts as texts } from './portal-texts'

interface LogOutDialogProps {
  readonly onClose: () => void
}

/** The texts about what has not been sent; null if everything was, as far as the store knows. */
function unsentWords(view: LiveView<Ledger>): { readonly waiting: string; readonly keep: string; readonly remove: string; readonly question: string } | null {
  const known = lastOf(view)
  const count = known === undefined ? 0 : unsentIn(known)
  if (known === undefined || count === 0) {
    if (view.kind !== 'unavailable') return null
    // Something may have been saved since the store could last be read.
    return { ...texts.logOutUnknown, waiting: `${signedInTexts.storeUnreadable(storageTexts[view.reason])} ${texts.logOutUnknown.waiting}` }
  }
  const what = calledIn(known)
  return {
    waiting: texts.logOutWaiting(count, what),
    keep: texts.logOutKeep(what),
    remove: texts.logOutDelete(what),
    question: texts.logOutDeleteQuestion(count, what),
  }
}

/** Asks before the seller's data leaves the device; what has not been sent stays unless she says otherwise (LAYOUT-04). */
export function LogOutDialog({ onClose }: LogOutDialogProps) {
  const { sellerId } = useSession()
  const outbox = useOutbox()
  const view = useLedger(sellerId)
  const router = useRouter()
  const [leaving, setLeaving] = useState(false)
  const [elsewhere] = useState(sessionElsewhere)
  const [alsoThere, setAlsoThere] = useState(true)
  const unsent = unsentWords(view)

  async function logOut(keep: 'waiting-steps' | 'nothing'): Promise<void> {
    setLeaving(true)
    const place = router.latestLocation.pathname
    // The end of the session leads every tab to the sign-in screen (navigation.ts).
    const [removed, removedThere] = await Promise.all([
      logOutHere(keep, outbox),
      elsewhere !== null && alsoThere ? endSessionElsewhere(elsewhere) : true,
    ])
    if (removed && removedThere) return
    // A store may take half a minute to refuse: by then somebody else may be at work here.
    const isNobodyHere = session.read().kind === 'signed-out' && [place, '/login'].includes(router.latestLocation.pathname)
    if (isNobodyHere) await router.navigate({ to: '/login', state: { notice: 'data-left' }, replace: true })
  }

  return (
    <Dialog
      title={texts.logOutTitle}
      description={unsent === null ? `${texts.logOutRemoves} ${texts.logOutPlain}` : `${unsent.waiting} ${texts.logOutRemoves}`}
      closeLabel={texts.stay}
      onClose={onClose}
    >
      {elsewhere !== null && elsewhereTexts !== null && (
        <Checkbox
          label={elsewhereTexts[elsewhere.backend]}
          checked={alsoThere}
          onChange={({ currentTarget }) => setAlsoThere(currentTarget.checked)}
        />
      )}
      {unsent === null ? (
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {texts.stay}
          </Button>
          {/* Keeps waiting steps: another tab may save one meanwhile, which nobody was asked about. */}
          <Button busy={leaving} onClick={() => void logOut('waiting-steps')}>
            {texts.logOut}
          </Button>
        </DialogFooter>
      ) : (
        <div className="flex flex-col gap-3">
          <Button busy={leaving} onClick={() => void logOut('waiting-steps')}>
            {unsent.keep}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {texts.stay}
          </Button>
          <InlineConfirmation
            label={unsent.remove}
            question={unsent.question}
            yes={texts.logOutDeleteYes}
            no={texts.logOutDeleteNo}
            onConfirm={() => void logOut('nothing')}
          />
        </div>
      )}
    </Dialog>
  )
}
