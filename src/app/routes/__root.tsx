import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '../shell/root'
import { TroubleScreen } from '../shell/trouble-screen'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('../shell/not-found-screen'), 'NotFoundScreen'),
  errorComponent: TroubleScreen,
})
