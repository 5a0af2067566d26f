import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The milliseconds until the effect of each key and click was painted. */
    benchAnswers: number[]
    benchShown: Promise<number>
  }
}

/** From now on each tab of the phone measures its keys and clicks. */
export const watchPresses = (phone: BrowserContext): Promise<unknown> =>
  phone.addInitScript(() => {
    window.benchAnswers = []
    const painted = new MessageChannel()
    const pressed: number[] = []
    painted.port1.addEventListener('message', () => {
      const now = performance.now()
      for (const start of pressed.splice(0)) window.benchAnswers.push(now - start)
    })
    painted.port1.start()
    // A message that is posted in an animation frame arrives after that frame has been painted.
    const measure = ({ timeStamp }: Event): number => requestAnimationFrame(() => painted.port2.postMessage(pressed.push(timeStamp)))
    for (const press of ['keydown', 'click']) window.addEventListener(press, measure, true)
  })

/** Types as a person does. @returns the milliseconds until each key was painted */
export async function typeMeasured(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    window.benchAnswers = []
  })
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key)
    await page.waitForFunction((count) => window.benchAnswers.length > count, index)
    // Between two keys a person leaves the page time to become idle.
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested, { timeout: 200 })))
  }
  return page.evaluate(() => window.benchAnswers)
}

/** Presses a key. @returns the milliseconds until a new element was painted */
export async function pressUntilShown(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate((wanted) => {
    window.benchShown = new Promise((shown) => {
      let pressedAt = Number.NaN
      window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true })
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => shown(performance.now() - pressedAt), { once: true })
      painted.port1.start()
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return
        observer.disconnect()
        requestAnimationFrame(() => painted.port2.postMessage(null))
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
  }, selector)
  await page.keyboard.press(key)
  return page.evaluate(() => window.benchShown)
}
