import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { expectPage, names, pageLink, range, searchBox, updatePages, updatesOnPage } from './support/lists'

test.use({ seller: 'under-review' })

test('UPD-01 the pages lead to the oldest update and back, by keyboard too, and the search finds an update on any page', async ({ page }) => {
  await page.goto('/updates')
  await expect(heading(page, 'Updates')).toBeVisible()
  await expect(range(page, updatesOnPage(1))).toBeVisible()
  await pageLink(page, updatePages).click()
  await expect(range(page, updatesOnPage(updatePages))).toBeFocused()
  await expect(page).toHaveURL(`/updates?page=${updatePages}`)
  await expect(names(page).last()).toHaveText('Back to School: how to take part')
  await pageLink(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await expect(range(page, updatesOnPage(updatePages - 1))).toBeFocused()
  await page.goBack()
  await expectPage(page, updatePages)
  await page.reload()
  await expectPage(page, updatePages)
  await searchBox(page).fill('guwahati')
  await expect(names(page)).toHaveText(['Two new sorting centres: Guwahati and Raipur'])
})
