import type { BrowserContext, Page } from '@playwright/test'
import { openPhone, openSlowTab } from '../support/browser'
import { median, percentile } from '../support/figures'
import type { Finding } from '../support/findings'
import { watchPresses, pressUntilShown } from '../support/key-presses'
import type { Measuring } from './growth-sites'
import { openSellerPhone } from './seller-phone'
import { typeInList, typeInto, type Typed } from './search'

const manyOrders = 10_000
const opensInARound = 5
const packedInARound = 12
/** Nobody notices less than a frame. */
const frameMilliseconds = 17
/** The longest that any press may take. */
const pressMilliseconds = 200
const list = '/orders/lazy-ship'
/** The status of a stored packing; the list beside it and the scan field have statuses of their own. */
const saved = '.record-pane [role=status] > div'
const rows = 'main ul.bound-page > li'

declare global {
  interface Window {
    /** When the first rows of a list were painted, in milliseconds since navigation; NaN until then. */
    benchListed: number
  }
}

/** From now on each page of the phone records when its list is painted. */
const watchList = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript((selector) => {
    window.benchListed = Number.NaN
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => (window.benchListed = performance.now()), { once: true })
    painted.port1.start()
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      requestAnimationFrame(() => painted.port2.postMessage(null))
    })
    observer.observe(document, { subtree: true, childList: true })
  }, rows)

/** Opens a list repeatedly in a new tab, like a launch from the home screen. */
async function openCold(phone: BrowserContext, address: string): Promise<number> {
  const times: number[] = []
  for (let opened = 0; opened <= opensInARound; opened += 1) {
    const { page } = await openSlowTab(phone)
    await page.goto(address)
    await page.waitForFunction(() => !Number.isNaN(window.benchListed))
    times.push(await page.evaluate(() => window.benchListed))
    await page.close()
  }
  // The first launch loads the files.
  return median(times.slice(1))
}

/** The entry 'All' gets its count last; on a phone the list is hidden while an order is open. */
const allAreRead = (page: Page): Promise<void> => page.locator('nav a', { hasText: /^All\d/ }).waitFor({ state: 'attached' })

/** Packs one order after the other. @returns the milliseconds of each, from the press until it was called saved */
async function pack(phone: BrowserContext, { product }: Measuring): Promise<readonly number[]> {
  const { page } = await openSlowTab(phone)
  const times: number[] = []
  for (let place = 0; place < packedInARound; place += 1) {
    await page.goto(`${product.address}${list}?id=OD-${10_000 + place}&do=pack`)
    await allAreRead(page)
    const press = page.getByRole('button', { name: 'Packed', exact: true })
    await press.waitFor()
    for (const line of await page.getByRole('checkbox').all()) await line.check()
    for (const [label, value] of [['Weight', '450'], ['Length', '300'], ['Breadth', '200'], ['Height', '40']] as const) await page.getByLabel(label).first().fill(value)
    await press.focus()
    times.push(await pressUntilShown(page, 'Enter', saved))
  }
  // The first press loads the code.
  return times.slice(1)
}

async function phoneWithOrders(measuring: Measuring): Promise<BrowserContext> {
  const { phone, queue } = await openSellerPhone(measuring)
  await queue.evaluate((count) => window.benchQueue.keepOrders(count), manyOrders)
  await queue.close()
  await watchPresses(phone)
  await watchList(phone)
  return phone
}

/** The list of offers with a shop's usual few rows, opened cold. */
async function openOffers({ browser, product }: Measuring): Promise<number> {
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  await phone.addInitScript(() => {
    globalThis.benchRows = 25
    localStorage.setItem('sellerToken', 'bench')
    localStorage.setItem('sellerId', 'seller-bench')
  })
  await watchList(phone)
  const opened = await openCold(phone, `${product.address}/alloffers`)
  await phone.close()
  return opened
}

/** By round, in milliseconds. */
interface Measured {
  readonly own: Typed[]
  readonly floor: Typed[]
  readonly opened: number[]
  readonly offers: number[]
  readonly packed: number[]
}

function findingsOf({ own, floor, opened, offers, packed }: Measured): Finding[] {
  const middle = (typed: readonly Typed[]): number[] => typed.map(({ answers }) => percentile(answers, 0.5))
  const least = median(middle(floor))
  return [
    { what: `search over ${manyOrders} orders, p50`, unit: 'ms', product: middle(own), floor: { name: 'React with an index', values: middle(floor) } },
    { what: 'the same, later than the floor', unit: 'ms', product: middle(own).map((time) => time - least), limit: frameMilliseconds },
    { what: `search over ${manyOrders} orders, heap`, unit: 'MB', product: own.map(({ heap }) => heap), limit: 35 },
    { what: `${list} with ${manyOrders} orders, opened cold`, unit: 'ms', product: opened, floor: { name: '/alloffers', values: offers }, limit: 1.3 },
    { what: `'Packed' pressed until it is told, p95`, unit: 'ms', product: packed, limit: pressMilliseconds },
  ]
}

/** Ten thousand orders on a phone: searched, opened cold, and packed one by one. */
export async function measureOrders(measuring: Measuring): Promise<void> {
  const { browser, product, ordersFloor, rounds, say, found } = measuring
  const measured: Measured = { own: [], floor: [], opened: [], offers: [], packed: [] }
  const { own, floor, opened, offers, packed } = measured
  // A phone in a godown: the backend does not answer.
  product.answer('never')
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await typeInto(browser, ordersFloor.address, manyOrders))
    offers.push(await openOffers(measuring))
    const phone = await phoneWithOrders(measuring)
    opened.push(await openCold(phone, product.address + list))
    own.push(await typeInList(phone, product.address + list, allAreRead))
    packed.push(percentile(await pack(phone, measuring), 0.95))
    await phone.close()
    found(...findingsOf(measured))
    say(`${manyOrders} orders: round ${round + 1} of ${rounds}`)
  }
  product.answer('at-once')
}
