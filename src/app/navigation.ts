import { session } from '@/session/browser-session'
import type { router as appRouter } from './router'

const portalRoute = '/_portal'

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Follows navigation for the whole app: focus moves to the new heading, and a screen whose session ended is left. */
export function followNavigation(router: typeof appRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first screen keeps the focus where the browser put it.
    if (fromLocation !== undefined && pathChanged) focusHeading()
  })
  session.subscribe(() => {
    const { matches, location } = router.state
    if (session.read().kind === 'signed-in' || !matches.some((match) => match.routeId === portalRoute)) return
    // A log-out forgets the seller; a session that the server ended only loses its token (ROUTE-08).
    const ended = session.read().sellerId !== null
    void router.navigate({
      to: '/login',
      state: ended
        ? { signInReason: 'session-ended', returnTo: location.href }
        : { signInReason: 'logged-out' },
      replace: ended,
    })
  })
}
