import { setTimeout as wait } from 'node:timers/promises'
import { endpoints } from '@/contract/endpoints'
import { heapAfterCollection, openSlowTab } from '../support/browser'
import type { Measuring } from './growth-sites'
import { benchCommand } from './page/bench-command'
import { openSellerPhone } from './seller-phone'

/** Each size, and how often it is measured in a round: small sizes vary more. */
const sizes = [
  [10, 3],
  [100, 1],
  [1000, 1],
] as const
const bytes = 1000

const { path } = endpoints[benchCommand.endpoint]

/** Milliseconds between the arrivals of two consecutive requests, on average. */
async function pace({ product }: Measuring, count: number, begin: () => Promise<unknown>): Promise<number> {
  product.calls.length = 0
  await begin()
  const arrived = () => product.calls.filter((call) => call.path === path)
  while (arrived().length < count) await wait(50)
  const times = arrived().map(({ at }) => at)
  return (Math.max(...times) - Math.min(...times)) / (count - 1)
}

async function replayed(measuring: Measuring, count: number): Promise<{ pace: number; heap: number }> {
  const { phone, queue } = await openSellerPhone(measuring, 'slow')
  await queue.evaluate(() => window.benchQueue.hold())
  await queue.evaluate(([rows, size]) => window.benchQueue.fill(rows, size), [count, bytes] as const)
  const { page, cdp } = await openSlowTab(phone)
  await page.goto(`${measuring.product.address}/dashboard`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const result = await pace(measuring, count, () => queue.evaluate(() => window.benchQueue.release()))
  const heap = await heapAfterCollection(cdp)
  await phone.close()
  return { pace: result, heap }
}

async function sentAlone(measuring: Measuring, count: number): Promise<number> {
  const { phone } = await openSellerPhone(measuring, 'slow')
  const { page } = await openSlowTab(phone)
  await page.goto(`${measuring.product.address}/queue/index.html`)
  const result = await pace(measuring, count, () => page.evaluate(([rows, size]) => window.benchQueue.sendAlone(rows, size), [count, bytes] as const))
  await phone.close()
  return result
}

/** The queue sent by the product with the dashboard open, against the same requests without a queue. */
export async function measureReplay(measuring: Measuring): Promise<void> {
  for (const [count, times] of sizes) {
    const [own, alone, heap]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < times; round += 1) {
      alone.push(await sentAlone(measuring, count))
      const { pace: result, heap: used } = await replayed(measuring, count)
      own.push(result)
      heap.push(used)
      measuring.found(
        { what: `replay of ${count} waiting, for each`, unit: 'ms', product: own, floor: { name: 'network alone', values: alone }, limit: 1.05 },
        { what: `replay of ${count} waiting, heap after it`, unit: 'MB', product: heap },
      )
      measuring.say(`replay of ${count}: ${round + 1} of ${times}`)
    }
  }
}
