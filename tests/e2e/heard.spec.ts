import type { Page } from '@playwright/test'
import { onboardingSteps } from '@/contract/steps'
import { languages } from '@/languages/languages'
import { expect, test } from '../support/fixtures'
import { stopTheClock } from './support/clock'
import { recordOf } from './support/heard'

/** Opens one of the demo's sellers, and waits until the scenario has been played. */
async function begin(page: Page, scenario: string, ends: string): Promise<void> {
  await page.goto(`/?scenario=${scenario}`)
  await expect(page).toHaveURL(ends)
  await expect(page.locator('main h1')).toBeVisible()
}

for (const { tag } of languages)
  test.describe(tag, () => {
    test.use({ locale: tag })

    test(`HEAR-01 what a screen reader finds, from the sign-up to the signature, matches the record (${tag})`, async ({ page }, info) => {
      const record = recordOf(tag, info)
      const main = page.getByRole('main')
      const submit = page.locator('main form [type=submit]')
      // The clock runs on from here, so that the days and hours on screen are always the same.
      await page.clock.install({ time: '2026-11-22T10:41:00+05:30' })
      await page.goto('/login')
      await record.hear('signing in, with the header', page.locator('body'))
      await submit.click()
      await record.hear('signing in, with nothing filled in', main)
      await page.goto('/register')
      await record.hear('signing up', main)
      await begin(page, 'unverified', '/verifyotp')
      // The address changes before the screen does: a press would still hit the sign-in.
      await expect(main.locator('[autocomplete=one-time-code]').first()).toBeVisible()
      await expect(main.getByText(/\b0:\d{2}\b/)).toHaveCount(3)
      // After half a minute another code can be requested.
      await stopTheClock(page)
      await submit.click()
      await page.clock.runFor(1000)
      await record.hear('the codes, with nothing filled in', main)
      await page.clock.resume()
      for (const step of onboardingSteps) {
        await begin(page, `step-${step}`, '/registrationdetails')
        await expect(submit).toBeVisible()
        await record.hear(`step ${step}`, main)
      }
      await begin(page, 'two-waiting', '/outbox')
      await record.hear('the header while something waits', page.getByRole('banner'))
      // The part below the list varies by machine.
      await record.hear('what waits', page.locator('main ul').first())
      await begin(page, 'under-review', '/dashboard')
      await page.goto('/registrationconfirmationpage')
      await expect(page.locator('main h1')).toBeVisible()
      await record.hear('under review', main)
      record.end()
    })
  })
