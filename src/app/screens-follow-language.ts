import type { AnyRoute } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import { useLanguage } from '@/catalogues/use-language'
import type { router as appRouter } from './router'

/**
 * Has each screen, and each layout, rendered anew when another language is in use: the router keeps what it has rendered.
 * Nothing below is lost by it, and all of it follows: what a screen keeps from being rendered with it follows by itself.
 */
export function letScreensFollowLanguage(router: typeof appRouter): void {
  for (const { options } of Object.values<AnyRoute>({ ...router.routesById })) {
    const { component } = options
    if (component === undefined) continue
    const Following = (): ReactElement => {
      useLanguage()
      return createElement(component)
    }
    // What is fetched before it is shown is known by the component itself.
    options.component = Object.assign(Following, component)
  }
}
