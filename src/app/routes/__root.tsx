import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../shell/root'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found-screen'), 'NotFoundScreen'),
  errorComponent: lazyRouteComponent(() => import('../shell/crash-screen'), 'CrashScreen'),
})
