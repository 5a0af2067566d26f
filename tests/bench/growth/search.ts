import type { Browser, BrowserContext, Page } from '@playwright/test'
import { heapAfterCollection, openPhone, openSlowTab } from '../support/browser'
import { percentile } from '../support/figures'
import { watchPresses, typeMeasured } from '../support/key-presses'
import type { Measuring } from './growth-sites'

const sizes = [10, 1000, 10_000, 100_000]
const typedAndTakenBack = (word: string): string[] => [...word.split(''), ...word.split('').map(() => 'Backspace')]
const keys = [...typedAndTakenBack('diwali'), ...typedAndTakenBack('coffee 7')]

/** The milliseconds until each key was painted, and the heap afterwards. */
export interface Typed {
  readonly answers: readonly number[]
  readonly heap: number
}

/** Types into the search field of a list. @param phone measures its keys @param isThere resolves when the whole list has been read */
export async function typeInList(phone: BrowserContext, address: string, isThere: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Typed> {
  const { page, cdp } = await openSlowTab(phone)
  await page.goto(address)
  await isThere(page)
  await page.getByRole('searchbox').focus()
  await typeMeasured(page, ['x', 'Backspace'])
  const answers = await typeMeasured(page, keys)
  const heap = await heapAfterCollection(cdp)
  await page.close()
  return { answers, heap }
}

/** The same in a list of this many rows that the page itself contains. */
export async function typeInto(browser: Browser, address: string, rows: number): Promise<Typed> {
  const phone = await openPhone(browser, { serviceWorkers: 'block' })
  await phone.addInitScript((count) => {
    globalThis.benchRows = count
    localStorage.setItem('sellerToken', 'bench')
    localStorage.setItem('sellerId', 'seller-bench')
  }, rows)
  await watchPresses(phone)
  const typed = await typeInList(phone, address)
  await phone.close()
  return typed
}

/** The list of offers, searched while typing, against React with an index and nothing else. */
export async function measureSearch({ browser, product, searchFloor, rounds, say, found }: Measuring): Promise<void> {
  for (const rows of sizes) {
    const [own, floor]: [Typed[], Typed[]] = [[], []]
    const of = (typed: readonly Typed[], part: number): number[] => typed.map(({ answers }) => percentile(answers, part))
    const name = 'React with an index'
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await typeInto(browser, searchFloor.address, rows))
      own.push(await typeInto(browser, `${product.address}/alloffers`, rows))
      found(
        { what: `search over ${rows} rows, p50`, unit: 'ms', product: of(own, 0.5), floor: { name, values: of(floor, 0.5) }, limit: 1.25 },
        { what: `search over ${rows} rows, p95`, unit: 'ms', product: of(own, 0.95), floor: { name, values: of(floor, 0.95) } },
        { what: `search over ${rows} rows, heap`, unit: 'MB', product: own.map(({ heap }) => heap), floor: { name, values: floor.map(({ heap }) => heap) } },
      )
      say(`search over ${rows}: round ${round + 1} of ${rounds}`)
    }
  }
}
