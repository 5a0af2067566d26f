import { createRootRoute } from '@tanstack/react-router'
import { CrashScreen } from '../shell/crash-screen'
import { NotFoundScreen } from '../shell/not-found-screen'
import { Root } from '../shell/root'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
})
