import { useLocation } from '@tanstack/react-router'
import { parseSignInState } from '@/domain/navigation-state'
import { noticeIn } from '@/domain/sign-in-notices'
import { Alert } from '@/ui/alert'
import { dashboardTexts as texts } from './texts'

/** What a new password or a code by email did not do, for whoever was signed in all the while (FORGOT-02, EOTP-01). */
export function WayInNotice() {
  const notice = useLocation({ select: ({ state }) => noticeIn(parseSignInState(state).notice) })
  if (notice !== 'password-unchanged' && notice !== 'code-unchecked') return null
  return <Alert variant="info">{notice === 'password-unchanged' ? texts.passwordUnchanged : texts.codeUnchecked}</Alert>
}
