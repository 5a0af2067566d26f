import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

/** A pattern for a time as screens show it, with its date if that is not today. */
export const shownTime = String.raw`(?:\d{1,2}\s\w+ \d{4}, )?\d{1,2}:\d{2}\s[ap]m`

/** Pauses the page's clock, which the test has installed, at about the current time; retries if that time had passed before the pause took effect. */
export async function stopTheClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)).toPass()
}

/**
 * From the next page on, timers of exactly one of these durations never fire: a message that disappears after two
 * seconds stays to be inspected.
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
 * From the next page on, Math.random returns this value: with 0 a pause between two attempts is as short as possible,
 * with 0.2 it grows with each attempt but never beyond twelve seconds.
 */
export async function fixChance(page: Page, chance: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed
  }, chance)
}

/**
 * From the next page on, timers of exactly this duration fire only when the test lets time pass.
 * @returns lets time pass for them, and gives them back to the real clock
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
      // The browser's own timer ids are positive.
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
