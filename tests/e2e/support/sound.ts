import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A contrast of 7:1 for text, which axe checks only when told, instead of 4.5:1, which takes as long and finds nothing more. */
const contrast = { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } }
const withoutColours = { 'color-contrast-enhanced': { enabled: false } }
/** In addition, accessible names must begin with the visible text. */
const furtherRules = { ...contrast, 'label-content-name-mismatch': { enabled: true } }

/**
 * Waits for fades, slides and colour transitions, because colours are final only at their end; endless spinners are
 * ignored. Querying the animations also starts pending ones, so no frame is needed: Chromium sometimes draws none for a
 * long time on a still page.
 */
async function motionEnded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { polling: 50 },
  )
}

/** Checks the current screen by these accessibility rules. */
async function expectRules(page: Page, what: string, rules: Parameters<AxeBuilder['options']>[0]): Promise<void> {
  await motionEnded(page)
  // axe is half a megabyte, so it is injected once per page.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : ''
  const axe = new AxeBuilder({ page, axeSource }).options({ ...rules, resultTypes: ['violations'] })
  // The screens have no frames; the other mode opens a new page for each check.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`)
  expect(found, what).toEqual([])
}

/** Expects that the current screen is accessible; the dark scheme only changes colours. @param colours whether they are checked, in both schemes */
export async function expectAccessible(page: Page, what: string, { colours }: { readonly colours: boolean }): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectRules(page, `${what}, light`, { runOnly: tags, rules: { ...furtherRules, ...(!colours && withoutColours) } })
  if (!colours) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectRules(page, `${what}, dark`, { runOnly: ['color-contrast-enhanced'] })
}

/** Expects that printed text is readable; landmarks and the page's heading matter only on screen. */
export async function expectReadableOnPaper(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expectRules(page, what, { runOnly: tags.filter((tag) => tag !== 'best-practice'), rules: contrast })
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
}
