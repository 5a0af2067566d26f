import { expect, type Locator, type Page } from '@playwright/test'
import { conditionsLockName } from '@mocks/adapters/locks'

/** Opens the presenter's drawer unless it is open. */
export async function demoDrawer(page: Page): Promise<Locator> {
  const drawer = page.getByRole('complementary', { name: 'Demo' })
  const mark = page.getByRole('button', { name: /^Demo/ })
  const more = page.getByRole('button', { name: 'More', exact: true })
  const open = async (): Promise<void> => {
    if (!(await mark.isVisible())) {
      await more.click({ timeout: 2000 })
      await page.getByRole('menuitem', { name: /^Demo/ }).click({ timeout: 2000 })
    } else if ((await mark.getAttribute('aria-expanded')) === 'false') await mark.click({ timeout: 2000 })
  }
  // When a message appears in the header, the mark moves into the menu, and back when the message goes: then this retries.
  await expect(async () => {
    if (!(await drawer.isVisible())) await open()
    await expect(drawer).toBeVisible({ timeout: 5000 })
  }).toPass()
  return drawer
}

export async function closeDemoDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the drawer' }).click()
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeHidden()
}

/** Waits until a scenario, such as that of the address, is played to its end; the drawer is closed afterwards. */
export async function scenarioPlayed(page: Page, title: string): Promise<void> {
  const drawer = await demoDrawer(page)
  // While it is played, its button is busy and has another name.
  await expect(drawer.getByRole('button', { name: title, exact: true })).not.toHaveAttribute('aria-busy')
  await closeDemoDrawer(page)
}

/** Waits until the presenter's last change is stored, since an immediate reload would lose it. */
export const conditionsStored = (page: Page): Promise<void> =>
  page.evaluate((name) => navigator.locks.request(name, () => undefined), conditionsLockName)

/** Switches the in-browser service's connection as a presenter does; the drawer is closed afterwards. */
export async function setConnection(page: Page, connection: 'Online' | 'Offline'): Promise<void> {
  const drawer = await demoDrawer(page)
  await drawer.getByRole('radio', { name: connection, exact: true }).check()
  await conditionsStored(page)
  await closeDemoDrawer(page)
}
