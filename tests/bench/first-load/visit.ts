import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { heapAfterCollection, openSlowTab } from '../support/browser'
import { untilTold, type PageTimes } from '../support/watch-page'

/** A page counts as quiet after this long without traffic. */
const quietMilliseconds = 700
const typedText = 'seller@example'

interface Traffic {
  /** Kilobytes and requests that had arrived by this time after navigation. */
  by(milliseconds: number): { readonly kilobytes: number; readonly requests: number }
  quiet(): Promise<void>
}

/** Counts the network traffic of a page itself, without what its worker precaches. */
function countTraffic(cdp: CDPSession): Traffic {
  const began = new Map<string, number>()
  const ended: { readonly at: number; readonly bytes: number }[] = []
  let first = Number.NaN
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    if (Number.isNaN(first)) first = timestamp
    began.set(requestId, timestamp)
    last = performance.now()
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (began.delete(requestId)) ended.push({ at: (timestamp - first) * 1000, bytes: encodedDataLength })
    last = performance.now()
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => began.delete(requestId))
  return {
    by(milliseconds) {
      const come = ended.filter(({ at, bytes }) => at <= milliseconds && bytes > 0)
      return { kilobytes: come.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, requests: come.length }
    },
    async quiet() {
      while (began.size > 0 || performance.now() - last < quietMilliseconds) await wait(50)
    },
  }
}

const timesOf = (page: Page): Promise<PageTimes> => page.evaluate(() => window.benchTimes)

export interface Visit extends PageTimes {
  readonly untilHydrated: { readonly kilobytes: number; readonly requests: number }
  readonly untilQuiet: { readonly kilobytes: number; readonly requests: number }
  readonly heap: number
}

const hydration = (hydrates: boolean): readonly 'hydrated'[] => (hydrates ? ['hydrated'] : [])

/** Opens a page and waits until everything has loaded. @param hydrates whether a script hydrates it */
export async function look(phone: BrowserContext, address: string, hydrates: boolean): Promise<Visit> {
  const { page, cdp } = await openSlowTab(phone)
  const traffic = countTraffic(cdp)
  const told = untilTold(page, ...hydration(hydrates))
  await page.goto(address)
  await told
  await traffic.quiet()
  const atRest = await timesOf(page)
  const heap = await heapAfterCollection(cdp)
  const untilQuiet = traffic.by(Number.POSITIVE_INFINITY)
  await page.close()
  return { ...atRest, untilHydrated: traffic.by(hydrates ? atRest.hydrated : atRest.fcp), untilQuiet, heap }
}

/** Opens a page and waits until the worker has cached it. @returns milliseconds since navigation */
export async function waitUntilKept(phone: BrowserContext, address: string): Promise<number> {
  const { page } = await openSlowTab(phone)
  const told = untilTold(page, 'kept')
  await page.goto(address, { waitUntil: 'commit' })
  await told
  const { kept } = await timesOf(page)
  await page.close()
  return kept
}

/** Opens a page and types as soon as there is a field. @param hydrates whether a script hydrates it */
export async function type(phone: BrowserContext, address: string, hydrates: boolean, { offline = false } = {}): Promise<PageTimes & { readonly lost: number }> {
  await phone.setOffline(offline)
  const { page } = await openSlowTab(phone)
  const told = untilTold(page, 'typed', ...hydration(hydrates))
  await page.goto(address, { waitUntil: 'commit' })
  const field = page.locator('form input').first()
  await field.focus()
  for (const key of typedText.split('')) {
    await page.keyboard.press(key)
    await wait(60)
  }
  await told
  await page.waitForLoadState('load')
  await wait(300)
  const value = await field.inputValue()
  const times = await timesOf(page)
  await page.close()
  await phone.setOffline(false)
  return { ...times, lost: typedText.length - value.length }
}

/** Opens a page and waits, without typing, until it has reported its times. */
export async function openAndLeave(phone: BrowserContext, address: string, { offline = false, until }: { readonly offline?: boolean; readonly until: readonly (keyof PageTimes)[] }): Promise<PageTimes> {
  await phone.setOffline(offline)
  const { page } = await openSlowTab(phone)
  const told = untilTold(page, ...until)
  await page.goto(address, { waitUntil: 'commit' })
  await told
  const times = await timesOf(page)
  await page.close()
  await phone.setOffline(false)
  return times
}
