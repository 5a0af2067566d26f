import { useState, type RefObject } from 'react'
import { useOutbox } from '@/outbox/outbox-context'
import { unsentRows } from '@/outbox/submission'
import { useLedger } from '@/outbox/use-ledger'
import { endedSessions, session } from '@/session/browser-session'
import { useSession } from '@/session/use-session'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@/ui/dialog'
import { chosenBackend } from '../backend'
import { sampleStore } from '../sample-store'
import { tellSignedOut } from '../sign-out'
import { portalTexts as texts } from './portal-texts'

interface LogOutDialogProps {
  readonly onClose: () => void
  /** Gets the focus back: what was pressed is an item of a menu that is gone by now. */
  readonly opener: RefObject<HTMLElement | null>
}

/** Asks before the seller's data leaves the device; what has not been sent stays unless she says otherwise (LAYOUT-04). */
export function LogOutDialog({ onClose, opener }: LogOutDialogProps) {
  const { sellerId } = useSession()
  const outbox = useOutbox()
  const view = useLedger(sellerId)
  const [failed, setFailed] = useState(false)
  const waiting = view.kind === 'ready' ? unsentRows(view.value.rows) : 0

  async function removeData(keep: 'waiting-steps' | 'nothing'): Promise<boolean> {
    if (sellerId === null) return true
    const removed = await Promise.all([outbox.forget(sellerId, keep), sampleStore.forget(sellerId)])
    return removed.every(({ kind }) => kind === 'stored')
  }

  async function logOut(keep: 'waiting-steps' | 'nothing'): Promise<void> {
    const current = session.read()
    if (current.kind === 'signed-out') return
    try {
      // Stored before anything says so: a dead battery must not bring the session back.
      await endedSessions.end(current.token)
      if (await removeData(keep)) {
        // The way to the sign-in screen follows from that, in every tab.
        session.clear()
        void tellSignedOut(current.token, chosenBackend.load)
        return
      }
      await endedSessions.replace(null, current.token)
    } catch {
      // The device stores nothing right now.
    }
    setFailed(true)
  }

  function returnFocus(event: Event): void {
    event.preventDefault()
    opener.current?.focus()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent closeLabel={texts.stay} onCloseAutoFocus={returnFocus}>
        <DialogTitle>{texts.logOutTitle}</DialogTitle>
        <DialogDescription>
          {waiting === 0 ? `${texts.logOutRemoves} ${texts.logOutPlain}` : `${texts.logOutWaiting(waiting)} ${texts.logOutRemoves}`}
        </DialogDescription>
        {failed && (
          <Alert variant="destructive" role="alert">
            {texts.logOutFailed}
          </Alert>
        )}
        {waiting === 0 ? (
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {texts.stay}
            </Button>
            {/* What another tab saves meanwhile is not to be lost for want of a question. */}
            <Button onClick={() => void logOut('waiting-steps')}>{texts.logOut}</Button>
          </DialogFooter>
        ) : (
          <div className="flex flex-col gap-3">
            <Button onClick={() => void logOut('waiting-steps')}>{texts.logOutKeep}</Button>
            <Button variant="destructive" onClick={() => void logOut('nothing')}>
              {texts.logOutDelete}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {texts.stay}
            </Button>
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
