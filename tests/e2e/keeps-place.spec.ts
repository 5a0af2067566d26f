import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { setConnection } from './support/drawer'
import { menuButton, menuOf, openMenu, sectionOf } from './support/menu'

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Sets the browser's text size, in percent. */
const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent)

/** What is wrong with the header now: not in its own row, wider than the page, controls that overlap or are too small to press. */
function wrongInRow(banner: Locator, width: number): Promise<string[]> {
  return banner.evaluate((row, wide) => {
    const wrong: string[] = []
    if (document.documentElement.scrollWidth !== wide) wrong.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    const { height } = row.getBoundingClientRect()
    if (height > 60) wrong.push(`the row is ${height} px high`)
    let before = 0
    for (const control of row.querySelectorAll('a, button')) {
      const box = control.getBoundingClientRect()
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      const what = control.textContent || control.getAttribute('aria-label')
      if (box.x < before - 0.5) wrong.push(`'${what}' starts at ${box.x}, before ${before}`)
      if (box.width < 43.5 || box.height < 43.5) wrong.push(`'${what}' is ${box.width} x ${box.height}`)
      before = box.right
    }
    if (before > wide) wrong.push(`the row ends at ${before}`)
    return wrong
  }, width)
}

test.describe('a signed-in page keeps its place', () => {
  test.use({ seller: 'under-review' })

  test('ROUTE-07 LAYOUT-02 LAYOUT-05 the header’s menus and dialogs do not scroll the page, and Back restores the scroll position', async ({ page }) => {
    await page.goto('/updates')
    await expect(heading(page, 'Updates')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    for (const name of ['More', 'Account menu', 'Open menu']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('menu').or(menuOf(page))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
      expect(await top(page), name).toBe(600)
    }
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).last().click()
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused()
    expect(await top(page)).toBe(600)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Manage Profile' }).click()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    expect(await top(page)).toBe(0)
    await page.goBack()
    await expect(heading(page, 'Updates')).toBeVisible()
    await expect.poll(() => top(page)).toBe(600)
  })

  test('LAYOUT-06 the folded menu opens with the focus on the current page, and its text clears the notch', async ({ page }) => {
    await page.goto('/suggestions')
    const navigation = await openMenu(page)
    const current = navigation.getByRole('link', { name: 'Suggestions', exact: true })
    await expect(current).toBeFocused()
    await expect(current).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()

    // None of its text lies under a notch.
    const device = await page.context().newCDPSession(page)
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 44, left: 44 } })
    await openMenu(page)
    const name = page.getByRole('dialog').getByRole('heading', { name: 'Main menu' })
    await expect
      .poll(async () => {
        const box = await name.boundingBox()
        return box === null ? 0 : Math.min(box.x, box.y)
      })
      .toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Escape')

    await page.goto('/outbox')
    await openMenu(page)
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  })

  test('ROUTE-06 an unknown address shows “Page not found” inside the layout if somebody is signed in', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/no/such/place')
    await expect(heading(page, 'Page not found')).toBeVisible()
    const navigation = await openMenu(page)
    await sectionOf(navigation, 'Claims').locator('summary').click()
    await navigation.getByRole('link', { name: 'Approved', exact: true }).click()
    await expect(heading(page, 'Approved claims')).toBeFocused()
  })

  test('LAYOUT-05 links in notes are at least 24 px high, and buttons keep their border in forced colours', async ({ page }) => {
    await page.goto('/registrationconfirmationpage')
    const link = page.getByRole('main').getByRole('link', { name: 'Go to the home page' })
    await expect(link).toBeVisible()
    await page.emulateMedia({ forcedColors: 'active' })
    const [edge, ground] = await link.evaluate((element) => [
      getComputedStyle(element).borderTopColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(edge).not.toBe(ground)

    await page.evaluate(() => localStorage.removeItem('sellerId'))
    await page.goto('/')
    const inNote = page.getByRole('main').getByRole('link', { name: 'Log in again' })
    await expect(inNote).toBeVisible()
    expect((await inNote.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })
})

test.describe('a step waits while offline', () => {
  test.use({ seller: 'step-3' })

  test('LAYOUT-01 the header hides what has no room at once, so that the page is never wider than the phone', async ({ page }) => {
    await page.addInitScript(() => {
      let before = 0
      const look = (): void => {
        requestAnimationFrame(look)
        const { innerWidth } = window
        if (document.readyState === 'loading' || innerWidth === before) return
        before = innerWidth
        performance.mark(`${innerWidth} px wide`)
      }
      look()
    })
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    await page.reload()
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('banner').getByRole('button', { name: /^Demo/ })).toBeHidden()
    const marks = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    await expect.poll(async () => (await marks()).filter((name) => name.endsWith(' px wide'))).toEqual(['360 px wide', '320 px wide'])
  })

  test('LAYOUT-01 LAYOUT-03 ONB-02 QUEUE-03 Next shows its message in view, and the header stays one row with all its controls, on every phone and with text twice as large', async ({ page }) => {
    await page.goto('/registrationdetails')
    await setConnection(page, 'Offline')
    // At the foot of a long form the message stands far above.
    const phone = page.viewportSize() ?? { width: 360, height: 800 }
    await page.setViewportSize({ width: phone.width, height: 480 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => top(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    const sentence = page.getByRole('alert').filter({ hasText: 'Please complete the previous steps first.' })
    await expect(sentence).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(phone)
    await page.getByLabel('Nickname (store name)').fill('Meera Silks')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(page.getByRole('link', { name: '1 step waiting to send' })).toBeVisible()
    // The whole bank step is visible at once, its button included.
    const last = await page.getByLabel('IFSC code').elementHandle()
    const isInSight = () =>
      page.getByRole('button', { name: 'Save & next' }).evaluate((button, field) => {
        const box = button.getBoundingClientRect()
        return field !== null && field.getBoundingClientRect().bottom < box.top && box.bottom <= window.innerHeight
      }, last)
    await expect.poll(isInSight).toBe(true)

    const banner = page.getByRole('banner')
    const word = banner.getByText('Offline', { exact: true })
    for (const [width, height, text] of [
      [360, 800, 100],
      [320, 640, 100],
      [412, 800, 100],
      [640, 400, 200],
      [360, 800, 200],
      [320, 640, 200],
      [320, 640, 'longer words'],
    ] as const) {
      const what = `${width} x ${height}, text ${text} %`
      await page.setViewportSize({ width, height })
      await setTextSize(page, typeof text === 'number' ? text : 100)
      await expect(word).toBeVisible()
      if (text === 'longer words') await word.evaluate((element) => void (element.textContent = 'Ohne Empfangssignal'))
      // What does not fit is hidden between two frames, so everything is measured at once, repeatedly.
      await expect.poll(() => wrongInRow(banner, width), { message: what }).toEqual([])
    }

    // What did not fit is in the menu beside it.
    await expect(banner.getByRole('button', { name: /^Demo/ })).toBeHidden()
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    await page.getByRole('menuitem', { name: /^Demo/ }).click()
    await expect(page.getByRole('complementary', { name: 'Demo' }).locator(':focus')).toHaveCount(1)
    await page.getByRole('button', { name: 'Close the drawer' }).click()
    await expect(more).toBeFocused()
  })
})
