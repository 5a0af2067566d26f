import { Link } from '@tanstack/react-router'
import { useNow } from '@/clock/use-now'
import { useConnectionState, useNetworkHint } from '@/connectivity/connectivity-context'
import type { Ledger } from '@/outbox/outbox'
import { hasLostTrack } from '@/outbox/lost-track'
import { savedStatus } from '@/outbox/saved-step'
import { Alert } from '@/ui/alert'
import { saveReport } from './save-report'
import { onboardingTexts as texts } from './texts'
import type { SavedStep } from './save-step'

interface SavedNoticeProps {
  readonly ledger: Ledger
  readonly saved: SavedStep
}

/**
 * What the ledger says of the step that was saved last, on the screen that follows it. A solid edge for what was
 * delivered, a dashed one for what is still on this device.
 */
export function SavedNotice({ ledger, saved: { step, sequence } }: SavedNoticeProps) {
  const offline = useNetworkHint() === 'offline'
  const refused = useConnectionState() === 'refused'
  const now = useNow(1000)
  const status = savedStatus(ledger, sequence, now)
  if (status === null) return null
  const report = saveReport(status, step, { offline, refused, orderKnown: !hasLostTrack(ledger), now })
  switch (report.kind) {
    case 'delivered':
      return (
        <Alert variant="success" className="mb-4">
          {report.message}
        </Alert>
      )
    case 'kept':
      return (
        <Alert variant="queued" className="mb-4">
          {report.problem !== null && <p className="font-semibold">{report.problem}</p>}
          {report.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Link to="/outbox">{texts.seeWaiting}</Link>
        </Alert>
      )
    case 'stopped':
      return (
        <Alert variant="destructive" className="mb-4">
          <p className="font-semibold">{report.problem}</p>
          <p>{report.sentence}</p>
          <Link to="/outbox">{texts.seeWaiting}</Link>
        </Alert>
      )
  }
}
