import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '@/catalogues/use-language'
import type { NavigationState } from '@/domain/navigation-state'
import { parseSearch } from '@/lists/parse-search'
import { createElement, type FunctionComponent, type ReactElement } from 'react'

/** A small router for tests: one screen, all other addresses empty. Like the app's, it parses addresses and follows the current language. */
export function createScreenRouter(address: string, component: FunctionComponent, state: NavigationState = {}) {
  const root = createRootRoute()
  const Following = (): ReactElement => {
    useLanguage()
    return createElement(component)
  }
  const screen = createRoute({ getParentRoute: () => root, path: address, component: Following })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: ['/alloffers'] })
  history.push(address, state)
  const router = createRouter({ routeTree: root.addChildren([screen, elsewhere]), history, parseSearch })
  return { router, Screen: () => <RouterProvider router={router} /> }
}

// The app's router declares the same; these tests do not import it.
declare module '@tanstack/history' {
  interface HistoryState extends NavigationState {}
}
