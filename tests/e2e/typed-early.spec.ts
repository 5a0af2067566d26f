import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { fillRegistration, heading, loginForm, newcomer, storedKeys } from './support/access'
import { holdFiles, holdScripts } from './support/held-files'

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
}

/** Whether the app has hydrated this part of the page. */
const isTaken = (page: Page, part: string): Promise<boolean> =>
  page.locator(part).first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

test('FAST-01 FAST-02 pages before the sign-in are shown before any script runs, and keep what is typed and pressed by then', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)

  await test.step('sign-in: text, a press on “Show password”, and a submit', async () => {
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

test('FAST-02 ROUTE-06 if the app’s script fails to load, the page retries by itself and keeps what was typed and submitted', async ({ page, problems }) => {
  problems.allow(/Failed to load resource/)
  let missed = 0
  await page.route(/\/assets\/index-/, async (route) => {
    missed += 1
    await (missed === 1 ? route.abort('connectionreset') : route.continue())
  })
  await page.clock.install()
  await open(page, '/login')
  const form = loginForm(page)
  await form.identifier.fill('zoya.khan')
  await form.identifier.press('Enter')
  await expect.poll(() => missed).toBe(1)
  // It retries after five seconds.
  await page.clock.fastForward(5000)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
  await expect(form.identifier).toHaveValue('zoya.khan')
})

test('FAST-02 on a page that must be rendered again, a submit, a chosen language and text typed until then are kept', async ({ page }) => {
  const { identifier, password } = loginForm(page)
  const atRest = page.locator('h1:is([inert], [inert] *)')

  await test.step('a submit at once', async () => {
    const letScriptsCome = await holdScripts(page)
    await open(page, '/login?from=letter')
    await identifier.fill('zoya.khan')
    await identifier.press('Enter')
    letScriptsCome()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
    await page.unroute(/\/assets\/.*\.js$/)
  })

  await test.step('a submit with typing after it is not carried out, and the text is kept', async () => {
    const letScriptsCome = await holdScripts(page)
    await open(page, '/login?from=letter')
    await identifier.fill('zoya.khan')
    await identifier.press('Enter')
    await password.pressSequentially('ab')
    await page.getByLabel('Language').selectOption('हिंदी')
    await password.focus()
    letScriptsCome()
    await expect(heading(page, 'सेलर लॉग इन')).toBeVisible()
    await expect(page.locator('#login-password')).toBeFocused()
    await expect(page.locator('#login-password')).toHaveValue('ab')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(() => localStorage.clear())
    await page.unroute(/\/assets\/.*\.js$/)
  })

  const letScriptsCome = await holdScripts(page)
  const letScreenCome = await holdFiles(page, /\/assets\/register-.*\.js$/)
  await open(page, '/register?from=letter')
  const firstName = page.getByLabel('First name')
  await firstName.pressSequentially('Zoa')
  await firstName.press('ArrowLeft')
  letScriptsCome()
  // Once the app has started, a press would be lost: only the fields remain usable.
  await expect(atRest).toBeAttached()
  await page.keyboard.type('y')
  letScreenCome()
  await expect(atRest).toHaveCount(0)
  await page.keyboard.type('7')
  await expect(firstName).toHaveValue('Zoy7a')
  await expect(firstName).toBeFocused()
})

test('FAST-02 text typed between two slices of hydration is shown at once, and the form receives it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/login')
  await page.evaluate(() => {
    const isBegun = (): boolean => Object.keys(document.querySelector('a') ?? {}).some((key) => key.startsWith('__reactProps'))
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...message: readonly unknown[]) {
      if (!isBegun()) return void Reflect.apply(post, this, message)
      MessagePort.prototype.postMessage = post
      document.addEventListener('go-on', () => void Reflect.apply(post, this, message), { once: true })
    }
  })
  const { identifier, submit } = loginForm(page)
  letScriptsCome()
  await expect.poll(() => isTaken(page, 'a')).toBe(true)
  await identifier.click()
  await identifier.pressSequentially('zoya')
  await expect(identifier).toHaveValue('zoya')
  expect(await isTaken(page, 'form')).toBe(false)
  await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
  await expect.poll(() => isTaken(page, 'form')).toBe(true)
  await identifier.pressSequentially('.khan')
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
  await expect(identifier).toHaveValue('zoya.khan')
})

test('FAST-02 a word that is being composed during hydration continues, and is entered once', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/login')
  const { identifier, submit } = loginForm(page)
  await identifier.focus()
  const phone = await page.context().newCDPSession(page)
  const compose = (text: string) => phone.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('zo')
  letScriptsCome()
  // The form has received what was composed so far.
  await expect(identifier).toHaveAttribute('value', 'zo')
  await compose('zoy')
  await phone.send('Input.insertText', { text: 'zoya' })
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
  await expect(identifier).toHaveValue('zoya')
})

test('FAST-02 a registration filled in before the script has loaded is kept completely, and can be submitted', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/register')
  const form = await fillRegistration(page)
  const yes = form.twoWayAuth.getByRole('radio', { name: 'Yes' })
  await form.whatsapp.check()
  await yes.check()
  letScriptsCome()
  // The form has the values, and writes them nowhere else.
  await expect(form.email).toHaveAttribute('value', newcomer.email)
  for (const name of ['firstName', 'lastName', 'email', 'primaryPhone', 'secondaryPhone', 'password'] as const) await expect(form[name]).toHaveValue(newcomer[name])
  await expect(form.confirmPassword).toHaveValue(newcomer.password)
  await expect(form.whatsapp).toBeChecked()
  await expect(yes).toBeChecked()
  await form.submit.click()
  await expect(page).toHaveURL('/verifyotp')
})
