import { useLocation } from '@tanstack/react-router'
import { deviceTime } from '@/clock/clock'
import { parseSignInState } from '@/domain/navigation-state'
import { ownState } from '@/domain/own-state'
import { noticeIn } from '@/domain/access/sign-in-notices'
import { person } from '@/session/browser-session'
import { Alert } from '@/ui/alert'
import { dashboardTexts as texts } from './texts'

/** Tells a seller who stayed signed in that a new password or an email code has changed nothing (FORGOT-02, EOTP-01). */
export function NothingChangedNotice() {
  const state = useLocation({ select: (location) => location.state })
  // Not shown to somebody else who signs in later and goes back to this history entry.
  const notice = noticeIn(parseSignInState(ownState(state, { person: person.id(), now: deviceTime.now() })).notice)
  if (notice !== 'password-unchanged' && notice !== 'code-unchecked') return null
  return <Alert variant="info">{notice === 'password-unchanged' ? texts.passwordUnchanged : texts.codeUnchecked}</Alert>
}
