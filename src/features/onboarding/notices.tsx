import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { stepRuleTexts } from '@/domain/steps/rule-texts'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { onboardingTexts as texts } from './texts'

/** The store cannot be read, and nothing of it was read before. */
export function StorageUnreachable({ reason }: { readonly reason: StorageFailure }) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-4">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <Alert variant="destructive" role="alert">
        {texts.storageUnreachable(storageTexts[reason])}
      </Alert>
    </div>
  )
}

/** Nobody knows which step is next; the answer of a sign-in does (QUEUE-02). */
export function LostTrackNotice() {
  return (
    <Alert variant="info" role="alert" className="mb-4">
      <p>{signedInTexts.lostTrack}</p>
      <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
        {signedInTexts.logInAgain}
      </Link>
    </Alert>
  )
}

/** Why a step does not open, said where it was asked for; remount it for each press, so that each is heard (ONB-02). */
export function PreviousStepsFirst() {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // In the bar of buttons of a phone it is in sight already: no room below is asked for there.
  return (
    <Alert ref={alert} variant="info" role="alert" className="tall-phone:-scroll-mb-28">
      {stepRuleTexts.previousStepsFirst}
    </Alert>
  )
}
