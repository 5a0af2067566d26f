import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** 7:1 for words, which axe does not look at unless it is told, in place of 4.5:1, which takes as long and finds nothing more. */
const contrast = { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } }
const withoutColours = { 'color-contrast-enhanced': { enabled: false } }
/** Besides, names that begin with what is seen. */
const furtherRules = { ...contrast, 'label-content-name-mismatch': { enabled: true } }

/**
 * What fades, slides or changes its colour has its true colours only at the end; a spinner has none. Asking for what moves
 * begins what these styles set moving, so that no frame need be drawn: Chromium sometimes draws none for long where nothing does.
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

/** The screen as it stands, by these rules of accessibility. */
async function expectRules(page: Page, what: string, rules: Parameters<AxeBuilder['options']>[0]): Promise<void> {
  await motionEnded(page)
  // Half a megabyte: once a page is enough.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : ''
  const axe = new AxeBuilder({ page, axeSource }).options({ ...rules, resultTypes: ['violations'] })
  // There are no frames; the other mode opens a page for each look.
  const { violations } = await axe.setLegacyMode().analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`)
  expect(found, what).toEqual([])
}

/** The screen as it stands is accessible; in the dark only the colours are others. @param colours whether they are looked at, in both schemes */
export async function expectAccessible(page: Page, what: string, { colours }: { readonly colours: boolean }): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectRules(page, `${what}, light`, { runOnly: tags, rules: { ...furtherRules, ...(!colours && withoutColours) } })
  if (!colours) return
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectRules(page, `${what}, dark`, { runOnly: ['color-contrast-enhanced'] })
}

/** What goes to the printer can be read; landmarks and the heading of a page are for a screen. */
export async function expectReadableOnPaper(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await expectRules(page, what, { runOnly: tags.filter((tag) => tag !== 'best-practice'), rules: contrast })
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
}
