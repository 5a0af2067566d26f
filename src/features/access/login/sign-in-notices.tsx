import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { parseSignInState } from '@/domain/navigation-state'
import { noticeIn, type SignInNotice } from '@/domain/access/sign-in-notices'
import { session } from '@/session/browser-session'
import { Alert, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button } from '@/ui/button'
import { focusHeading } from '@/ui/focus-heading'
import { usePausableTimeout } from '@/ui/use-pausable-timeout'
import { demoNoticeTexts, noticeTexts } from './notice-texts'
import { texts } from './texts'

const successBannerMilliseconds = 5000

const wordingOf = (notice: SignInNotice): string => (notice === 'data-replaced' ? demoNoticeTexts?.[notice] ?? '' : noticeTexts[notice])

/** Notices that only say that nobody is signed in. */
const signedOutNotices: ReadonlySet<SignInNotice> = new Set(['logged-out', 'code-unchecked'])

/**
 * The session as it bears on the notices: `elsewhere` after a sign-in in another tab, `forgotten` after a log-out in any tab,
 * else `known`. A sign-in in this tab changes nothing, because the next screen is about to appear.
 */
function useSessionNow(): 'elsewhere' | 'forgotten' | 'known' {
  const [count] = useState(session.signInCount)
  return useSyncExternalStore(session.subscribe, () => {
    const { kind, sellerId } = session.read()
    if (kind === 'signed-in' && session.signInCount() === count) return 'elsewhere'
    return sellerId === null ? 'forgotten' : 'known'
  })
}

/** The previous screen's messages: a success for five seconds (LOGIN-11), or why a sign-in is needed. */
export function SignInNotices() {
  const state = useLocation({ select: (location) => location.state })
  const navigate = useNavigate()
  const [success, setSuccess] = useState<SignInNotice>()
  const told = parseSignInState(state)
  const sessionNow = useSessionNow()
  const said = noticeIn(told.notice)
  const notice = sessionNow === 'elsewhere' && said !== undefined && signedOutNotices.has(said) ? undefined : said

  useEffect(() => {
    const { success: text, ...rest } = parseSignInState(state)
    const next = noticeIn(text)
    if (next === undefined) return
    const show = async (): Promise<void> => {
      // Removed from the history state first, so that a reload does not show it again.
      await navigate({ to: '.', search: true, hash: true, state: { ...rest, notice: noticeIn(rest.notice) }, replace: true, resetScroll: false })
      setSuccess(next)
    }
    void show()
  }, [state, navigate])

  return (
    <>
      {success !== undefined && (
        <SuccessBanner key={success} onDone={() => setSuccess(undefined)}>
          {wordingOf(success)}
        </SuccessBanner>
      )}
      {told.signInReason !== undefined && sessionNow === 'known' && (
        <Alert variant="info">
          <AlertTitle>{texts.login.sessionEnded}</AlertTitle>
          <AlertDescription>{texts.login.sessionEndedDetail}</AlertDescription>
        </Alert>
      )}
      {notice !== undefined && <Alert variant="info">{wordingOf(notice)}</Alert>}
    </>
  )
}

interface SuccessBannerProps {
  readonly children: string
  readonly onDone: () => void
}

/** Closes by itself, but not while it is hovered or has the focus. */
function SuccessBanner({ children, onDone }: SuccessBannerProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  function close(): void {
    onDone()
    // The button that has the focus vanishes with the banner.
    focusHeading(document.body)
  }
  usePausableTimeout(successBannerMilliseconds, hovered || focused, onDone)
  return (
    <Alert
      variant="success"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className="font-semibold">{children}</p>
      <Button variant="link" size="bare" aria-label={texts.login.closeMessage} onClick={close}>
        {texts.login.close}
      </Button>
    </Alert>
  )
}
