import { Link } from '@tanstack/react-router'
import { sharedTexts } from '@/domain/shared-texts'
import { Alert } from '@/ui/alert'

/** Nobody knows which step is next; the answer of a sign-in does (QUEUE-02). */
export function LostTrackNotice() {
  return (
    <Alert variant="info" role="alert" className="mb-4">
      <p>{sharedTexts.lostTrack}</p>
      <Link to="/login" state={{ returnTo: '/registrationdetails' }}>
        {sharedTexts.logInAgain}
      </Link>
    </Alert>
  )
}
