import { expect, test } from '../support/fixtures'
import {
  fillRegistration,
  goOnWith,
  heading,
  loginForm,
  sellers,
  signIn,
} from './support/access'
import { closeDemoDrawer, demoDrawer } from './support/drawer'

test.describe('a presenter shows the product', () => {
  test('BACKEND-02 all requests go to the page’s own origin, and none to the API', async ({ page, context, baseURL }) => {
    const requested: URL[] = []
    const sockets: string[] = []
    context.on('request', (request) => requested.push(new URL(request.url())))
    page.on('websocket', (socket) => sockets.push(socket.url()))

    await page.goto('/register')
    await fillRegistration(page)
    await expect(page.getByText('This email is available')).toBeVisible()
    await signIn(page, sellers.atGst)
    await page.getByLabel('Nickname (store name)').fill('Backwater Spices')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()

    expect([...new Set(requested.map(({ origin }) => origin))]).toEqual([baseURL])
    expect(requested.filter(({ pathname }) => /^\/(api|socket\.io)/.test(pathname))).toEqual([])
    expect(sockets).toEqual([])
  })

  // The seed's own test checks where each of them begins.
  const accounts = [
    ['Lakshmi Iyer, begins at Pickup & Return Address', 'Pickup & Return Address'],
    ['Rohan Das, begins under review', 'Home'],
  ] as const

  test('DEMO-02 one tap fills in a ready account on any screen, and its sign-in leads to the step that is named', async ({ page }) => {
    await page.goto('/register')
    for (const [account, title] of accounts)
      await test.step(account, async () => {
        await (await demoDrawer(page)).getByRole('button', { name: account }).click()
        await expect(page).toHaveURL('/login')
        await expect(loginForm(page).identifier).not.toHaveValue('')
        await expect(loginForm(page).password).toHaveValue('demo1234')
        await closeDemoDrawer(page)
        await loginForm(page).submit.click()
        await expect(page).toHaveURL(title === 'Home' ? '/dashboard' : '/registrationdetails')
        await expect(heading(page, title)).toBeVisible()
        // Opens another screen, from which the next account is filled in.
        await goOnWith(page, '/otpverification', {})
        await expect(heading(page, 'Login via OTP')).toBeVisible()
      })
  })

  test('DEMO-01 the drawer opens and closes by keyboard, and the focus returns to its button', async ({ page }) => {
    await page.goto('/login')
    const mark = page.getByRole('button', { name: /^Demo/ })
    await mark.press('Enter')
    const drawer = page.getByRole('complementary', { name: 'Demo' })
    await expect(drawer.getByRole('button', { name: 'Do it: A seller registers' })).toBeFocused()
    await expect(drawer.getByText('No messages yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(mark).toBeFocused()
  })
})
