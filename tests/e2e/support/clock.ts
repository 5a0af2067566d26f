import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

/** A time as screens tell it, as a pattern: with its day, where that is another one. */
export const shownTime = String.raw`(?:\d{1,2}\s\w+ \d{4}, )?\d{1,2}:\d{2}\s[ap]m`

/** Stops the page's clock, which the test has installed, about where it is now: once more where that took so long that it was past. */
export async function stopTheClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)).toPass()
}

/**
 * From the next page on, what would happen after exactly one of these times never does: a message that is gone in two
 * seconds can be looked at in peace.
 */
export async function holdTimers(page: Page, ...milliseconds: readonly number[]): Promise<void> {
  await page.addInitScript((held) => {
    const begin = window.setTimeout.bind(window)
    const beginUnlessHeld = (run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]): number =>
      wait !== undefined && held.includes(wait) ? 0 : begin(run, wait, ...given)
    Object.defineProperty(window, 'setTimeout', { value: beginUnlessHeld })
  }, milliseconds)
}

/**
 * From the next page on, chance is always this: of 0 a pause between two tries is as short as it can be, of 0.2 it grows
 * from try to try and never beyond twelve seconds.
 */
export async function fixChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed
  }, chance)
}

/**
 * From the next page on, time passes by hand for what is to happen after exactly so many milliseconds.
 * @returns lets time pass for it, and hands it over to the clock
 */
export async function timeByHand(page: Page, milliseconds: number) {
  await page.addInitScript((watched) => {
    const waiting = new Map<number, { left: number; readonly run: () => void }>()
    const begin = window.setTimeout.bind(window)
    const end = window.clearTimeout.bind(window)
    let isByHand = true
    let lastNumber = 0
    const runUnlessEnded = (number: number): void => {
      const run = waiting.get(number)?.run
      waiting.delete(number)
      run?.()
    }
    const beginByHand = (run: (...given: unknown[]) => void, wait?: number, ...given: unknown[]): number => {
      if (!isByHand || wait !== watched) return begin(run, wait, ...given)
      // The browser gives its own numbers above nought.
      lastNumber -= 1
      waiting.set(lastNumber, { left: watched, run: () => run(...given) })
      return lastNumber
    }
    const endByHand = (number?: number): void => {
      if (number === undefined || !waiting.delete(number)) end(number)
    }
    Object.defineProperty(window, 'setTimeout', { value: beginByHand })
    Object.defineProperty(window, 'clearTimeout', { value: endByHand })
    window.addEventListener('time-passes', (event) => {
      const passed = event instanceof CustomEvent ? Number(event.detail) : 0
      for (const [number, timer] of waiting) {
        timer.left -= passed
        if (timer.left <= 0) runUnlessEnded(number)
      }
    })
    window.addEventListener('time-runs-on', () => {
      isByHand = false
      for (const [number, { left }] of waiting) begin(() => runUnlessEnded(number), left)
    })
  }, milliseconds)
  return {
    pass: (passed: number): Promise<void> =>
      page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('time-passes', { detail })), passed),
    runOn: (): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('time-runs-on'))),
  }
}
