import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { serveProduct } from '../../e2e/support/product-server'
import { faultyBackendAddress, queueForFaultsFolder } from '../../support/addresses.mjs'
import { startFaultyBackend } from '../backend'
import { launchOptions } from '../phone'
import { storyOf } from '../story'
import { addTo, nothingYet, tableOf } from '../totals'
import { judgeLongQueue } from './judge'
import { playLongQueue } from './player'
import { longSchedules } from './schedule'

/*
 * npm run faults -- long-queue --schedules 20 --seed 7
 * npm run faults -- long-queue --only 3 --seed 7          one of them, with all that happened in its order
 */

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' }, only: { type: 'string' } },
})

const { hostname, port } = new URL(faultyBackendAddress)
const launch = launchOptions(process.env['CHROMIUM_PATH'] ?? '', hostname)
const backend = await startFaultyBackend(Number(port))
const page = await serveProduct(queueForFaultsFolder)
const browser = await chromium.launch({ ...launch })
try {
  let totals = nothingYet
  const only = values.only === undefined ? null : Number(values.only)
  const drawn = fc.sample(longSchedules, { seed: Number(values.seed), numRuns: only ?? Number(values.schedules) })
  for (const [index, schedule] of [...drawn.entries()].slice(only === null ? 0 : -1)) {
    const started = performance.now()
    const history = await playLongQueue(schedule, { browser, launch, address: page.address, backend })
    const played = { history, findings: judgeLongQueue(history), milliseconds: performance.now() - started }
    totals = addTo(totals, totals.schedules, played)
    const { findings } = played
    say(`${totals.schedules} schedules, ${totals.saves} saves, ${totals.failedSeeds.length} failed, ${Math.round(played.milliseconds)} ms`)
    if (findings.length > 0) say(`FAILED with seed ${values.seed}, schedule ${index + 1}: ${JSON.stringify(schedule.acts)}`)
    if (only !== null) for (const line of storyOf(history)) say(line)
    for (const { wrong, sentence } of findings) say(`  ${wrong}: ${sentence}`)
  }
  say(`\n${tableOf(totals)}`)
  if (totals.failedSeeds.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await page.close()
  await backend.close()
}
