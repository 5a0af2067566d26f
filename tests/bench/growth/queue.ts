import { heapAfterCollection, openSlowTab } from '../support/browser'
import { median, percentile } from '../support/figures'
import { untilTold, watchPages } from '../support/watch-page'
import type { Measuring } from './growth-sites'
import { openSellerPhone } from './seller-phone'

const manyWaiting = 2000

const saves = [
  { name: '1 kB', bytes: 1000, count: 100, limit: 25 },
  { name: '2 MB', bytes: 2_000_000, count: 20, limit: 150 },
] as const

/** How long a save takes to become durable on an empty device. */
export async function measureEnqueue(measuring: Measuring): Promise<void> {
  for (const { name, bytes, count, limit } of saves) {
    const worst: number[] = []
    for (let round = 0; round < measuring.rounds; round += 1) {
      const { phone } = await openSellerPhone(measuring)
      const { page } = await openSlowTab(phone)
      await page.goto(`${measuring.product.address}/queue/index.html`)
      await page.evaluate((size) => window.benchQueue.saveTimes(3, size), bytes)
      const times = await page.evaluate(([rows, size]) => window.benchQueue.saveTimes(rows, size), [count, bytes] as const)
      worst.push(percentile(times, 0.95))
      await phone.close()
      measuring.found({ what: `enqueue of ${name}, p95`, unit: 'ms', product: worst, limit })
      measuring.say(`enqueue of ${name}: round ${round + 1} of ${measuring.rounds}`)
    }
  }
}

const startsInARound = 5

interface Started {
  readonly milliseconds: number
  readonly heap: number
}

/** Opens the dashboard repeatedly, as a seller does during a day. */
async function start(measuring: Measuring, waiting: number): Promise<Started> {
  const { phone, queue } = await openSellerPhone(measuring)
  await queue.evaluate((rows) => window.benchQueue.fill(rows, 1000), waiting)
  await queue.close()
  await watchPages(phone)
  const { page, cdp } = await openSlowTab(phone)
  const times: number[] = []
  for (let opened = 0; opened <= startsInARound; opened += 1) {
    const told = untilTold(page, 'usable')
    await page.goto(`${measuring.product.address}/dashboard`)
    await told
    times.push(await page.evaluate(() => window.benchTimes.usable))
  }
  const heap = await heapAfterCollection(cdp)
  await phone.close()
  // The first launch loads the files.
  return { milliseconds: median(times.slice(1)), heap }
}

/** The dashboard with thousands of waiting rows, against none. */
export async function measureStart(measuring: Measuring): Promise<void> {
  const { product, rounds, say, found } = measuring
  const [many, none]: [Started[], Started[]] = [[], []]
  const of = (started: readonly Started[], what: keyof Started): number[] => started.map((one) => one[what])
  const floor = 'with none'
  // Otherwise sending would be measured too.
  product.answer('never')
  for (let round = 0; round < rounds; round += 1) {
    none.push(await start(measuring, 0))
    many.push(await start(measuring, manyWaiting))
    found(
      { what: `start with ${manyWaiting} waiting`, unit: 'ms', product: of(many, 'milliseconds'), floor: { name: floor, values: of(none, 'milliseconds') }, limit: 1.1 },
      { what: `start with ${manyWaiting} waiting, heap`, unit: 'MB', product: of(many, 'heap'), floor: { name: floor, values: of(none, 'heap') } },
    )
    say(`start with ${manyWaiting} waiting: round ${round + 1} of ${rounds}`)
  }
  product.answer('at-once')
}
