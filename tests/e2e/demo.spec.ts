import { expect, test } from '../support/fixtures'
import {
  closeDemoDrawer,
  demoDrawer,
  fillRegistration,
  heading,
  loginForm,
  readyForOffline,
  sellers,
  setConnection,
  signIn,
  storedKeys,
} from './support/access'

test.describe('a presenter shows the product', () => {
  test('BACKEND-02 no request goes to any host but the page’s own, and none to the API', async ({ page, context, baseURL }) => {
    const requested: URL[] = []
    const sockets: string[] = []
    context.on('request', (request) => requested.push(new URL(request.url())))
    page.on('websocket', (socket) => sockets.push(socket.url()))

    await page.goto('/register')
    await fillRegistration(page)
    await expect(page.getByText('This email is free')).toBeVisible()
    await signIn(page, sellers.atGst)
    await page.getByLabel('Nickname (store name)').fill('Backwater Spices')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()

    expect([...new Set(requested.map(({ origin }) => origin))]).toEqual([baseURL])
    expect(requested.filter(({ pathname }) => /^\/(api|socket\.io)/.test(pathname))).toEqual([])
    expect(sockets).toEqual([])
  })

  test('BACKEND-02 what the service knows survives a reload and a network that is gone', async ({ page, context }) => {
    await page.goto('/login')
    await readyForOffline(page)
    await context.setOffline(true)
    await signIn(page, sellers.atGst)
    await page.getByLabel('Nickname (store name)').fill('Backwater Spices')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await signIn(page, sellers.atGst)
    await expect(heading(page, 'Bank Account Details')).toBeVisible()
  })

  const accounts = [
    ['Meera Nair', 'GST Tax Information'],
    ['Arjun Patel', 'Bank Account Details'],
    ['Lakshmi Iyer', 'Pickup & Return Address'],
    ['Imran Qureshi', 'Shipping Type'],
    ['Gurpreet Kaur', 'Digital Signature'],
  ] as const
  for (const [name, step] of accounts)
    test(`DEMO-02 one tap fills in ${name}, who then stands at ${step}`, async ({ page }) => {
      await page.goto('/login')
      const drawer = await demoDrawer(page)
      await drawer.getByRole('button', { name: `${name}, at ${step}` }).click()
      await expect(loginForm(page).password).toHaveValue('demo1234')
      await closeDemoDrawer(page)
      await loginForm(page).submit.click()
      await expect(page).toHaveURL('/registrationdetails')
      await expect(heading(page, step)).toBeVisible()
    })

  test('DEMO-02 an account is filled in from any screen, one under review sees the dashboard', async ({ page }) => {
    await page.goto('/register')
    const drawer = await demoDrawer(page)
    await drawer.getByRole('button', { name: 'Rohan Das, under review' }).click()
    await expect(page).toHaveURL('/login')
    await expect(loginForm(page).identifier).toHaveValue(sellers.underReview.email)
    await closeDemoDrawer(page)
    await loginForm(page).submit.click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('All 5 onboarding steps sent')).toBeVisible()
  })

  for (const [scenario, address, title] of [
    ['step-5', '/registrationdetails', 'Pickup & Return Address'],
    ['under-review', '/dashboard', 'Home'],
  ] as const)
    test(`DEMO-02 ?scenario=${scenario} signs in and stands on the right screen`, async ({ page }) => {
      await page.goto(`/?scenario=${scenario}`)
      await expect(page).toHaveURL(address)
      await expect(heading(page, title)).toBeVisible()
    })

  test('DEMO-02 a scenario that does not exist changes nothing', async ({ page }) => {
    await page.goto('/login?scenario=step-99')
    await expect(heading(page, 'Seller Login')).toBeVisible()
    expect(await storedKeys(page)).not.toHaveProperty('sellerToken')
  })

  test('DEMO-01 the drawer opens and closes by keyboard, and the switch outlives a reload', async ({ page }) => {
    await page.goto('/login')
    const mark = page.getByRole('button', { name: /^Demo/ })
    await mark.press('Enter')
    const drawer = page.getByRole('complementary', { name: 'Demo' })
    await expect(drawer.getByRole('heading', { name: 'Demo' })).toBeFocused()
    await expect(drawer.getByText('No messages yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(mark).toBeFocused()

    await setConnection(page, 'Offline')
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    await setConnection(page, 'Online')
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeHidden()
  })
})
