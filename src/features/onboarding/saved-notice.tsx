import { Link } from '@tanstack/react-router'
import { useNow } from '@/clock/use-now'
import { useConnectionState, useNetworkHint } from '@/connectivity/connectivity-context'
import type { Ledger } from '@/outbox/outbox'
import { hasLostTrack } from '@/outbox/lost-track'
import { savedStatus } from '@/outbox/saved-step'
import { Alert } from '@/ui/alert'
import { savedNews } from './saved-news'
import { onboardingTexts as texts } from './texts'
import type { SavedStep } from './use-fresh-save'

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
  const news = savedNews(status, step, { offline, refused, orderKnown: !hasLostTrack(ledger), now })
  switch (news.kind) {
    case 'delivered':
      return (
        <Alert variant="success" className="mb-4">
          {news.message}
        </Alert>
      )
    case 'kept':
      return (
        <Alert variant="queued" className="mb-4">
          {news.problem !== null && <p className="font-semibold">{news.problem}</p>}
          {news.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Link to="/outbox">{texts.seeWaiting}</Link>
        </Alert>
      )
    case 'stopped':
      return (
        <Alert variant="destructive" className="mb-4">
          <p className="font-semibold">{news.problem}</p>
          <p>{news.sentence}</p>
          <Link to="/outbox">{texts.seeWaiting}</Link>
        </Alert>
      )
  }
}
