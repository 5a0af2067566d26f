import { heapAfterCollection, openPhone, openSlowTab } from '../support/browser'
import { percentile } from '../support/figures'
import type { Finding } from '../support/findings'
import { watchPresses, pressUntilShown, typeMeasured } from '../support/key-presses'
import type { Measuring } from './growth-sites'

const few = 50
const many = 5000

interface Opened {
  readonly opening: number
  readonly typing: number
  readonly heap: number
}

async function open({ browser, product }: Measuring, messages: number): Promise<Opened> {
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  await phone.addInitScript((count) => {
    globalThis.benchRows = count
    localStorage.setItem('sellerToken', 'bench')
    localStorage.setItem('sellerId', 'seller-bench')
  }, messages)
  await watchPresses(phone)
  const { page, cdp } = await openSlowTab(phone)
  await page.goto(`${product.address}/caselog`)
  await page.getByRole('link', { name: /CL-BENCH/ }).focus()
  const opening = await pressUntilShown(page, 'Enter', '[role=log] li')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  const keys = await typeMeasured(page, 'Which orders were left out'.split(''))
  const heap = await heapAfterCollection(cdp)
  await phone.close()
  return { opening, typing: percentile(keys, 0.5), heap }
}

/** A case with years of messages against one with a few weeks: opening it, and writing in it. */
export async function measureCase(measuring: Measuring): Promise<void> {
  const [long, short]: [Opened[], Opened[]] = [[], []]
  const name = `with ${few}`
  const finding = (what: string, unit: string, part: keyof Opened, limit?: number): Finding => ({
    what: `case with ${many} messages, ${what}`,
    unit,
    product: long.map((one) => one[part]),
    floor: { name, values: short.map((one) => one[part]) },
    ...(limit !== undefined && { limit }),
  })
  for (let round = 0; round < measuring.rounds; round += 1) {
    short.push(await open(measuring, few))
    long.push(await open(measuring, many))
    measuring.found(finding('opening', 'ms', 'opening', 1.25), finding('a key, p50', 'ms', 'typing', 1.25), finding('heap', 'MB', 'heap'))
    measuring.say(`case with ${many} messages: round ${round + 1} of ${measuring.rounds}`)
  }
}
