import { chromium } from '@playwright/test'
import { serveProduct } from '../../e2e/support/product-server'
import { faultyBackendAddress, queueForFaultsFolder } from '../../support/addresses.mjs'
import { startFaultyBackend } from '../backend'
import { launchOptions } from '../phone'
import { askedPauses, killedAfterTheWord, pauses, savedSoon, type Figure } from './figures'
import { firstRequests, takeovers, throughput } from './figures-of-sending'
import { createStand } from './stand'

/* npm run faults -- figures [P1 P7 …] */

const asked = process.argv.slice(2)
const { hostname, port } = new URL(faultyBackendAddress)
const launch = launchOptions(process.env['CHROMIUM_PATH'] ?? '', hostname)
const backend = await startFaultyBackend(Number(port))
const page = await serveProduct(queueForFaultsFolder)
const browser = await chromium.launch({ ...launch })
const stand = createStand({ address: page.address, backend, browser, launch })

const all: readonly (readonly [promise: string, take: () => Promise<readonly Figure[]>])[] = [
  ['P1', () => savedSoon(stand)],
  ['P1', () => killedAfterTheWord(stand, 60)],
  ['P7', () => pauses(stand, 24, 3)],
  ['P8', () => askedPauses(stand, 15)],
  ['P12', () => takeovers(stand, 3)],
  ['P14', () => firstRequests(stand, 30)],
  ['P26', () => throughput(stand, 200)],
  ['P26', () => throughput(stand, 2000)],
]

try {
  for (const [promise, take] of all) {
    if (asked.length > 0 && !asked.includes(promise)) continue
    for (const { what, measured } of await take()) process.stdout.write(`| ${promise} | ${what} | ${measured} |\n`)
  }
} finally {
  await browser.close()
  await page.close()
  await backend.close()
}
