import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading, loginForm, readyForOffline } from './support/access'

const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const hindi = { heading: 'सेलर लॉग इन', title: 'सेलर लॉग इन – सेलर पोर्टल', error: 'सही ईमेल या 10 अंकों का मोबाइल नंबर डालें' }

test.describe('of a browser that prefers Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('LANG-03 LANG-04 the first visit is in Hindi, and what is chosen later goes before', async ({ page }) => {
    await page.goto('/login')
    await expect(heading(page, hindi.heading)).toBeVisible()
    await expect(page).toHaveTitle(hindi.title)
    await choice(page, 'भाषा').selectOption('English')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })
})

test.describe('of one that prefers English', () => {
  test.use({ serviceWorkers: 'allow' })

  test('LANG-03 LANG-04 Hindi is chosen at once, in every tab and without a network, and nothing of it is loaded before', async ({ page, context, problems }) => {
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
    // What is typed, the focus, and what is wrong with the fields.
    await expect(choice(page, 'भाषा')).toBeFocused()
    await expect(page.getByRole('textbox').first()).toHaveValue('priya')
    await expect(page.getByText(hindi.error).first()).toBeVisible()
    await expect(page.getByText('Enter a valid email')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await expect(page).toHaveTitle(new RegExp(hindi.title))
    await expect(other.locator('html')).toHaveAttribute('lang', 'hi')

    // The page that was rendered in Hindi, out of what the device has kept.
    await page.goto('/login')
    await expect(heading(page, hindi.heading)).toBeVisible()
    await expect(page.locator('#root')).toHaveAttribute('data-page', 'hi/login')
  })
})

test.describe('behind the sign-in', () => {
  test.use({ seller: 'step-4', viewport: { width: 320, height: 640 } })

  test('LANG-03 a language is two presses away at 320 px, and nothing typed is lost by it', async ({ page }) => {
    await page.goto('/registrationdetails')
    const name = page.getByRole('textbox', { name: 'Account holder name' })
    await name.fill('Priya Sharma')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'हिंदी' }).click()
    await expect(heading(page, 'बैंक खाते की जानकारी')).toBeVisible()
    await expect(page.getByRole('textbox').first()).toHaveValue('Priya Sharma')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
