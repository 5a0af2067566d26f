import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { knownCases, messages, openCase, thread } from './support/case-log'
import { aDesktop } from './support/devices'
import { holdFonts, fontIsUsed } from './support/fonts'

test('FAST-01 LAYOUT-01 a font that loads late moves no button on the page, and the next screen uses it', async ({ page }) => {
  const loadAndDropFonts = await holdFonts(page)
  await page.goto('/login')
  const hint = page.getByText('10-digit mobile, or the email you registered with')
  const heightAt = async (width: number): Promise<number> => {
    await page.setViewportSize({ width, height: 800 })
    return (await hint.boundingBox())?.height ?? 0
  }
  // The widest screen on which the hint takes one line more in the system font.
  const highest = await heightAt(320)
  let width = 320
  while (width < 440 && (await heightAt(width + 1)) === highest) width += 1
  await page.setViewportSize({ width, height: 800 })
  const place = (): Promise<unknown> => page.getByRole('button', { name: 'Continue', exact: true }).boundingBox()
  const before = await place()
  await loadAndDropFonts()
  expect(await place()).toEqual(before)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(heading(page, 'Create your seller account')).toBeVisible()
  await expect.poll(() => fontIsUsed(page)).toBe(true)
})

test('FAST-01 a font that moves nothing is used as soon as it has loaded', async ({ page }) => {
  await page.goto('/forgotpassword')
  await expect.poll(() => fontIsUsed(page)).toBe(true)
})

test.describe('a seller who reads a thread on a wide screen', () => {
  test.use({ seller: 'under-review', ...aDesktop })

  test('FAST-01 CASE-02 the end of the thread stays in place when a font loads late', async ({ page }) => {
    const loadAndDropFonts = await holdFonts(page)
    await openCase(page, knownCases.settlement)
    await thread(page).focus()
    await page.keyboard.press('End')
    await expect(messages(page).last()).toBeInViewport()
    const before = await placeIn(page)
    await loadAndDropFonts()
    expect(await placeIn(page)).toBe(before)
  })
})

const placeIn = (page: Page): Promise<number> => thread(page).evaluate(({ scrollTop }) => scrollTop)
