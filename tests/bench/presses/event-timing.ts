import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** Each press or key that was long enough for the browser to report, with the time until the next paint. */
    benchEvents: { readonly what: string; readonly milliseconds: number }[]
  }
}

/** Browsers report only events of at least this duration; all shorter ones count as this. */
const shortest = 16

/** From now on each page of the phone records the browser's event timings of presses and keys. */
export const watchEvents = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript((threshold) => {
    window.benchEvents = []
    const pressed = new Set(['click', 'pointerup', 'keydown', 'keyup'])
    const options = { type: 'event', durationThreshold: threshold, buffered: true }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (pressed.has(name)) window.benchEvents.push({ what: name, milliseconds: duration })
    }).observe(options)
  }, shortest)

/** @returns the slowest response to an action on a page, in milliseconds */
export async function slowestOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.benchEvents = []
  })
  await act()
  // The browser reports an event only after the paint that follows it.
  await page.evaluate(() => new Promise((told) => setTimeout(told, 400)))
  const events = await page.evaluate(() => window.benchEvents)
  return Math.max(shortest, ...events.map(({ milliseconds }) => milliseconds))
}
