import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import Clock from 'lucide-react/icons/clock'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { screenshots } from '@/build/web-app-manifest'
import { languages } from '@/languages/languages'
import { expect, test } from '../support/fixtures'
import { takeWebp } from './take-webp'

const folder = join(import.meta.dirname, '../../public/shop-window')

/** What each screenshot of the manifest shows: a scenario of the demo, a screen, and the element that appears last. */
const shown = {
  step: { scenario: 'step-5', address: '/registrationdetails', last: 'main form [type=submit]' },
  waiting: { scenario: 'two-waiting', address: '/outbox', last: 'main [data-slot=state-card]' },
  home: { scenario: 'two-waiting', address: '/dashboard', last: 'main h2' },
  cases: { scenario: 'under-review', address: '/caselog', last: 'main li a' },
} as const satisfies Record<(typeof screenshots)[number]['name'], { scenario: string; address: string; last: string }>

const icons = { waiting: Clock, onboarding: ClipboardPen, cases: BriefcaseBusiness }

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })

for (const { tag } of languages)
  test.describe(tag, () => {
    test.use({ locale: tag })

    for (const { name, width, height, scale } of screenshots)
      test(`the screenshot '${name}' of the manifest`, async ({ page }) => {
        const { scenario, address, last } = shown[name]
        await mkdir(folder, { recursive: true })
        await page.clock.install({ time: '2026-11-22T10:41:00+05:30' })
        await page.goto(`/?scenario=${scenario}`)
        // The addresses to which these scenarios lead.
        await expect(page).toHaveURL(/\/(?:registrationdetails|outbox|dashboard)$/)
        await page.goto(address)
        await expect(page.locator(last).first()).toBeVisible()
        await takeWebp(page, join(folder, `${name}.${tag}.webp`), { width, height, scale, quality: 20 })
      })
  })

for (const [name, icon] of Object.entries(icons))
  test(`the icon '${name}' of a shortcut`, async ({ page }) => {
    await mkdir(folder, { recursive: true })
    await page.setViewportSize({ width: 96, height: 96 })
    const drawn = renderToStaticMarkup(createElement(icon, { width: 56, height: 56, color: '#f4a62a' }))
    await page.setContent(`<body style="margin:0;display:grid;place-content:center;height:96px;background:#1D2358">${drawn}`)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  })
