import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectStep, fillBank, fillStep, saveButton, saveOffline, setConnection, signIn } from '../e2e/support/onboarding'
import { goTo } from '../e2e/walks/walk'
import { expect, test } from '../support/fixtures'

const folder = import.meta.dirname

/** As WebP, which Playwright does not write itself: a picture of screen text is half as large in it. */
async function takePicture(page: Page, name: string, width: number, height: number, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  await writeFile(join(folder, name), data, 'base64')
}

test.use({ reducedMotion: 'reduce' })

test('the pictures of the README', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:41:00+05:30' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'step-3')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3], 'Verma Handlooms')
  await fillBank(page)
  await expect(page.getByText(/^Kept /)).toBeVisible()
  // What the press has said is gone on the next visit, and what was typed is not.
  await page.reload()
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await takePicture(page, 'phone.webp', 360, 800, 1.5)

  await page.setViewportSize({ width: 1280, height: 800 })
  await saveButton(page).click()
  await expectStep(page, 5)
  await setConnection(page, 'Online')
  await goTo(page, '/dashboard', 'Home')
  await expect(page.getByText('2 of 5 sent')).toBeVisible()
  await setConnection(page, 'Offline')
  await goTo(page, '/registrationdetails', 'Pickup & Return Address')
  await fillStep(page, 5)
  await saveButton(page).click()
  await expectStep(page, 6)
  await goTo(page, '/dashboard', 'Home')
  await expect(page.getByText('1 step waits on this device')).toBeVisible()
  await takePicture(page, 'desktop.webp', 1280, 800, 1)
})
