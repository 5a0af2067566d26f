import type { Browser } from '@playwright/test'
import { benchAddress } from '../../support/addresses.mjs'
import { buildPage, buildProduct } from '../support/build'
import { openBrowser } from '../support/browser'
import { serveSite, type Site } from '../support/serve'
import type { Tools } from '../support/tools'

export interface Measuring extends Tools {
  readonly browser: Browser
  /** The product with thousands of rows, for a backend on the same host, which also serves the queue's page. */
  readonly product: Site
  readonly searchFloor: Site
  readonly ordersFloor: Site
}

const page = 'tests/bench/growth/page'

/** Builds and serves what the growth parts need, measures, and removes it again. */
export async function withGrowthSites(tools: Tools, measure: (measuring: Measuring) => Promise<void>): Promise<void> {
  tools.say('building the product with many rows, the floor and the page of the queue')
  const productFolder = await buildProduct('growth', {
    env: { VITE_API_BASE_URL: benchAddress, VITE_DEMO: 'off' },
    replacements: {
      'src/features/offers/sample-offers.ts': `${page}/sample-offers.ts`,
      'src/features/case-log/sample-pending-cases.ts': `${page}/sample-pending-cases.ts`,
      'src/commands/all-commands.ts': `${page}/all-commands.ts`,
    },
  })
  const queueFolder = await buildPage('queue', 'tests/bench/growth/queue-page', '/queue/')
  const product = await serveSite([productFolder, queueFolder], Number(new URL(benchAddress).port))
  const searchFloor = await serveSite([await buildPage('search', 'tests/bench/floors/search')])
  const ordersFloor = await serveSite([await buildPage('search-orders', 'tests/bench/floors/search-orders')])
  const browser = await openBrowser()
  try {
    await measure({ ...tools, browser, product, searchFloor, ordersFloor })
  } finally {
    await browser.close()
    for (const site of [product, searchFloor, ordersFloor]) await site.close()
  }
}
