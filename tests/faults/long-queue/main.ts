import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { serveProduct } from '../../e2e/support/product-server'
import { faultyBackendAddress, queueForFaultsFolder } from '../../support/addresses.mjs'
import { startFaultyBackend } from '../backend'
import { judge } from '../judge'
import { launchOptions } from '../phone'
import { storyOf } from '../story'
import { addTo, nothingYet, tableOf, type Played } from '../totals'
import { keptLongSchedules } from './kept-schedules'
import { playLongQueue } from './player'
import { longSchedules, type LongSchedule } from './schedule'

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
const only = values.only === undefined ? null : Number(values.only)

/** @param name under which a failed schedule can be replayed */
async function playOne(schedule: LongSchedule, name: string): Promise<Played> {
  const started = performance.now()
  const history = await playLongQueue(schedule, { browser, launch, address: page.address, backend })
  const findings = judge(history)
  if (only !== null) for (const line of storyOf(history)) say(line)
  if (findings.length > 0) say(`FAILED: ${name}: ${JSON.stringify(schedule.acts)}`)
  for (const { wrong, sentence } of findings) say(`  ${wrong}: ${sentence}`)
  return { history, findings, milliseconds: performance.now() - started }
}

try {
  let totals = nothingYet
  const drawn = fc.sample(longSchedules, { seed: Number(values.seed), numRuns: only ?? Number(values.schedules) })
  if (only === null)
    for (const { was, schedule } of keptLongSchedules) totals = addTo(totals, 0, await playOne(schedule, `again: ${was}`))
  for (const [index, schedule] of [...drawn.entries()].slice(only === null ? 0 : -1)) {
    const played = await playOne(schedule, `seed ${values.seed}, schedule ${index + 1}`)
    totals = addTo(totals, index + 1, played)
    say(`${totals.schedules} schedules, ${totals.saves} saves, ${totals.failedSeeds.length} failed, ${Math.round(played.milliseconds)} ms`)
  }
  say(`\n${tableOf(totals)}`)
  if (totals.failedSeeds.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await page.close()
  await backend.close()
}
