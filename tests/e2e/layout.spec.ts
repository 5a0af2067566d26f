import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { allOnDevice, goOnWith, heading, keptOnDevice, sellers, signIn, storedKeys } from './support/access'
import { setConnection } from './support/drawer'
import { menu, menuButton, menuOf, openMenu, sectionOf } from './support/menu'
import { saveButton, serviceState, signIn as signInReady } from './support/onboarding'

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
}

test.describe('header and menu of a signed-in seller', () => {
  test.use({ seller: 'under-review' })

  test('LAYOUT-01 LAYOUT-07 the logo leads to the home with its words of welcome', async ({ page }) => {
    await page.goto('/updates')
    await page.getByRole('banner').getByRole('link', { name: 'Seller Portal, home' }).click()
    await expect(page).toHaveURL('/')
    await expect(
      page.getByText(
        'Dashboard - Welcome to your seller dashboard. Use the left menu to navigate through features.',
        { exact: true },
      ),
    ).toBeVisible()
  })

  test('LAYOUT-02 LAYOUT-03 the two header menus show three placeholders and the account’s entries, by keyboard too', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Action', 'Another action', 'Something else here'])
    await expect(page.getByRole('menu')).toHaveAccessibleDescription('Nothing is behind these yet.')
    await expect(page.getByText('Nothing is behind these yet.', { exact: true })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Another action' }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(page).toHaveURL('/')

    await page.getByRole('button', { name: 'Account menu' }).press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Manage Profile', 'Change Password', 'Login', 'हिंदी', 'About this app', 'Log out'])
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Change Password' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused()

    for (const [name, address, title] of [
      ['Manage Profile', '/myprofile', 'Manage Profile'],
      ['Change Password', '/changepassword', 'Change Password'],
      ['Login', '/login', 'Seller Login'],
    ] as const) {
      await openAccountMenu(page)
      await page.getByRole('menuitem', { name, exact: true }).click()
      await expect(page).toHaveURL(address)
      await expect(heading(page, title)).toBeFocused()
    }
  })

  test('LAYOUT-05 the menu has every section with its addresses, in order', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    const navigation = await openMenu(page)
    const home = navigation.getByRole('link', { name: 'Home', exact: true })
    await expect(home).toHaveAttribute('href', '/')
    await expect(navigation.locator('summary')).toHaveText(menu.map(([section]) => section))
    await expect(navigation.getByRole('link')).toHaveCount(1)

    for (const [name, addresses] of menu) {
      const section = sectionOf(navigation, name)
      await section.locator('summary').click()
      const links = await section.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(links, name).toEqual(addresses)
    }
    // Home has no section to unfold.
    await expect(navigation.getByRole('link')).toHaveCount(1 + menu.flatMap(([, addresses]) => addresses).length)
  })

  test('LAYOUT-06 the menu marks the current page, in view, and opens only its section', { tag: '@desktop' }, async ({ page, isMobile }) => {
    await page.goto('/dashboard')
    let navigation = await openMenu(page)
    await expect(navigation.locator('[aria-current=page]')).toHaveText(['Home'])

    // The menu is the same: a phone, which has to open it for each page, checks only some.
    for (const [name, addresses] of menu.filter((_, place) => !isMobile || place % 4 === 1)) {
      const [address = ''] = addresses.slice(-1)
      await goOnWith(page, address, {})
      await expect(page.getByRole('dialog')).toHaveCount(0)
      navigation = await openMenu(page)
      const current = navigation.locator('[aria-current=page]')
      await expect(current).toHaveCount(1)
      await expect(current).toHaveAttribute('href', address)
      // The menu is longer than the window.
      await expect(current).toBeInViewport({ ratio: 1 })
      await expect(sectionOf(navigation, name)).toHaveAttribute('open')
      await expect(navigation.locator('details[open]')).toHaveCount(1)
    }

    // A page that is not in the menu marks the entry to which it belongs.
    for (const [address, marked, section] of [
      ['/articles', '/policy', 'Support'],
      ['/productfeedbackdetails/1', '/productfeedback', 'Feedback'],
    ] as const) {
      await page.goto(address)
      navigation = await openMenu(page)
      const current = navigation.locator('[aria-current]')
      await expect(current).toHaveCount(1)
      await expect(current).toHaveAttribute('aria-current', 'true')
      await expect(current).toHaveAttribute('href', marked)
      await expect(current).toBeVisible()
      await expect(sectionOf(navigation, section)).toHaveAttribute('open')
    }
  })

  test('LAYOUT-06 ROUTE-07 a page chosen in the menu opens with the focus on its heading, and is marked', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    let navigation = await openMenu(page)
    await sectionOf(navigation, 'Claims').locator('summary').click()
    await navigation.getByRole('link', { name: 'Approved', exact: true }).click()

    await expect(page).toHaveURL('/claims/approved')
    await expect(heading(page, 'Approved claims')).toBeFocused()
    navigation = await openMenu(page)
    await expect(navigation.locator('[aria-current=page]')).toHaveText(['Approved'])
  })

  test('LAYOUT-05 the menu closes when the page changes, by a link, by Back or by the same page’s link', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/')
    await expect(heading(page, 'Home')).toBeVisible()
    let navigation = await openMenu(page)
    await sectionOf(navigation, 'Claims').locator('summary').click()
    await navigation.getByRole('link', { name: 'Approved', exact: true }).click()
    await expect(heading(page, 'Approved claims')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await openMenu(page)
    await page.goBack()
    await expect(heading(page, 'Home')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    navigation = await openMenu(page)
    await navigation.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/')
    // After closing it without a choice, the focus is on its button.
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
  })

  test('LAYOUT-05 the menu is visible from 992 px on, and below that opens by its button', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await page.goto('/')
    await expect(menuOf(page)).toBeVisible()
    await expect(menuButton(page)).toBeHidden()

    await page.setViewportSize({ width: 991, height: 800 })
    await expect(menuOf(page)).toBeHidden()
    // And its links are not rendered where it has no room, which would take time.
    await expect(page.locator('a[href="/claims/approved"]')).toHaveCount(0)
    await menuButton(page).click()
    await expect(menuOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menuOf(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).click()
    await page.keyboard.press('Escape')
    await expect(menuOf(page)).toBeHidden()

    await menuButton(page).click()
    await page.setViewportSize({ width: 992, height: 800 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menuOf(page)).toBeVisible()
  })
})

test.describe('a seller whose text is twice as large', () => {
  test('LAYOUT-01 the bar of buttons of a step does not stay in view, where it would cover half of a phone', { tag: '@whole-browser' }, async ({ profile }) => {
    const context = await profile.open('--blink-settings=defaultFontSize=32')
    const page = await context.newPage()
    await signInReady(page, 'step-4')
    await expect(saveButton(page)).not.toBeInViewport()
    await saveButton(page).scrollIntoViewIfNeeded()
    await expect(saveButton(page)).toBeInViewport()
  })
})

test.describe('a log-out on a shared phone', () => {
  const logOutDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Log out?' })

  async function askToLogOut(page: Page): Promise<Locator> {
    await openAccountMenu(page)
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(logOutDialog(page)).toBeVisible()
    return logOutDialog(page)
  }

  test.describe('no step waits', () => {
    test.use({ seller: 'step-4' })

    test('LAYOUT-04 deletes the token and all personal data from the device', async ({ page }) => {
      await page.goto('/registrationdetails')
      await page.getByLabel(/Account holder/).fill('Arjun M. Patel')
      await expect.poll(() => keptOnDevice(page)).toContain('Arjun M. Patel')

      const dialog = await askToLogOut(page)
      await expect(dialog).toHaveAccessibleDescription(/^Your drafts .* added to the samples .* stays with the marketplace\.$/)
      await dialog.getByRole('button', { name: 'Stay' }).last().click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused()
      await expect(page).toHaveURL('/registrationdetails')
      await askToLogOut(page)
      await dialog.getByRole('button', { name: 'Log out', exact: true }).click()

      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('status').getByText('You are logged out')).toBeVisible()
      expect(await storedKeys(page)).toEqual({})
      // The service has been told, so the token is no longer valid.
      await expect.poll(async () => (await serviceState(page)).sessions).toEqual({})
      await expect.poll(() => keptOnDevice(page)).not.toContain('Arjun')
      await expect.poll(() => keptOnDevice(page)).not.toContain(sellers.atBank.id)
      await page.goto('/registrationdetails')
      await expect(page).toHaveURL('/login')
    })
  })

  test.describe('a step waits', () => {
    test.use({ seller: 'step-3' })

    /** A step saved offline, and the next one begun. */
    async function leaveAStepWaiting(page: Page): Promise<void> {
      await page.goto('/registrationdetails')
      await setConnection(page, 'Offline')
      await page.getByLabel('Nickname (store name)').fill('Backwater Spices')
      await page.getByRole('radio', { name: 'No GST' }).check()
      await page.getByRole('button', { name: 'Save & next' }).click()
      await expect(
        page.getByText('Saved on this device. It will be sent when you are back online.', { exact: true }),
      ).toBeVisible()
      await page.getByLabel(/Account holder/).fill('Meera Nair')
      await expect.poll(() => keptOnDevice(page)).toContain('"Meera Nair"')
    }

    test('LAYOUT-04 warns that a step waits, and on “Log out and keep the steps” keeps it until she signs in again', async ({ page }) => {
      await leaveAStepWaiting(page)
      const dialog = await askToLogOut(page)
      await expect(dialog).toHaveAccessibleDescription(
        /^1 step is not sent yet\. .* a person with this device and enough skill could read it in the browser\. .* added to the samples /,
      )
      await dialog.getByRole('button', { name: 'Stay' }).last().click()
      await expect(page.getByRole('link', { name: '1 step waiting to send' })).toBeVisible()

      await askToLogOut(page)
      await dialog.getByRole('button', { name: 'Log out and keep the steps' }).click()
      await expect(page).toHaveURL('/login')
      expect(await storedKeys(page)).toEqual({})
      // The draft of the unfinished step is personal data and is deleted.
      await expect.poll(() => keptOnDevice(page)).not.toContain('Meera Nair')
      expect(await keptOnDevice(page)).toContain('Backwater Spices')

      await setConnection(page, 'Online')
      await signIn(page, sellers.atGst)
      await page.goto('/outbox')
      await expect(page.getByRole('group', { name: 'GST Tax Information' })).toContainText('Sent')
    })

    test('LAYOUT-04 S8 P18 on “Delete the steps and log out” leaves nothing of hers in any storage, and signs out the other tab', async ({ page, context }) => {
      await leaveAStepWaiting(page)
      const token = (await storedKeys(page))['sellerToken'] ?? ''
      expect(await allOnDevice(page)).toContain(token)
      const other = await context.newPage()
      await other.goto('/registrationdetails')
      await expect(other.getByLabel(/Account holder/)).toHaveValue('Meera Nair')
      const dialog = await askToLogOut(page)
      await dialog.getByRole('button', { name: 'Delete the steps and log out' }).click()
      const question = dialog.getByRole('group', { name: 'Delete 1 step that is not sent? It cannot be brought back.' })
      await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog.getByRole('button', { name: 'Delete the steps and log out' })).toBeFocused()
      await page.keyboard.press('Enter')
      await question.getByRole('button', { name: 'Delete' }).click()

      await expect(page).toHaveURL('/login')
      expect(await storedKeys(page)).toEqual({})
      // The other tab signs out too, and stores nothing again.
      await expect(other).toHaveURL('/login')
      for (const trace of ['Backwater Spices', 'Meera Nair', sellers.atGst.id, token])
        await expect.poll(() => allOnDevice(page), trace).not.toContain(trace)
      await page.goto('/outbox')
      await expect(page.getByText('Nothing waits on this device.')).toBeVisible()
    })
  })
})
