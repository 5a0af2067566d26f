import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { keptOnDevice } from './support/access'
import { box, knownCases, openCase } from './support/case-log'
import { expectStep } from './support/onboarding'

// Playwright disables the browser's back/forward cache, which this test is about.
test.use({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }), { scope: 'worker' }],
})

/** Types and leaves for another page, which must find the text on the device. */
async function typeAndLeave(page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> {
  await page.evaluate(() => window.addEventListener('pagehide', ({ persisted }) => sessionStorage.setItem('is kept', String(persisted))))
  await field.fill('Typed last')
  await page.goto('/manifest.webmanifest')
  expect(await page.evaluate(() => sessionStorage.getItem('is kept'))).toBe('true')
  expect(await keptOnDevice(page, /-demo(-samples)?$/)).toContain('Typed last')
}

test.describe('a step in a page that goes into the back/forward cache', () => {
  test.use({ seller: 'step-3' })

  test('ONB-07 stores the text typed last, and still shows it after Back', { tag: '@whole-browser' }, async ({ page }) => {
    await page.goto('/registrationdetails')
    await expectStep(page, 3)
    const nickname = page.getByLabel('Nickname (store name)')
    await typeAndLeave(page, nickname)
    await page.evaluate(() => window.history.back())
    await expect(nickname).toHaveValue('Typed last')
  })
})

test.describe('sample data in a page that goes into the back/forward cache', () => {
  test.use({ seller: 'under-review' })

  test('SAMPLE-01 stores the text typed last', { tag: '@whole-browser' }, async ({ page }) => {
    await openCase(page, knownCases.campaign)
    await typeAndLeave(page, box(page))
  })
})
