import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading, loginForm, storedKeys } from './support/access'

/** Holds every script back, as a slow network does. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
}

test('FAST-01 FAST-02 each page before the sign-in stands before any script, and nothing typed, chosen or pressed by then is lost @desktop', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)

  await test.step('signing in: typed, shown, sent', async () => {
    await open(page, '/login')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page).toHaveTitle('Seller Login – Seller Portal')
    const form = loginForm(page)
    await form.identifier.fill('zoya.khan')
    await form.password.pressSequentially('abc')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(form.password).toHaveAttribute('type', 'password')
    await form.identifier.press('Enter')
    await expect(page).toHaveURL('/login')
    letScriptsCome()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter a valid email or 10-digit mobile number',
      'Password must be at least 7 characters',
    ])
    await expect(form.identifier).toHaveValue('zoya.khan')
    await expect(form.password).toHaveValue('abc')
    await expect(form.password).toHaveAttribute('type', 'text')
  })
  await page.unroute(/\/assets\/.*\.js$/)

  for (const [address, title, field] of [
    ['/register', 'Create your seller account', 'First name'],
    ['/otpverification', 'Login via OTP', 'Email'],
    ['/forgotpassword', 'Forgot password', 'New password'],
  ] as const)
    await test.step(address, async () => {
      const goOn = await holdScripts(page)
      await open(page, address)
      await expect(page).toHaveTitle(`${title} – Seller Portal`)
      const typed = page.getByLabel(field, { exact: false }).first()
      await typed.pressSequentially('Zoya7')
      await page.getByRole('button', { name: 'Demo: open' }).click()
      goOn()
      await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
      await expect(typed).toHaveValue('Zoya7')
      await page.unroute(/\/assets\/.*\.js$/)
    })
  expect(await storedKeys(page)).toEqual({})
})
