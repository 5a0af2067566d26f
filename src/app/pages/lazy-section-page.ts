import { lazyRouteComponent } from '@tanstack/react-router'

// One chunk for all section routes, loaded with the first of them: the app's first screen does not pay for it.
export const SectionPage = lazyRouteComponent(() => import('./section-page'), 'SectionPage')
