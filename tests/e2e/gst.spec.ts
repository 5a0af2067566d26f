import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { answerList, expectSent, expectStep, queuedBodies, readyAccount, saveButton, setConnection, signIn, storedSeller } from './support/onboarding'
import { pictures } from '../support/picture-files'
import { smallJpeg } from './support/pictures'

const meera = readyAccount('step-3')

test.beforeEach(async ({ page }) => {
  await signIn(page, 'step-3')
})

const nickname = (page: Page) => page.getByLabel('Nickname (store name)')
const certificateButton = (page: Page) => page.getByRole('button', { name: /^Select a picture/ })
const certificateInput = (page: Page) => page.locator('input[type="file"]')

const registered = ['Business name as per GST', 'GST number', 'GST mobile number', 'GST PAN', 'GST rate']
const everyField = ['Enrolment ID', ...registered]

async function expectFields(page: Page, expected: readonly string[], certificate: boolean): Promise<void> {
  await expect(nickname(page)).toBeVisible()
  for (const label of everyField) {
    const field = page.locator('input:not([type="radio"]), select').and(page.getByLabel(label, { exact: true }))
    await expect(field, label).toHaveCount(expected.includes(label) ? 1 : 0)
  }
  await expect(certificateButton(page)).toHaveCount(certificate ? 1 : 0)
}

test('GST-01 asks each type for its own fields, Regular GST first', async ({ page }) => {
  await expect(page.getByRole('radio', { name: 'Regular GST' })).toBeChecked()
  await expect(page.getByRole('group', { name: 'GST type' }).getByRole('radio')).toHaveCount(4)
  await expectFields(page, registered, true)
  await page.getByRole('radio', { name: 'Composit GST' }).check()
  await expectFields(page, registered, true)
  await page.getByRole('radio', { name: 'Enrolment ID' }).check()
  await expectFields(page, everyField.filter((label) => label !== 'GST number'), true)
  await page.getByRole('radio', { name: 'No GST' }).check()
  await expectFields(page, [], false)
})

test('GST-02 offers the rates of the type', async ({ page }) => {
  const rates = page.getByLabel('GST rate').getByRole('option')
  await expect(rates).toHaveText(['Select a rate', '0%', '3%', '5%', '12%', '18%', '28%'])
  await page.getByRole('radio', { name: 'Composit GST' }).check()
  await expect(rates).toHaveText(['Select a rate', '0%', '3%', '5%', '12%', '18%', '28%'])
  await page.getByRole('radio', { name: 'Enrolment ID' }).check()
  await expect(rates).toHaveText(['Select a rate', '3%', '5%', '12%', '18%', '28%'])
})

test('GST-02 shows a good certificate, JPG or PNG, and takes it away again', async ({ page }) => {
  await expect(certificateInput(page)).toHaveAttribute('accept', /\.jpg.*\.png/)
  const jpeg = await smallJpeg(page)
  for (const file of [pictures.png, jpeg]) {
    await certificateInput(page).setInputFiles(file)
    await expect(page.getByText(file.name, { exact: true })).toBeVisible()
    await expect(page.getByText('1 kB', { exact: true })).toBeVisible()
    const preview = page.locator('img[src^="blob:"]')
    await expect(preview).toBeVisible()
    await expect.poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(2)
  }
  await page.getByRole('button', { name: `Remove ${jpeg.name}` }).click()
  await expect(page.getByText(jpeg.name, { exact: true })).toBeHidden()
  await expect(certificateButton(page)).toBeFocused()
})

for (const [what, file, reason] of [
  ['a text renamed to .png', pictures.renamedText, 'Select a JPG or PNG picture. This file is something else inside.'],
  ['more than 5 MB', pictures.tooLarge, 'Select a picture smaller than 5 MB'],
  ['10000 by 10000 pixels', pictures.tooManyPixels, 'Select a picture with fewer pixels. This one is too large to open on a phone.'],
] as const)
  test(`GST-02 refuses a certificate of ${what}, with the reason, and keeps the rest`, async ({ page }) => {
    await nickname(page).fill('Meera Silks')
    await page.getByLabel('GST number').fill('27AAPFU0939F1ZV')
    await certificateInput(page).setInputFiles(pictures.png)
    await expect(page.getByText(pictures.png.name, { exact: true })).toBeVisible()

    await certificateInput(page).setInputFiles(file)

    await expect(page.getByText(`Error: ${reason}`).first()).toBeVisible()
    await expect(certificateButton(page)).toHaveAccessibleDescription(
      `Nickname and type are sent to the marketplace. The other details stay on this device. Error: ${reason}`,
    )
    await expect(page.getByText(file.name, { exact: true })).toBeHidden()
    await expect(page.getByText(pictures.png.name, { exact: true })).toBeVisible()
    await expect(nickname(page)).toHaveValue('Meera Silks')
    await expect(page.getByLabel('GST number')).toHaveValue('27AAPFU0939F1ZV')
  })

test('GST-03 says at once that a nickname is taken, and blocks the press with an alert until it is another', async ({ page }) => {
  const taken = "The nickname 'best STORE' is already taken. Please choose a different one."
  await nickname(page).pressSequentially('  best STORE ')
  await expect(page.getByText(taken)).toBeVisible()
  await expect(nickname(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix errors before submitting.' })).toBeHidden()

  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix errors before submitting.' })).toBeVisible()
  await expectStep(page, 3)
  expect((await storedSeller(page, meera.email)).steps.step3).toBeUndefined()

  await nickname(page).fill('Best Store of Kochi')
  await expect(page.getByText('already taken')).toBeHidden()
  await expect(page.getByText('Please fix errors before submitting.')).toBeHidden()
  await saveButton(page).click()
  await expectStep(page, 4)
})

test('GST-04 gives advice on GST number, PAN and mobile that never blocks', async ({ page }) => {
  const advice = (label: string) => page.getByLabel(label, { exact: true })
  await page.getByLabel('GST number').fill('27AAPFU0939F1ZW')
  await expect(advice('GST number')).toHaveAccessibleDescription(/The last character does not fit the others.*You can still continue\./)
  await page.getByLabel('GST number').fill('27 AAPFU-0939F 1ZV')
  await expect(advice('GST number')).not.toHaveAccessibleDescription(/You can still continue/)
  await page.getByLabel('GST PAN').fill('AAPFU0939G')
  await expect(advice('GST PAN')).toHaveAccessibleDescription(/not the one inside the GST number\. You can still continue\./)
  await page.getByLabel('GST PAN').fill('PAN')
  await expect(advice('GST PAN')).toHaveAccessibleDescription(/does not look like a PAN/)
  await page.getByLabel('GST number').fill('none')
  await expect(advice('GST number')).toHaveAccessibleDescription(/does not look like a GST number/)
  await page.getByLabel('GST mobile number').fill('12')
  await expect(advice('GST mobile number')).toHaveAccessibleDescription(/does not look like a 10-digit mobile number/)

  await nickname(page).fill('Meera Silks')
  await saveButton(page).click()
  await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
  await expectStep(page, 4)
})

test('GST-05 sends seller, nickname and type, and nothing else that was filled in', async ({ page }) => {
  await nickname(page).fill('  Meera Silks ')
  await page.getByRole('radio', { name: 'Enrolment ID' }).check()
  await page.locator('input:not([type="radio"])').and(page.getByLabel('Enrolment ID', { exact: true })).fill('322100000123456')
  await page.getByLabel('Business name as per GST').fill('Meera Nair')
  await page.getByLabel('GST PAN').fill('AAPFU0939F')
  await page.getByLabel('GST rate').selectOption('5%')
  await certificateInput(page).setInputFiles(pictures.png)
  await saveButton(page).click()
  await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
  const body = { sellerId: meera.sellerId, nickname: 'Meera Silks', gstType: 'Enrolment ID' }
  expect((await storedSeller(page, meera.email)).steps.step3).toEqual(body)
  await expectSent(page, meera.sellerId, 3, body)
  expect(await answerList(page, meera.sellerId)).toEqual(['3:200'])
})

test('GST-05 the body on the device, before it is sent, holds no other GST field either', async ({ page }) => {
  await nickname(page).fill('Meera Silks')
  await page.getByLabel('GST number').fill('27AAPFU0939F1ZV')
  await setConnection(page, 'Offline')
  await saveButton(page).click()
  await expectStep(page, 4)
  expect(await queuedBodies(page)).toEqual([
    { sellerId: meera.sellerId, nickname: 'Meera Silks', gstType: 'Regular GST' },
  ])
})
