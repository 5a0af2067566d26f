import { expect, test } from '../support/fixtures'
import { pictures } from '../support/picture-files'
import { expectSent, expectStep, readyAccount, saveButton } from './support/onboarding'
import { smallJpeg } from './support/pictures'

test.use({ seller: 'step-3' })

test('GST-02 GST-05 shows a good certificate, JPG or PNG, refuses a bad one, takes it away again, and sends none', async ({ page }) => {
  const { sellerId } = readyAccount('step-3')
  const certificateButton = page.getByRole('button', { name: /^Select a picture/ })
  const certificateInput = page.locator('input[type="file"]')
  const preview = page.locator('img[src^="blob:"]')
  await page.goto('/registrationdetails')
  await page.getByLabel('Nickname (store name)').fill('Meera Silks')
  await page.getByLabel('GST rate').selectOption('5%')
  const jpeg = await smallJpeg(page)
  for (const file of [pictures.png, jpeg]) {
    await certificateInput.setInputFiles(file)
    await expect(page.getByText(file.name, { exact: true })).toBeVisible()
    await expect(page.getByText('1 kB', { exact: true })).toBeVisible()
    await expect(preview).toBeVisible()
    await expect.poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(2)
  }
  // Refused by its header: it is never decoded.
  await certificateInput.setInputFiles(pictures.tooManyPixels)
  await expect(certificateButton).toHaveAccessibleDescription(/Select a picture with fewer pixels\./)
  await expect(page.getByText(jpeg.name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${jpeg.name}` }).click()
  await expect(page.getByText(jpeg.name, { exact: true })).toBeHidden()
  await expect(certificateButton).toBeFocused()

  await certificateInput.setInputFiles(pictures.png)
  await expect(preview).toBeVisible()
  await saveButton(page).click()
  await expectStep(page, 4)
  await expectSent(page, sellerId, 3, { sellerId, nickname: 'Meera Silks', gstType: 'Regular GST' })
})
