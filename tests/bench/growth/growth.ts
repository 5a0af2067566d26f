import type { Part } from '../support/tools'
import { measureCase } from './case'
import { withGrowthSites } from './growth-sites'
import { measureOrders } from './orders'
import { measureEnqueue, measureStart } from './queue'
import { measureReplay } from './replay'
import { measureSearch } from './search'

/** Times that grow with a seller's business. */
export const growthParts: Readonly<Record<string, Part>> = {
  search: (tools) => withGrowthSites(tools, measureSearch),
  case: (tools) => withGrowthSites(tools, measureCase),
  enqueue: (tools) => withGrowthSites(tools, measureEnqueue),
  start: (tools) => withGrowthSites(tools, measureStart),
  orders: (tools) => withGrowthSites(tools, measureOrders),
  replay: (tools) => withGrowthSites(tools, measureReplay),
}
