import type { DemoCatalogues } from '../catalogues'
import { demo } from './demo'
import { demoNetwork } from './demo-network'
import { demoShell } from './demo-shell'

/** What only a build with the demo says. */
export const words = { ...demo, ...demoNetwork, ...demoShell } satisfies DemoCatalogues
