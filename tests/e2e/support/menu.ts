import { expect, type Locator, type Page } from '@playwright/test'

/** The menu of section 2 of the specification. */
export const menu: readonly (readonly [section: string, addresses: readonly string[]])[] = [
  ['Products Manage', ['/products/add-existing', '/products/add-new', '/products/draft', '/products/rejected']],
  ['Brands', ['/brands/apply', '/brands/manage']],
  ['Manage Inventory', ['/inventory/all', '/inventory/out-of-stock', '/inventory/suppressed']],
  ['My Orders', ['/orders/lazy-ship', '/orders/self-ship', '/orders/bundle', '/orders/shipment-files']],
  ['Manage Return', ['/returns/lazy', '/returns/self']],
  ['Manage Replacement', ['/replacements/lazy', '/replacements/self']],
  ['Manage Cancelled Orders', ['/cancelled/lazy', '/cancelled/self']],
  ['Claims', ['/claims/queries', '/claims/approved', '/claims/rejected']],
  ['Invoice', ['/invoices/sale', '/invoices/seller']],
  ['Case log', ['/caselog', '/caselog/messages']],
  ['Feedback', ['/productfeedback', '/sellerfeedback']],
  ['Offers', ['/alloffers', '/referraloffers']],
  ['Support', ['/policy']],
  ['Updates & Suggestions', ['/updates', '/suggestions']],
]

export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' })
export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Open menu' })

/** The menu; it is opened first where it is behind its button. */
export async function openMenu(page: Page): Promise<Locator> {
  await expect(page.getByRole('banner')).toBeVisible()
  if (await menuButton(page).isVisible()) await menuButton(page).click()
  await expect(menuOf(page)).toBeVisible()
  return menuOf(page)
}

/** A collapsible section of the menu. */
export const sectionOf = (navigation: Locator, name: string): Locator =>
  navigation.getByRole('group').filter({ has: navigation.page().locator('summary').getByText(name, { exact: true }) })
