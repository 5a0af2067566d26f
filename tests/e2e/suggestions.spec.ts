import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice } from './support/access'
import { expectPage, names, pageLink, range } from './support/lists'

test.use({ seller: 'under-review' })

const idea = 'Let me choose the colour of the packing slip'

const field = (page: Page) => page.getByLabel('Your suggestion', { exact: true })
const addButton = (page: Page) => page.getByRole('button', { name: 'Add suggestion' })
const added = (page: Page) => page.getByRole('status').filter({ hasText: 'Your suggestion is saved on this device. It is in process.' })
const category = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Suggestions by status' }).getByRole('link', { name })

test('SUG-01 category and page are kept in the address, over a reload and Back', async ({ page }) => {
  await page.goto('/suggestions')
  await pageLink(page, 2).click()
  await expect(range(page, 'Suggestions 6 to 7 of 7')).toBeFocused()
  await category(page, /^Completed/).click()
  await expect(page).toHaveURL('/suggestions?category=completed')
  await pageLink(page, 3).click()
  await expect(page).toHaveURL('/suggestions?category=completed&page=3')
  await expect(range(page, 'Suggestions 11 to 11 of 11')).toBeVisible()
  await page.reload()
  await expect(names(page)).toHaveText(['SG-1001'])
  await page.goBack()
  await expectPage(page, 1)
  await page.goBack()
  await expect(category(page, /^In process/)).toHaveAttribute('aria-current', 'page')
  await expectPage(page, 2)
})

test('SUG-01 SAMPLE-01 a typed suggestion is kept over a reload and another screen, and once added is listed after a reload', async ({ page }) => {
  await page.goto('/suggestions')
  await field(page).fill(idea)
  await expect.poll(() => keptOnDevice(page)).toContain(idea)
  await page.reload()
  await expect(field(page)).toHaveValue(idea)
  await field(page).press('Control+End')
  await field(page).pressSequentially(' and more')
  await page.goto('/updates')
  await expect(heading(page, 'Updates')).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue(`${idea} and more`)
  // Added as it was restored, without typing.
  await addButton(page).click()
  await expect(added(page)).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => keptOnDevice(page)).not.toContain('and more')
  await expect(category(page, /^In process \(8\)/)).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(names(page)).toHaveText(['SG-1024', 'SG-1023', 'SG-1021', 'SG-1020', 'SG-1018'])
  await expect(page.getByText(`${idea} and more`)).toBeVisible()
  await expect(field(page)).toHaveValue('')
})
