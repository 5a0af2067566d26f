import type { BrowserContext, Page } from '@playwright/test'

/** What a page reports about its start, in milliseconds since navigation; NaN for what has not happened. */
export interface PageTimes {
  fcp: number
  lcp: number
  /** The sum of all layout shifts. */
  cls: number
  /** The script has hydrated the form. */
  hydrated: number
  /** The heading of the screen was painted, possibly only in its outline. */
  heading: number
  /** The script has replaced the outline with the screen. */
  usable: number
  /** The first typed key was painted. */
  typed: number
  /** The worker has cached everything that it needs offline. */
  kept: number
}

declare global {
  interface Window {
    benchTimes: PageTimes
  }
}

const toldBefore = 'bench: '

/** From now on each page of the phone measures its own times, and reports on its console which ones it has. */
export const watchPages = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript((told) => {
    const times: PageTimes = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, hydrated: Number.NaN, heading: Number.NaN, usable: Number.NaN, typed: Number.NaN, kept: Number.NaN }
    window.benchTimes = times
    const note = (what: keyof PageTimes, at = performance.now()): void => {
      times[what] = at
      // oxlint-disable-next-line no-console -- how a page tells the bench its times without being asked
      console.debug(told + what)
    }

    const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') note('fcp', startTime)
    })
    watch('largest-contentful-paint', ({ startTime }) => {
      times.lcp = startTime
    })
    watch('layout-shift', (entry) => {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) times.cls += Number(entry.value)
    })

    const afterPaint = (then: () => void): void => {
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', then, { once: true })
      painted.port1.start()
      requestAnimationFrame(() => painted.port2.postMessage(null))
    }
    const noteAfterPaint = (what: 'typed' | 'usable') => afterPaint(() => note(what))
    document.addEventListener('input', () => noteAfterPaint('typed'), { capture: true, once: true })

    // The Element Timing API reports the paint of an element that was marked before: a script that runs right then would delay our own measurement.
    watch('element', ({ startTime }) => {
      if (Number.isNaN(times.heading)) note('heading', startTime)
    })
    const marking = new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (heading === null) return
      for (const text of [heading, ...heading.querySelectorAll('*')]) text.setAttribute('elementtiming', 'heading')
      marking.disconnect()
    })
    marking.observe(document, { childList: true, subtree: true })

    let isUsable = false
    const look = (): void => {
      // React stores its props on each element that it has hydrated.
      const form = document.querySelector('form')
      if (Number.isNaN(times.hydrated) && form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'))) note('hydrated')
      if (!isUsable && document.querySelector('main h1:not([inert] *)') !== null) {
        isUsable = true
        noteAfterPaint('usable')
      }
      if (Number.isNaN(times.hydrated) || !isUsable) setTimeout(look, 10)
    }
    look()
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(() => note('kept'))
  }, toldBefore)

const longestWait = 45_000

/**
 * Resolves when the next opened page has reported these times. Evaluating code in the page itself would delay its first
 * paint: 30 ms of a slow processor.
 */
export async function untilTold(page: Page, ...times: readonly (keyof PageTimes)[]): Promise<void> {
  await Promise.all(times.map((time) => page.waitForEvent('console', { predicate: (message) => message.text() === toldBefore + time, timeout: longestWait })))
}
