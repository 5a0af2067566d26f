import type { Page } from '@playwright/test'
import { prerenderedAddresses } from '@/app/prerender/pages'
import { longestWaits } from '@/clock/with-time-limit'
import { longestLookMilliseconds } from '@/storage/live-view'
import { expect, test } from '../support/fixtures'
import { cachedPaths, heading, readyForOffline } from './support/access'
import { holdTimers } from './support/clock'
import { holdFiles, holdScripts } from './support/held-files'
import { fontIsUsed } from './support/fonts'

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
}

for (const [how, hasFrame] of [['back', false], ['back', true], ['on', false], ['on', true]] as const)
  test(`FAST-01 going ${how} ${hasFrame ? 'between two slices' : 'before the first slice'} of the page’s hydration opens the other page without an error`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await open(page, '/register')
    await page.evaluate(([goes, frameIsTaken]) => {
      // Its code is in the app's first file, so nothing has to load.
      history.replaceState(null, '', '/login')
      history.pushState(null, '', '/register')
      // Between two slices of React's work the app has hydrated the frame and not yet the form.
      const isTaken = (part: string): boolean => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactProps'))
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (...message: readonly unknown[]) {
        if (isTaken('a') === frameIsTaken && !isTaken('form')) {
          MessagePort.prototype.postMessage = post
          if (goes === 'back') history.back()
          else history.pushState(null, '', '/login')
        }
        Reflect.apply(post, this, message)
      }
    }, [how, hasFrame] as const)
    letScriptsCome()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

test('FAST-01 pages rendered at build are painted once, not bare, and nothing moves after, on a slow processor too', { tag: '@whole-browser' }, async ({ page }) => {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const address of prerenderedAddresses) {
    await page.goto(address)
    // If a bare page were painted first, there would be two different times.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
    expect(await page.evaluate(() => new Set(performance.getEntriesByType('paint').map(({ startTime }) => startTime)).size), address).toBe(1)
    // Anything painted before the drawing above it is parsed would move down.
    expect(await layoutShift(page), address).toBe(0)
  }
})

/** The cumulative layout shift of the page. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sumOf = (entries: PerformanceEntryList): number => entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
        const observer = new PerformanceObserver((list) => resolve(sumOf(list.getEntries())))
        // Earlier shifts are delivered at once, or are in the observer's queue while the page is too busy for them.
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sumOf(observer.takeRecords()))))
      }),
  )

/** Marks the page if one of these parts disappears even for a moment. */
const watchFor = (page: Page, ...parts: readonly string[]): Promise<void> =>
  page.evaluate((selectors) => {
    const root = document.documentElement
    const look = (): void => {
      if (selectors.some((selector) => root.querySelector(selector)?.checkVisibility() !== true)) root.dataset['bare'] = 'yes'
    }
    new MutationObserver(look).observe(root, { childList: true, subtree: true, attributes: true })
  }, parts)

const outline = (page: Page) => page.locator('[data-slot="outline"]')

test('FAST-05 signed out, the outline of the portal stays hidden, and the sign-in page opens', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/dashboard')
  await expect(outline(page)).toBeAttached()
  await expect(outline(page)).toBeHidden()
  letScriptsCome()
  await expect(heading(page, 'Seller Login')).toBeVisible()
})

test.describe('a seller with an open shop reloads her home', () => {
  test.use({ seller: 'open-shop', serviceWorkers: 'allow' })

  test('HOME-03 FAST-05 today’s work appears together with the home, and moves nothing down', async ({ page }) => {
    const today = page.getByRole('heading', { name: 'Orders', exact: true })
    await page.goto('/')
    await readyForOffline(page)
    await expect(today).toBeVisible()
    // Holds the time-outs after which the home stops waiting for it.
    await holdTimers(page, longestWaits.today, longestLookMilliseconds)
    await page.reload()
    await expect(today).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})

test.describe('a seller opens a screen that shows the storage', () => {
  test.use({ seller: 'under-review', serviceWorkers: 'allow' })

  test('FAST-05 PWA-06 PWA-02 it appears together with the storage and in the right font, and also opens if the code of the fonts never arrives', async ({ page, context }) => {
    const told = (on: Page) => on.getByRole('heading', { name: 'Storage on this device' })
    await page.goto('/dashboard')
    await readyForOffline(page)
    await holdTimers(page, longestWaits.font, longestWaits.storageRoom)
    for (const address of ['/about', '/outbox']) {
      await page.goto(address)
      await expect(told(page), address).toBeVisible()
      expect(await fontIsUsed(page), address).toBe(true)
      expect(await layoutShift(page), address).toBeLessThan(0.01)
    }

    const isCode = /\/assets\/fonts-.*\.js$/
    for (const path of (await cachedPaths(page)).filter((kept) => isCode.test(kept)))
      await page.evaluate(async (kept) => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete(kept, { ignoreSearch: true })
      }, path)
    let asked = 0
    await context.route(isCode, () => void (asked += 1))
    // Its timers are not held.
    const other = await context.newPage()
    await other.goto('/about')
    await expect(told(other)).toBeVisible()
    expect(asked).toBeGreaterThan(0)
  })
})

test.describe('a signed-in seller opens a screen', () => {
  test.use({ seller: 'step-4' })

  test('FAST-05 header, menu and outline are shown before any script runs, and stay until the screen replaces them @desktop', async ({ page, isMobile }) => {
    for (const [address, title, shown] of [
      ['/dashboard', 'Home', [/^Good (morning|afternoon|evening)$/, 'What happens next', 'Digital Signature']],
      ['/registrationdetails', 'Bank Account Details', ['Bank Account Details', 'Account holder name', 'Savings']],
    ] as const) {
      const letScriptsCome = await holdScripts(page)
      await open(page, address)
      const header = page.locator('header')
      await expect(outline(page)).toBeVisible()
      await expect(header.getByLabel('Seller Portal, home')).toBeVisible()
      await expect(header.getByText('Demo', { exact: true })).toBeHidden()
      // A phone has no room for the menu, and its elements are not rendered, because they would delay the first paint.
      const menu = page.locator('[data-slot="side-menu"]')
      if (isMobile) await expect(menu).toHaveCount(0)
      else await expect(menu.getByText('My Orders', { exact: true })).toBeVisible()
      const content = page.locator('main')
      for (const text of shown) await expect(content.getByText(text, { exact: true })).toBeVisible()
      // A field would lose what is typed into it, and an empty one would say that nothing was kept.
      await expect(content.locator('input, button, a')).toHaveCount(0)
      // Nothing is announced to a screen reader yet.
      await expect(page.getByRole('heading')).toHaveCount(0)
      const before = await header.boundingBox()
      await watchFor(page, 'header', 'main h1')
      letScriptsCome()
      await expect(heading(page, title)).toBeVisible()
      // There is no empty moment between the outline and the screen.
      await expect(page.locator('html')).not.toHaveAttribute('data-bare')
      await expect(outline(page)).toHaveCount(0)
      expect(await header.boundingBox()).toEqual(before)
      if (address === '/registrationdetails') await expect(page.getByRole('navigation', { name: 'Onboarding steps' })).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.001)
      await page.unroute(/\/assets\/.*\.js$/)
    }
    // A page with another frame does not show this outline.
    await holdScripts(page)
    await open(page, '/verifyotp')
    await expect(outline(page)).toBeHidden()
  })
})

test.describe('a signed-in seller’s page is still loading', () => {
  test.use({ seller: 'step-4' })

  test('FAST-05 nothing is shown yet that the menu would move @desktop', async ({ page, isMobile }) => {
    await holdScripts(page)
    await page.route('**/dashboard', async (route) => {
      const response = await route.fetch()
      const whole = await response.text()
      // Up to the script behind the outline.
      await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf('<script>')) })
    })
    await open(page, '/dashboard')
    await expect(page.locator('header').getByLabel('Seller Portal, home')).toBeVisible()
    await expect(page.locator('main')).toBeAttached()
    await expect(page.locator('main')).toBeVisible({ visible: isMobile })
  })

  test('FAST-05 ROUTE-06 if the app’s script fails to load, the page retries by itself and again when back online', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module|preloaded using link preload/)
    let missed = 0
    await page.route(/\/assets\/index-/, async (route) => {
      missed += 1
      await route.abort(missed === 1 ? 'failed' : 'internetdisconnected')
    })
    await page.clock.install()
    await open(page, '/about')
    await expect.poll(() => missed).toBe(1)
    // It retries after five seconds.
    await page.clock.fastForward(5000)
    await expect.poll(() => missed).toBe(2)
    await page.unrouteAll()
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(heading(page, 'About this app')).toBeVisible()
  })
})

test.describe('a seller opens her orders', () => {
  test.use({ seller: 'open-shop' })

  test('FAST-05 the outline stays until the orders’ code is loaded, and from another screen that screen stays', async ({ page }) => {
    await page.goto('/dashboard')
    const toPack = page.getByRole('link', { name: /To pack/ }).first()
    await expect(toPack).toBeVisible()
    const letOrdersCome = await holdFiles(page, /\/assets\/orders-/)
    await open(page, '/orders/lazy-ship')
    await expect(outline(page)).toBeVisible()
    await watchFor(page, 'header', 'main')
    letOrdersCome()
    await expect(heading(page, 'Lazy ship orders')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-bare')
    await expect(page.locator('[data-slot="screen-outline"]')).toHaveCount(0)

    await page.goto('/dashboard')
    await expect(toPack).toBeVisible()
    await watchFor(page, 'header', 'main h1')
    await toPack.click()
    await expect(heading(page, 'Lazy ship orders')).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-bare')
  })
})
