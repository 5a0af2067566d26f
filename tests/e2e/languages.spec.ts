import type { Page } from '@playwright/test'
import { access } from '@/languages/hi/access'
import { forms } from '@/languages/hi/forms'
import { page as hindiPage } from '@/languages/hi/page'
import { serviceWords } from '@/languages/hi/service'
import { expect, test } from '../support/fixtures'
import { heading, loginForm, readyForOffline } from './support/access'
import { holdFiles } from './support/held-files'
import { speak } from './support/speak'

const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const hindi = { heading: 'सेलर लॉग इन', title: 'सेलर लॉग इन – सेलर पोर्टल', error: 'सही ईमेल या 10 अंकों का मोबाइल नंबर डालें' }

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test.describe('a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('LANG-04 if the Hindi texts cannot be fetched, the page says so and stays English until another try', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/)
    await page.route(/\/words-hi-/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByText('हिंदी could not be fetched. Check your connection and try again.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    await page.unroute(/\/words-hi-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, hindi.heading)).toBeVisible()
    await expect(page.getByText(/could not be fetched|नहीं आ पाई/)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })

  test('LANG-03 LANG-04 the first visit is in Hindi, and a language that is chosen later is kept', async ({ page }) => {
    const manifest: unknown = await (await page.request.get('/manifest.hi.webmanifest')).json()
    expect(manifest).toMatchObject({
      id: '/',
      lang: 'hi',
      ...hindiPage.manifest,
      shortcuts: Object.entries(hindiPage.shortcuts).map(([url, name]) => ({ name, url })),
    })
    const letPartsCome = await holdFiles(page, /\/assets\/cover-/)
    await page.goto('/login')
    await expect(heading(page, hindi.heading)).toBeVisible()
    await expect(page).toHaveTitle(hindi.title)
    // Rendered in this language at build, and hydrated unchanged.
    await expect(page.locator('#root')).toHaveAttribute('data-page', 'hi/login')
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.hi.webmanifest')
    // Parts of the page are still hydrating: a language chosen now waits for them.
    await page.getByRole('textbox').first().fill('priya')
    await page.getByRole('button', { name: forms.forms.showPassword }).click()
    await expect(page.getByRole('button', { name: forms.forms.hidePassword })).toBeVisible()
    // Devanagari is taller than Latin letters, also on a button and in the cover's large words, which only wide screens show.
    const lineOf = (element: Element): number => parseFloat(getComputedStyle(element).lineHeight) / parseFloat(getComputedStyle(element).fontSize)
    expect(await page.locator('button[type=submit]').evaluate(lineOf)).toBeGreaterThanOrEqual(1.39)
    expect(await page.getByText(access['features/access'].cover.promise).evaluate(lineOf)).toBeGreaterThanOrEqual(1.39)
    const drawing = page.locator('[data-slot=cover] > svg')
    const drawn = await drawing.elementHandle()
    await choice(page, 'भाषा').selectOption('English')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    letPartsCome()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    expect(await drawing.evaluate((now, before) => now === before, drawn)).toBe(true)
    await expect(page.getByRole('textbox').first()).toHaveValue('priya')
    await page.reload()
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('LANG-05 DEMO-02 a scenario waits for her language: what it makes the service say is kept, and read in Hindi', async ({ page }) => {
    const letWordsCome = await holdFiles(page, /\/words-hi-/)
    await page.goto('/?scenario=rejected-nickname')
    // Within this time the refusal came in English.
    await page.waitForFunction(() => performance.now() > 2500)
    letWordsCome()
    await expect(page.getByRole('alert')).toContainText(serviceWords.texts.nicknameTaken('Asha Crafts'))
  })
})

test.describe('a browser that prefers English', () => {
  test.use({ serviceWorkers: 'allow' })

  test('LANG-03 LANG-04 Hindi is chosen offline, at once and in every tab, and no Hindi file is loaded with the page', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/login')
    const { identifier, submit } = loginForm(page)
    await expect(submit).toBeEnabled()
    await identifier.fill('priya')
    await submit.click()
    await expect(page.getByText('Enter a valid email or 10-digit mobile number').first()).toBeVisible()
    expect(asked.filter((url) => /words-|\.hi\./.test(url))).toEqual([])
    await readyForOffline(page)
    const other = await context.newPage()
    await other.goto('/forgotpassword')
    await expect(heading(other, 'Forgot password')).toBeVisible()
    await page.bringToFront()
    await context.setOffline(true)

    await choice(page, 'Language').focus()
    await choice(page, 'Language').selectOption('हिंदी')
    await expect(heading(page, hindi.heading)).toBeVisible()
    // The typed text, the focus, and the fields' errors.
    await expect(choice(page, 'भाषा')).toBeFocused()
    await expect(page.getByRole('textbox').first()).toHaveValue('priya')
    await expect(page.getByText(hindi.error).first()).toBeVisible()
    await expect(page.getByText('Enter a valid email')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page).toHaveTitle(new RegExp(hindi.title))
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi')

    // The page rendered in Hindi, from the device's cache.
    await page.goto('/login')
    await expect(heading(page, hindi.heading)).toBeVisible()
    await expect(page.locator('#root')).toHaveAttribute('data-page', 'hi/login')
  })
})

test.describe('a signed-in seller on a narrow phone', () => {
  test.use({ seller: 'step-4', viewport: { width: 320, height: 640 } })

  test('LANG-03 LANG-04 the language changes by two presses at 320 px, and keeps the typed text and the scroll position', async ({ page, problems }) => {
    await page.goto('/registrationdetails')
    const name = page.getByRole('textbox', { name: 'Account holder name' })
    await name.fill('Priya Sharma')
    // The language's file cannot be loaded: the app says so, and everything stays as it is.
    problems.allow(/ERR_FAILED/)
    await page.route(/\/words-hi-/, (route) => route.abort())
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'हिंदी' }).click()
    await expect(page.getByText('हिंदी could not be fetched. Check your connection and try again.')).toBeVisible()
    await expect(heading(page, 'Bank Account Details')).toBeVisible()
    await page.unroute(/\/words-hi-/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'बैंक खाते की जानकारी')).toBeVisible()
    await expect(page.getByText(/could not be fetched|नहीं आ पाई/)).toHaveCount(0)
    await expect(page.getByRole('textbox').first()).toHaveValue('Priya Sharma')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    // The reading position is kept: a field in the middle of the screen is still visible, although the texts have other lengths.
    const ifsc = page.getByRole('textbox').last()
    await ifsc.evaluate((field) => field.scrollIntoView({ block: 'center' }))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    await speak(page, 'en-IN')
    await expect(heading(page, 'Bank Account Details')).toBeAttached()
    await expect(ifsc).toBeInViewport()
    expect(await scrolled(page)).toBeGreaterThan(100)
  })
})
