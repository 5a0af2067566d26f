import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { faultyBackendAddress, productForFaultsFolder, queueForFaultsFolder } from '../support/addresses.mjs'
import { serveProduct } from '../e2e/support/product-server'
import { startFaultyBackend } from './backend'
import { emptyHistory, type History } from './history'
import { judge } from './judge'
import { playLongQueue } from './long-queue/player'
import type { LongSchedule } from './long-queue/schedule'
import { launchOptions } from './phone'
import { play } from './player'
import { schedules, type Schedule } from './schedule'
import type { Played } from './totals'

/** How long a failed schedule is shrunk. */
const shrinkMilliseconds = 60_000
/** No schedule takes this long even on a busy machine: one that does is given up. */
const longestSchedule = 240_000

export interface Bench {
  play(schedule: Schedule): Promise<Played>
  /** Plays a long queue on its own page, which must have been built. */
  playLongQueue(schedule: LongSchedule): Promise<Played>
  /** Looks for a smaller schedule that also fails; null if it does not fail again. */
  shrink(seed: number): Promise<Schedule | null>
  close(): Promise<void>
}

/** The schedule that a seed draws. */
export function drawn(seed: number): Schedule {
  const [schedule] = fc.sample(schedules, { seed, numRuns: 1 })
  if (schedule === undefined) throw new Error('Nothing was drawn')
  return schedule
}

/** Starts what all schedules share: browser, product and backend. */
export async function openBench(executablePath: string): Promise<Bench> {
  const { hostname, port } = new URL(faultyBackendAddress)
  const backend = await startFaultyBackend(Number(port))
  const product = await serveProduct(productForFaultsFolder)
  const launch = launchOptions(executablePath, hostname)
  const openBrowser = () => chromium.launch({ executablePath, args: [...launch.args] })
  let browser = await openBrowser()

  /** Gives up a schedule that takes too long. */
  async function playInTime(schedule: Schedule): Promise<History> {
    const end = { kind: 'stuck' as const, words: `It did not end within ${longestSchedule / 1000} s.` }
    const limit = new AbortController()
    const givenUp = setTimeout(longestSchedule, { ...emptyHistory(schedule.knowsKeys), end }, { signal: limit.signal })
    return Promise.race([play(schedule, { backend, product, browser, launch }), givenUp]).finally(() => limit.abort())
  }

  async function playOne(schedule: Schedule): Promise<Played> {
    const started = performance.now()
    let history = await playInTime(schedule)
    // No schedule ends the shared browser: if it has died by itself, nothing was tested.
    if (!browser.isConnected()) {
      browser = await openBrowser()
      history = await playInTime(schedule)
      history.happened.push("the bench's own browser died")
    }
    return { history, findings: judge(history), milliseconds: performance.now() - started }
  }

  return {
    play: playOne,
    async playLongQueue(schedule) {
      const started = performance.now()
      const page = await serveProduct(queueForFaultsFolder)
      try {
        const history = await playLongQueue(schedule, { browser, launch, address: page.address, backend })
        return { history, findings: judge(history), milliseconds: performance.now() - started }
      } finally {
        await page.close()
      }
    },
    async shrink(seed) {
      const playing: { last: Promise<unknown> } = { last: Promise.resolve() }
      const isSound = async (schedule: Schedule): Promise<boolean> => {
        const played = playOne(schedule)
        playing.last = played
        return (await played).findings.length === 0
      }
      const limits = { numRuns: 1, interruptAfterTimeLimit: shrinkMilliseconds }
      const { counterexample } = await fc.check(fc.asyncProperty(schedules, isSound), { seed, ...limits })
      // An interrupted schedule still uses the backend that the next one needs.
      await playing.last
      return counterexample?.[0] ?? null
    },
    async close() {
      await browser.close()
      await product.close()
      await backend.close()
    },
  }
}
