import type { AnyRoute } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import type { router as appRouter } from './router'

/**
 * Re-renders each screen and each layout when the language changes, since the router memoises what it has rendered. State below is
 * kept; parts that are memoised themselves subscribe to the language on their own.
 */
export function letScreensFollowLanguage(router: typeof appRouter): void {
  for (const { options } of Object.values<AnyRoute>({ ...router.routesById })) {
    const { component } = options
    if (component === undefined) continue
    const Following = (): ReactElement => {
      useLanguage()
      return createElement(component)
    }
    // A lazy component has its `preload` as a property.
    options.component = Object.assign(Following, component)
  }
}
