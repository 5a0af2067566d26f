import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod/mini'
import { firstPauseMilliseconds } from '@/app/start/first-pause'
import { modulesOf } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import {
  fillLogin,
  goOnWith,
  heading,
  keptOnDevice,
  loginForm,
  sellers,
  signIn,
} from './support/access'
import { holdTimers } from './support/clock'
import { dashboardSubRoutes, ownScreens, registrationScreens } from './support/screens'

const publicScreens = [
  ['/login', 'Seller Login'],
  ['/register', 'Create your seller account'],
  ['/otpverification', 'Login via OTP'],
  ['/forgotpassword', 'Forgot password'],
] as const

const readyScreens = [...registrationScreens, ...ownScreens] as const

const protectedScreens = [...readyScreens, ...dashboardSubRoutes]

/** The paths that a page requested from its server. */
function requestedFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>()
  page.on('request', (request) => void files.add(new URL(request.url()).pathname))
  return files
}

const builtModules = z.record(z.string(), z.object({ file: z.string() }))

/** The files that contain the screens behind the sign-in, according to the build's list of modules. */
function protectedFiles(): string[] {
  const modules = builtModules.parse(JSON.parse(readFileSync(modulesOf('dist'), 'utf8')))
  const screens = Object.entries(modules).filter(([id, { file }]) => file !== '' && /^src\/app\/routes\/_portal.*\?tsr-split=/.test(id))
  return [...new Set(screens.map(([, { file }]) => `/${file}`))]
}

test.describe('a visitor who is not signed in', () => {
  test('ROUTE-01 ROUTE-07 opens every public screen, each with its own title', async ({ page }) => {
    for (const [address, name] of publicScreens) {
      await page.goto(address)
      await expect(heading(page, name)).toBeVisible()
      await expect(page).toHaveURL(address)
      await expect(page).toHaveTitle(`${name} – Seller Portal`)
    }
    // Without a registration there is nothing to verify.
    await page.goto('/verifyotp')
    await expect(page).toHaveURL('/register')
  })

  test('ROUTE-02 ROUTE-03 ROUTE-05 is redirected to the sign-in from every protected address', async ({ page }) => {
    await page.goto('/alloffers')
    await expect(page).toHaveURL('/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    for (const [address] of protectedScreens) {
      await goOnWith(page, address, {})
      await expect(page, address).toHaveURL('/login')
      // Each address was really opened, and is the one to return to after the sign-in.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state)), address).toContain(`"returnTo":"${address}"`)
      await expect(heading(page, 'Seller Login')).toBeVisible()
    }
  })

  test('ROUTE-06 sees “Page not found” at an unknown address, with a link that leads to the sign-in', async ({ page }) => {
    await page.goto('/no/such/place')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await expect(page).toHaveTitle('Page not found – Seller Portal')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('ROUTE-09 sees in the outbox only how many steps wait', async ({ page }) => {
    await page.goto('/?scenario=session-ended')
    await expect(page.getByText('Your session has ended')).toBeVisible()

    await page.goto('/outbox')
    await expect(heading(page, 'Waiting to send')).toBeVisible()
    await expect(page).toHaveTitle('Waiting to send – Seller Portal')
    await expect(page.getByText('1 step waits on this device. Log in to see and send it.')).toBeVisible()
    const shown = await page.locator('body').innerText()
    for (const secret of ['Pickup', 'Sanjay', 'Menu']) expect(shown).not.toContain(secret)

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/login')
  })
})

test.describe('the guard of the protected screens', () => {
  test('ROUTE-03 downloads no code of the protected screens before the sign-in', async ({ page }) => {
    const guarded = protectedFiles()
    expect(guarded.length).toBeGreaterThan(5)
    const requested = requestedFiles(page)
    // Holds the timer of the pause after which the next screens are loaded.
    await holdTimers(page, firstPauseMilliseconds)
    for (const address of ['/registrationdetails', '/registrationconfirmationpage', '/']) {
      await page.goto(address)
      await expect(page).toHaveURL('/login')
      await expect(heading(page, 'Seller Login')).toBeVisible()
    }
    await fillLogin(page, sellers.underReview.email, 'not-this-one')
    await loginForm(page).submit.click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(guarded.filter((file) => requested.has(file))).toEqual([])

    await signIn(page, sellers.underReview)
    await expect(page.getByRole('navigation', { name: 'Main menu' }).or(page.getByRole('button', { name: 'Open menu' })).first()).toBeVisible()
    expect(guarded.filter((file) => requested.has(file)).length).toBeGreaterThan(1)
  })
})

test.describe('a sign-in on the way to another screen', () => {
  test('ROUTE-03 opens the address that was asked for, with its query and hash', async ({ page }) => {
    await page.goto('/policy?from=mail#top')
    await expect(page).toHaveURL('/login')
    await signIn(page, sellers.underReview)
    await expect(page).toHaveURL('/policy?from=mail#top')
    await expect(heading(page, 'Our Policies')).toBeVisible()
  })

  test('ROUTE-03 LOGIN-10 opens the unfinished onboarding instead', async ({ page }) => {
    await page.goto('/policy')
    await signIn(page, sellers.atBank)
    await expect(page).toHaveURL('/registrationdetails')
  })

  test('ROUTE-03 S17 ignores an address of another origin or of the sign-in itself', async ({ page, baseURL }) => {
    await page.goto('/register')
    await expect(heading(page, 'Create your seller account')).toBeVisible()
    // The rule's own test tries all other spellings.
    for (const payload of ['//evil.example', '/login'])
      await test.step(JSON.stringify(payload), async () => {
        await goOnWith(page, '/login', { returnTo: payload })
        await expect(heading(page, 'Seller Login')).toBeVisible()
        await signIn(page, sellers.underReview)
        await expect(page).toHaveURL('/dashboard')
        await expect(heading(page, 'Home')).toBeVisible()
        expect(new URL(page.url()).origin).toBe(baseURL)
      })
  })
})

test.describe('a signed-in seller', () => {
  test.use({ seller: 'under-review' })

  test('ROUTE-02 ROUTE-04 ROUTE-07 POL-02 opens each of her screens by address, each with its own title', async ({ page }) => {
    // Other tests check these titles; the dashboard has the home page's.
    const titles = new Set([...publicScreens, ...dashboardSubRoutes, ['/outbox', 'Waiting to send'], ['/about', 'About this app']].map(([, name]) => `${name} – Seller Portal`))
    expect(titles.size).toBe(publicScreens.length + dashboardSubRoutes.length + 2)
    for (const [address, name] of readyScreens) {
      await page.goto(address)
      await expect(heading(page, name), address).toBeVisible()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveTitle(/ – Seller Portal$/)
      const title = await page.title()
      if (address !== '/dashboard') expect(titles.has(title), `${address} is titled '${title}'`).toBe(false)
      titles.add(title)
    }
    await goOnWith(page, '/', {})
    // What appears last, because it is read from the device.
    const lastCard = page.getByRole('heading', { name: 'Latest updates' })
    await expect(lastCard).toBeVisible()
    const home = await page.getByRole('main').innerText()
    await goOnWith(page, '/dashboard', {})
    await expect(lastCard).toBeVisible()
    await expect.poll(() => page.getByRole('main').innerText()).toBe(home)
  })

  test('ROUTE-07 a navigation moves the focus to the heading, a reload stays on the screen', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'See the record of your registration' }).or(page.getByRole('link', { name: 'Continue' })).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const address = page.url()
    const title = await page.title()
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(title)
    await page.goBack()
    await expect(heading(page, 'Home')).toBeFocused()
  })

  test('ROUTE-06 sees “Page not found” at an unknown address, with a link to the home', async ({ page }) => {
    await page.goto('/products/no-such-thing')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(heading(page, 'Home')).toBeVisible()
  })

  test('ROUTE-09 ABOUT-01 sees the outbox and the About screen inside the layout', async ({ page }) => {
    await page.goto('/outbox')
    await expect(heading(page, 'Waiting to send')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'About this app' }).click()
    await expect(heading(page, 'About this app')).toBeFocused()
    await expect(page).toHaveTitle('About this app – Seller Portal')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    const licences = await page.request.get((await page.getByRole('link', { name: 'Read all licences' }).getAttribute('href')) ?? '')
    expect(await licences.text()).toMatch(/GeoNames[^]*@fontsource-variable\/anek-latin[^]*SIL OPEN FONT LICENSE[^]*\nreact 19/i)
  })
})

test.describe('a screen that fails to load', () => {
  test.use({ seller: 'under-review' })

  test('ROUTE-06 shows an error, the rest of the app still works, and “Try again” opens it', async ({ page, problems }) => {
    problems.allow(/status of 503|TypeError: .*\/assets\/articles-/)
    await page.goto('/')
    await expect(heading(page, 'Home')).toBeVisible()
    const screen = /articles-.*\.js/
    await page.route(screen, (route) => route.fulfill({ status: 503, body: 'Out of order' }))
    await goOnWith(page, '/articles', {})

    const broken = heading(page, 'This screen stopped working')
    await expect(broken).toBeVisible()
    await expect(page.getByText('What this device has stored of your entries is still there.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(broken).toBeVisible()
    await goOnWith(page, '/alloffers', {})
    await expect(heading(page, 'All Offers')).toBeVisible()
    await page.goBack()
    await expect(broken).toBeVisible()

    await page.unroute(screen)
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await expect(heading(page, 'Help Articles')).toBeVisible()
    await expect(page).toHaveURL('/articles')
  })
})

test.describe('a part of the app that fails to load', () => {
  test.use({ seller: 'step-3' })

  test('ROUTE-06 shows a message that can be closed, and that covers neither the menus nor the buttons at the foot', async ({ page, problems }) => {
    problems.allow(/drawer-content/)
    await page.route('**/drawer-content-*.js', (route) => route.abort())
    await page.goto('/registrationdetails')
    await expect(page.getByRole('button', { name: 'Save & next' })).toBeInViewport()
    await page.getByRole('button', { name: /^Demo/ }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'This could not be opened.' })
    await expect(missing).toBeVisible()
    for (const button of [page.getByRole('button', { name: 'Save & next' }), page.getByRole('button', { name: 'Account menu' })]) await button.click({ trial: true })
    await missing.getByRole('button', { name: 'Close' }).click()
    await expect(missing).toBeHidden()
  })

  test('ROUTE-06 LAYOUT-04 what a menu of the header could not open is told in the colours of the page, not in the header’s', async ({ page, problems }) => {
    problems.allow(/log-out-dialog/)
    await page.route('**/log-out-dialog-*.js', (route) => route.abort())
    await page.goto('/registrationdetails')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    const missing = page.getByRole('alert').filter({ hasText: 'This could not be opened.' })
    await expect(missing).toBeVisible()
    const colours = (part: Element) => [getComputedStyle(part).color, getComputedStyle(part).getPropertyValue('--ring')]
    expect(await missing.evaluate(colours)).toEqual(await page.locator('body').evaluate(colours))
  })
})

test.describe('an answer 401 that ends the session', () => {
  test('ROUTE-08 asks the seller to sign in again, and then her step is sent and her draft is still there', async ({ page }) => {
    await signIn(page, sellers.atGst)
    await page.evaluate(() => localStorage.setItem('sellerToken', 'no-longer-valid'))
    await page.getByLabel('Nickname (store name)').fill('Backwater Spices')
    await page.getByLabel('Business name as per GST').fill('Nair Spices LLP')
    await page.getByRole('button', { name: 'Save & next' }).click()

    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status').getByText('Your session has ended')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sellerToken'))).toBeNull()
    const kept = await keptOnDevice(page)
    expect(kept).toContain('Backwater Spices')
    expect(kept).toContain('Nair Spices LLP')

    await signIn(page, sellers.atGst)
    await expect(page).toHaveURL('/registrationdetails')
    const gst = page.getByRole('button', { name: /^1\. GST Tax Information ?, Sent/ })
    await expect(gst).toBeVisible()
    // It was sent while the screen opened, which then shows the next step.
    await gst.click()
    await expect(page.getByLabel('Business name as per GST')).toHaveValue('Nair Spices LLP')
  })
})
