import { expect, test } from '../support/fixtures'
import { heading } from './support/access'
import { expectPage, names, pageLink, range, searchBox } from './support/lists'

test.use({ seller: 'under-review' })

test('UPD-01 the pages lead to the oldest update and back, by the keyboard too, and a search finds any', async ({ page }) => {
  await page.goto('/updates')
  await expect(heading(page, 'Updates')).toBeVisible()
  await expect(range(page, 'Updates 1 to 5 of 17')).toBeVisible()
  await pageLink(page, 4).click()
  await expect(range(page, 'Updates 16 to 17 of 17')).toBeFocused()
  await expect(page).toHaveURL('/updates?page=4')
  await expect(names(page).last()).toHaveText('Back to School: how to take part')
  await pageLink(page, 'Previous').focus()
  await page.keyboard.press('Enter')
  await expect(range(page, 'Updates 11 to 15 of 17')).toBeFocused()
  await page.goBack()
  await expectPage(page, 4)
  await page.reload()
  await expectPage(page, 4)
  await searchBox(page).fill('guwahati')
  await expect(names(page)).toHaveText(['Two new sorting centres: Guwahati and Raipur'])
})
