import { session } from '@/session/browser-session'
import { focusHeading } from '@/ui/focus-heading'
import type { router as appRouter } from './router'

/** Routes that a seller leaves when her session ends; `/outbox` is open to everybody, but shows less then. */
const isSellersOwn = (routeId: unknown): boolean => routeId === '/_portal' || routeId === '/outbox'

/** A sign-in in another tab changes several local-storage keys, one event each; all of them arrive within this time. */
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
    // Another tab that signs another seller in first removes this token; the new one follows in a moment.
    else setTimeout(leave, signInMilliseconds)
  })

  function leave(): void {
    const { kind, sellerId } = session.read()
    if (kind === 'signed-in') return
    // Where she is going: until that screen is loaded, the router still matches the one before, at the start none.
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
