import { useLocation } from '@tanstack/react-router'
import { deviceTime } from '@/clock/clock'
import { parseSignInState } from '@/domain/navigation-state'
import { ownState } from '@/domain/own-state'
import { noticeIn } from '@/domain/access/sign-in-notices'
import { person } from '@/session/browser-session'
import { Alert } from '@/ui/alert'
import { dashboardTexts as texts } from './texts'

/** What a new password or a code by email did not do, for whoever was signed in all the while (FORGOT-02, EOTP-01). */
export function WayInNotice() {
  const state = useLocation({ select: (location) => location.state })
  // Not for whoever signs in later and goes back to it.
  const notice = noticeIn(parseSignInState(ownState(state, { person: person.id(), now: deviceTime.now() })).notice)
  if (notice !== 'password-unchanged' && notice !== 'code-unchecked') return null
  return <Alert variant="info">{notice === 'password-unchanged' ? texts.passwordUnchanged : texts.codeUnchecked}</Alert>
}
