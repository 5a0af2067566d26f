import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { useOutbox } from '@/outbox/outbox-context'
import type { WaitingHere } from '@/outbox/unsent'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { SharedPicturesNotice } from './shared-pictures-notice'
import { outboxTexts as texts } from './texts'

type WaitingView = { readonly kind: 'loading' } | { readonly kind: 'unavailable'; readonly reason: StorageFailure } | { readonly kind: 'counted'; readonly waiting: WaitingHere }

/** Signed out, only the number of waiting items is shown, not whose they are (ROUTE-09). */
export function SignedOutWaiting() {
  const outbox = useOutbox()
  const [view, setView] = useState<WaitingView>({ kind: 'loading' })
  useEffect(() => {
    const subscription = outbox.watchWaiting().subscribe({
      next: (waiting) => setView({ kind: 'counted', waiting }),
      outOfReach: (reason) => setView({ kind: 'unavailable', reason }),
    })
    return () => subscription.unsubscribe()
  }, [outbox])
  return (
    <div className="flex w-full max-w-list flex-col items-start gap-5">
      <h1 tabIndex={-1}>{texts.title}</h1>
      {view.kind === 'unavailable' && (
        <Alert variant="destructive" role="alert">
          {signedInTexts.storeUnreadable(storageTexts[view.reason])}
        </Alert>
      )}
      {view.kind === 'counted' && <p>{texts.signedOut(view.waiting)}</p>}
      {/* Not before the count has loaded: the button would move under a finger. What may load even later stands below it. */}
      {view.kind !== 'loading' && (
        <Link to="/login" state={{ returnTo: '/outbox' }} className={buttonVariants()}>
          {texts.logIn}
        </Link>
      )}
      <SharedPicturesNotice signedIn={false} />
    </div>
  )
}
