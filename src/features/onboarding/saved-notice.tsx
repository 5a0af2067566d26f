import { Link } from '@tanstack/react-router'
import type { OnboardingStep } from '@/contract/steps'
import { useConnectionState } from '@/connectivity/connectivity-context'
import { sharedTexts } from '@/domain/shared-texts'
import { Alert } from '@/ui/alert'
import type { SaveResult } from './save-step'
import { onboardingTexts as texts } from './texts'

/** What the last saved step came to; said on the screen that follows it. */
export interface SavedNews {
  readonly step: OnboardingStep
  readonly result: Extract<SaveResult, { kind: 'delivered' | 'kept' }>
}

/** A solid edge for what was delivered, a dashed one for what is still on this device. */
export function SavedNotice({ news: { result }, orderKnown }: { readonly news: SavedNews; readonly orderKnown: boolean }) {
  const connection = useConnectionState()
  if (result.kind === 'delivered')
    return (
      <Alert variant="success" className="mb-4">
        {result.message}
      </Alert>
    )
  return (
    <Alert variant="queued" className="mb-4">
      {result.problem !== null && <p className="font-semibold">{result.problem}</p>}
      <p>{texts.savedOnDevice}</p>
      {connection === 'refused' && <p>{sharedTexts.refused}</p>}
      {result.held && orderKnown && <p>{texts.heldBack}</p>}
      <Link to="/outbox">{texts.seeWaiting}</Link>
    </Alert>
  )
}
