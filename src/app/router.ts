import { createRouter } from '@tanstack/react-router'
import type { NavigationState } from '@/domain/navigation-state'
import { parseSearch } from '@/lists/parse-search'
import { letScreensFollowLanguage } from './screens-follow-language'
import { routeTree } from './route-tree.gen'
import { TroubleScreen } from './shell/trouble-screen'

export const router = createRouter({
  routeTree,
  // Each screen fails by itself: the layout around it lives on (ROUTE-06).
  defaultErrorComponent: TroubleScreen,
  parseSearch,
  scrollRestoration: true,
  // Every screen is on the device already; fetching on hover would only spend a phone's time.
  defaultPreload: false,
  // No spinner where content can stand: a screen that is on the device shows within this time.
  defaultPendingMs: 400,
})

letScreensFollowLanguage(router)

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

declare module '@tanstack/history' {
  interface HistoryState extends NavigationState {}
}
