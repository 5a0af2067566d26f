import { expect, test } from '../support/fixtures'
import { pictures } from '../support/picture-files'
import { expectSent, expectStep, readyAccount, saveButton } from './support/onboarding'
import { largePhoto, smallJpeg } from './support/pictures'

test.use({ seller: 'step-3' })

test('GST-02 GST-05 S19 a JPG or PNG certificate is shown and shrunk, one with too many pixels is refused, and no certificate is sent', async ({ page }) => {
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
  // A photo from a phone is encoded again: rotated, no larger than needed to be read, and without its location.
  const photo = await largePhoto(page)
  await certificateInput.setInputFiles(photo)
  await expect(page.getByText(photo.name, { exact: true })).toBeVisible()
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([800, 1600])
  // Read from the device, since the page's policy forbids to fetch a picture's blob address.
  const kept = async () =>
    page.evaluate(
      () =>
        new Promise<{ size: number; text: string } | null>((resolve, reject) => {
          const opening = indexedDB.open('seller-portal-demo')
          opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
          opening.addEventListener('success', () => {
            const rows = opening.result.transaction('drafts').objectStore('drafts').getAll()
            rows.addEventListener('success', () => {
              opening.result.close()
              const found: readonly { readonly values?: { readonly certificate?: unknown } }[] = rows.result
              const file = found.map((row) => row.values?.certificate).find((value) => value instanceof File)
              if (file === undefined) resolve(null)
              else void file.text().then((text) => resolve({ size: file.size, text }))
            })
          })
        }),
    )
  await expect.poll(async () => (await kept())?.size ?? 0).toBeGreaterThan(20_000)
  const { size, text } = (await kept()) ?? { size: 0, text: '' }
  expect(size).toBeLessThanOrEqual(300_000)
  for (const trace of ['Exif', 'GPS', '77.5946']) expect(text).not.toContain(trace)
  // Refused by its header, so it is never decoded.
  await certificateInput.setInputFiles(pictures.tooManyPixels)
  await expect(certificateButton).toHaveAccessibleDescription(/Select a picture with fewer pixels\./)
  await expect(page.getByText(photo.name, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${photo.name}` }).click()
  await expect(page.getByText(photo.name, { exact: true })).toBeHidden()
  await expect(certificateButton).toBeFocused()

  await certificateInput.setInputFiles(pictures.png)
  await expect(preview).toBeVisible()
  await saveButton(page).click()
  await expectStep(page, 4)
  await expectSent(page, sellerId, 3, { sellerId, nickname: 'Meera Silks', gstType: 'Regular GST' })
})
