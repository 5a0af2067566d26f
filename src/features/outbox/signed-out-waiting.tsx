import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { useOutbox } from '@/outbox/outbox-context'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { buttonVariants } from '@/ui/button'
import { SharedPicturesNotice } from './shared-pictures-notice'
import { outboxTexts as texts } from './texts'

type Waiting = { readonly kind: 'loading' } | { readonly kind: 'unavailable'; readonly reason: StorageFailure } | { readonly kind: 'counted'; readonly count: number }

/** Signed out, only the number is shown: whose steps they are is nobody's business (ROUTE-09). */
export function SignedOutWaiting() {
  const outbox = useOutbox()
  const [waiting, setWaiting] = useState<Waiting>({ kind: 'loading' })
  useEffect(() => {
    const subscription = outbox.watchWaiting().subscribe({
      next: (count) => setWaiting({ kind: 'counted', count }),
      outOfReach: (reason) => setWaiting({ kind: 'unavailable', reason }),
    })
    return () => subscription.unsubscribe()
  }, [outbox])
  return (
    <div className="flex w-full max-w-list flex-col items-start gap-5">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <SharedPicturesNotice signedIn={false} />
      {waiting.kind === 'unavailable' && (
        <Alert variant="destructive" role="alert">
          {signedInTexts.storeUnreadable(storageTexts[waiting.reason])}
        </Alert>
      )}
      {waiting.kind === 'counted' && <p>{texts.signedOut(waiting.count)}</p>}
      <Link to="/login" state={{ returnTo: '/outbox' }} className={buttonVariants()}>
        {texts.logIn}
      </Link>
    </div>
  )
}
