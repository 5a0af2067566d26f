import { lazyRouteComponent } from '@tanstack/react-router'

// One file for all of them, fetched with the first: none weighs on the product's first screen.
const load = () => import('./planned-pages')

export const SectionPage = lazyRouteComponent(load, 'SectionPage')
export const PublicPlannedPage = lazyRouteComponent(load, 'PublicPlannedPage')
