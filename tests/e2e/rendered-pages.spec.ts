import type { Page } from '@playwright/test'
import { longestWaits } from '@/app/at-most'
import { prerenderedAddresses } from '@/app/prerender/pages'
import { longestLookMilliseconds } from '@/storage/live-view'
import { expect, test } from '../support/fixtures'
import { heading, loginForm, readyForOffline, storedKeys } from './support/access'
import { holdTimers } from './support/clock'
import { holdFiles, holdScripts } from './support/held-files'
import { lettersAreUsed } from './support/letters'

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

test('FAST-02 on a page that is not as it was rendered nothing sent or chosen is lost, nor anything typed until the app stands in its place', async ({ page }) => {
  const { identifier, password } = loginForm(page)
  const atRest = page.locator('h1:is([inert], [inert] *)')

  await test.step('sent at once', async () => {
    const letScriptsCome = await holdScripts(page)
    await open(page, '/login?from=letter')
    await identifier.fill('zoya.khan')
    await identifier.press('Enter')
    letScriptsCome()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
    await page.unroute(/\/assets\/.*\.js$/)
  })

  await test.step('sent, and then typed on: only what is sent once more leaves', async () => {
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
  // Once the app has begun, a press would be lost: only the fields are still in use.
  await expect(atRest).toBeAttached()
  await page.keyboard.type('y')
  letScreenCome()
  await expect(atRest).toHaveCount(0)
  await page.keyboard.type('7')
  await expect(firstName).toHaveValue('Zoy7a')
  await expect(firstName).toBeFocused()
})

for (const [how, hasFrame] of [['back', false], ['back', true], ['on', false], ['on', true]] as const)
  test(`FAST-01 whoever goes ${how} ${hasFrame ? 'between two slices' : 'before the first slice'} of what the app takes over is taken there, without an error`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await open(page, '/register')
    await page.evaluate(([goes, frameIsTaken]) => {
      // Its code is in the app's first file: nothing else takes time.
      history.replaceState(null, '', '/login')
      history.pushState(null, '', '/register')
      // Between two slices the app has the frame already, and not yet the form.
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

test('FAST-02 a key that comes between two slices of what the app takes over is shown before the next one, and the form has it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/login')
  const isTaken = (part: string): Promise<boolean> => page.locator(part).first().evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
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
  await expect.poll(() => isTaken('a')).toBe(true)
  await identifier.click()
  await identifier.pressSequentially('zoya')
  await expect(identifier).toHaveValue('zoya')
  expect(await isTaken('form')).toBe(false)
  await page.evaluate(() => document.dispatchEvent(new Event('go-on')))
  await expect.poll(() => isTaken('form')).toBe(true)
  await identifier.pressSequentially('.khan')
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a valid email or 10-digit mobile number', 'Password is required'])
  await expect(identifier).toHaveValue('zoya.khan')
})

test('FAST-01 the first that is painted of a page before the sign-in is what it says, on a slow processor too', async ({ page }) => {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const address of prerenderedAddresses) {
    await page.goto(address)
    // With a bare page first there are two times.
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2)
    expect(await page.evaluate(() => new Set(performance.getEntriesByType('paint').map(({ startTime }) => startTime)).size), address).toBe(1)
  }
})

/** How far what stands on the page was moved by what came later. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What was seen before comes at once.
        new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

/** Marks the page if, for a moment, one of these parts is not shown. */
const watchFor = (page: Page, ...parts: readonly string[]): Promise<void> =>
  page.evaluate((selectors) => {
    const root = document.documentElement
    const look = (): void => {
      if (selectors.some((selector) => root.querySelector(selector)?.checkVisibility() !== true)) root.dataset['bare'] = 'yes'
    }
    new MutationObserver(look).observe(root, { childList: true, subtree: true, attributes: true })
  }, parts)

const outline = (page: Page) => page.locator('[data-slot="outline"]')

test('FAST-05 signed out there is no outline of the portal: an address behind the sign-in leads to the sign-in page', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await open(page, '/dashboard')
  await expect(outline(page)).toBeAttached()
  await expect(outline(page)).toBeHidden()
  letScriptsCome()
  await expect(heading(page, 'Seller Login')).toBeVisible()
})

test.describe('a seller with an open shop comes back', () => {
  test.use({ seller: 'open-shop', serviceWorkers: 'allow' })

  test('HOME-01 FAST-05 what there is to do today comes with her home, and pushes nothing down', async ({ page }) => {
    const today = page.getByRole('heading', { name: 'Orders', exact: true })
    await page.goto('/')
    await readyForOffline(page)
    await expect(today).toBeVisible()
    // As long as the home waits for it at most.
    await holdTimers(page, longestWaits.today, longestLookMilliseconds)
    await page.reload()
    await expect(today).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.05)
  })
})

test.describe('a seller comes back to a screen that tells of the storage', () => {
  test.use({ seller: 'under-review', serviceWorkers: 'allow' })

  for (const address of ['/about', '/outbox'])
    test(`FAST-05 PWA-06 ${address} comes with what the browser tells of the storage, in the letters that it keeps`, async ({ page }) => {
      const told = page.getByRole('heading', { name: 'Storage on this device' })
      await page.goto('/dashboard')
      await readyForOffline(page)
      await holdTimers(page, longestWaits.letters, longestWaits.storageRoom)
      await page.goto(address)
      await expect(told).toBeVisible()
      expect(await lettersAreUsed(page)).toBe(true)
      expect(await layoutShift(page)).toBeLessThan(0.01)
    })
})

test.describe('somebody is signed in', () => {
  test.use({ seller: 'step-4' })

  test('FAST-05 header, menu and what of the screen does not depend on the device stand before any script, and stay until the screen comes @desktop', async ({ page, isMobile }) => {
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
      // A phone has no room for the menu, and none of its elements: they take time before the first paint.
      const menu = page.locator('[data-slot="side-menu"]')
      if (isMobile) await expect(menu).toHaveCount(0)
      else await expect(menu.getByText('My Orders', { exact: true })).toBeVisible()
      const content = page.locator('main')
      for (const text of shown) await expect(content.getByText(text, { exact: true })).toBeVisible()
      // A field that could be typed in would lose it, and an empty one would say that nothing is kept of it.
      await expect(content.locator('input, button, a')).toHaveCount(0)
      // There is nothing to be told of yet.
      await expect(page.getByRole('heading')).toHaveCount(0)
      const before = await header.boundingBox()
      await watchFor(page, 'header', 'main h1')
      letScriptsCome()
      await expect(heading(page, title)).toBeVisible()
      // Not for a moment is there nothing between the one and the other.
      await expect(page.locator('html')).not.toHaveAttribute('data-bare')
      await expect(outline(page)).toHaveCount(0)
      expect(await header.boundingBox()).toEqual(before)
      if (address === '/registrationdetails') await expect(page.getByRole('navigation', { name: 'Onboarding steps' })).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.001)
      await page.unroute(/\/assets\/.*\.js$/)
    }
    // Other frames have no outline of this one.
    await holdScripts(page)
    await open(page, '/verifyotp')
    await expect(outline(page)).toBeHidden()
  })
})

test.describe('a browser paints while the page is still coming', () => {
  test.use({ seller: 'step-4' })

  test('FAST-05 nothing is shown yet that the menu will move @desktop', async ({ page, isMobile }) => {
    await holdScripts(page)
    await page.route('**/dashboard', async (route) => {
      const response = await route.fetch()
      const whole = await response.text()
      // Up to the script behind the outline.
      await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf('<script>')) })
    })
    await open(page, '/dashboard')
    await expect(page.locator('header').getByLabel('Seller Portal, home')).toBeVisible()
    await expect(page.locator('main')).toBeVisible({ visible: isMobile })
  })
})

test.describe('orders have come', () => {
  test.use({ seller: 'open-shop' })

  test('FAST-05 header, menu and outline stay until the orders and their own code are there, and the screen before until then', async ({ page }) => {
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
