import { session } from '@/session/browser-session'
import { focusHeading } from '@/ui/focus-heading'
import type { router as appRouter } from './router'

/** Where a seller is only while signed in; the second address is also shown to anybody, with less on it. */
const isSellersOwn = (routeId: unknown): boolean => routeId === '/_portal' || routeId === '/outbox'

/** The keys of a sign-in in another tab come one by one, and within so long. */
const signInMilliseconds = 300

const awaiting: (() => void)[] = []

/** Resolves once another screen has taken the place of this one, before it is painted. */
export const nextScreen = (): Promise<void> => new Promise((resolve) => void awaiting.push(resolve))

/** Follows navigation for the whole app: focus moves to the new heading, and a screen whose session ended is left. */
export function followNavigation(router: typeof appRouter): void {
  let forgetHeading = (): void => undefined
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The first screen keeps the focus where the browser put it.
    if (fromLocation === undefined || !pathChanged) return
    for (const resolve of awaiting.splice(0)) resolve()
    forgetHeading()
    forgetHeading = focusHeading(document.body)
  })

  let before = session.read().kind
  session.subscribe(() => {
    const { kind, sellerId } = session.read()
    const left = before === 'signed-in' && kind === 'signed-out'
    before = kind
    if (!left) return
    if (sellerId === null || session.hasEnded()) leave()
    // Another tab that signs another seller in takes this token away, and hers comes in a moment.
    else setTimeout(leave, signInMilliseconds)
  })

  function leave(): void {
    const { kind, sellerId } = session.read()
    if (kind === 'signed-in') return
    // Where she is going: while that is on its way, the router still shows what was before; at the start, nothing.
    const { latestLocation: address } = router
    const [routes] = router.getMatchedRoutes(address.pathname)
    if (!routes.some(({ id }) => isSellersOwn(id))) return
    // A log-out forgets the seller; a session that the server ended only loses its token (ROUTE-08).
    void router.navigate({
      to: '/login',
      state:
        sellerId === null
          ? { notice: 'logged-out' }
          : { signInReason: 'session-ended', returnTo: address.href },
      replace: true,
    })
  }
}
