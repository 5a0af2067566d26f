import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { signedInTexts } from '@/domain/signed-in-texts'
import { storageTexts } from '@/domain/storage-texts'
import { stepRuleTexts } from '@/domain/steps/rule-texts'
import type { StorageFailure } from '@/storage/storage-failure'
import { Alert } from '@/ui/alert'
import { onboardingTexts as texts } from './texts'

/** Shown when IndexedDB cannot be read and nothing was read from it before. */
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

/** The device has lost track of the next step; the answer to a sign-in names it (QUEUE-02). */
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

/** Why a step does not open. Remount it for each press, so that a screen reader announces it each time (ONB-02). */
export function PreviousStepsFirst() {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Cancels the scroll padding for a phone's bar of buttons, so that the page scrolls no further than to the alert itself.
  return (
    <Alert ref={alert} variant="info" role="alert" className="tall-phone:-scroll-mb-28">
      {stepRuleTexts.previousStepsFirst}
    </Alert>
  )
}
