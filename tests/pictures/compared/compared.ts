import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../../support/fixtures'
import { untilFontsAreUsed } from '../fonts'
import { nameOf, shots } from './table'

const recordedWith = join(import.meta.dirname, 'recorded/browser.txt')

test.use({ reducedMotion: 'reduce' })

// Another browser renders text and edges differently: every picture would differ, and the comparison would tell nothing.
test.beforeEach(({ browser }, { config }) => {
  const name = `${browser.browserType().name()} ${browser.version()} on ${process.platform}`
  if (config.updateSnapshots === 'all') writeFileSync(recordedWith, `${name}\n`)
  const recorded = existsSync(recordedWith) ? readFileSync(recordedWith, 'utf8').trim() : 'none'
  if (recorded !== name)
    throw new Error(`The pictures were recorded with ${recorded}, and this is ${name}: record them anew with --update-snapshots=all, before what you change.`)
})

for (const shot of shots) {
  const { scenario, address, tag, colours, width } = shot
  test.describe(nameOf(shot), () => {
    test.use({ locale: tag, colorScheme: colours, viewport: { width, height: 800 } })

    test('looks as it was recorded', async ({ page }) => {
      await page.clock.install({ time: '2026-11-22T10:41:00+05:30' })
      if (scenario !== null) {
        await page.goto(`/?scenario=${scenario}`)
        // The addresses to which these scenarios lead.
        await expect(page).toHaveURL(/\/(?:registrationdetails|outbox|dashboard|verifyotp)$/)
      }
      if (new URL(page.url(), 'http://127.0.0.1').pathname !== address) await page.goto(address)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('[data-slot=outline]')).toHaveCount(0)
      await untilFontsAreUsed(page)
      // Values that vary by machine and time: its free space, the countdown for a code, and the portal's address.
      const mask = [page.locator('main p').filter({ hasText: /\d\s[kMG]B|\b0:\d\d\b/ }), page.getByText(/127\.0\.0\.1/)]
      await expect(page).toHaveScreenshot(`${nameOf(shot)}.png`, { maxDiffPixels: 100, animations: 'disabled', caret: 'hide', mask })
    })
  })
}
