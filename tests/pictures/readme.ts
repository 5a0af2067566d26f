import { join } from 'node:path'
import { expectStep, fillBank, fillStep, saveButton, saveOffline, signIn } from '../e2e/support/onboarding'
import { setConnection } from '../e2e/support/drawer'
import { goTo } from '../e2e/walks/walk'
import { expect, test } from '../support/fixtures'
import { takeWebp } from './take-webp'

const folder = import.meta.dirname

test.use({ reducedMotion: 'reduce' })

test('the pictures of the README', async ({ page }) => {
  await page.clock.install({ time: '2026-11-22T10:41:00+05:30' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn(page, 'step-3')
  await setConnection(page, 'Offline')
  await saveOffline(page, [3], 'Verma Handlooms')
  await fillBank(page)
  await expect(page.getByText(/^Kept /)).toBeVisible()
  // After a reload the message of the last press is gone, and the typed values remain.
  await page.reload()
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await takeWebp(page, join(folder, 'phone.webp'), { width: 360, height: 800, scale: 1.5, quality: 70 })

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
  await takeWebp(page, join(folder, 'desktop.webp'), { width: 1280, height: 800, scale: 1, quality: 70 })
})
