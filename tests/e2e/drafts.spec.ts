import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  addressFields,
  copyPickup,
  deviceContent,
  drawStroke,
  expectStep,
  fillAddress,
  fillBank,
  fillPickup,
  fillShipping,
  bankDetails,
  pickupAddress,
  signaturePaper,
  signIn,
  stepTab,
} from './support/onboarding'
import { readyForOffline } from './support/access'
import { makeStoreFallible, setStore } from './support/fallible-store'
import { pictures } from '../support/picture-files'

/** The line under the form says when the draft was stored, but its time is too coarse to tell which one, so this asks the store. */
const inDrafts = (page: Page, text: string) => expect.poll(() => deviceContent(page)).toContain(text)

async function fillWholeGst(page: Page): Promise<void> {
  await page.getByLabel('Nickname (store name)').fill('Gurpreet Phulkari')
  await page.getByRole('radio', { name: 'Composit GST' }).check()
  await page.getByLabel('Business name as per GST').fill('Gurpreet Kaur and Sons')
  await page.getByLabel('GST number').fill('27AAPFU0939F1ZV')
  await page.getByLabel('GST mobile number').fill('9876543210')
  await page.getByLabel('GST PAN').fill('AAPFU0939F')
  await page.getByLabel('GST rate').selectOption('12%')
  await page.locator('input[type="file"]').setInputFiles(pictures.png)
  await expect(page.getByText(pictures.png.name, { exact: true })).toBeVisible()
}

async function expectCovered(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveValue(`${'•'.repeat(value.length - 4)}${value.slice(-4)}`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('body').innerText()).not.toContain(value)
  await page.emulateMedia({ media: 'screen' })
  await field.locator('..').getByRole('button', { name: 'Show' }).click()
  await expect(field).toHaveValue(value)
}

async function expectWholeGst(page: Page): Promise<void> {
  await expectStep(page, 3)
  await expect(page.getByLabel('Nickname (store name)')).toHaveValue('Gurpreet Phulkari')
  await expect(page.getByRole('radio', { name: 'Composit GST' })).toBeChecked()
  await expect(page.getByLabel('Business name as per GST')).toHaveValue('Gurpreet Kaur and Sons')
  // Masked when it is opened again, and shown at a press.
  await expectCovered(page, 'GST number', '27AAPFU0939F1ZV')
  await expect(page.getByLabel('GST mobile number')).toHaveValue('9876543210')
  await expectCovered(page, 'GST PAN', 'AAPFU0939F')
  await expect(page.getByLabel('GST rate')).toHaveValue('12%')
  await expect(page.getByText(pictures.png.name, { exact: true })).toBeVisible()
  const preview = page.locator('img[src^="blob:"]')
  await expect.poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(2)
}

test.describe('a seller at the last step', () => {
  test.use({ seller: 'step-7' })

  test('ONB-07 ONB-08 S26 every field of every step, with certificate and strokes, is restored after a reload, and long numbers are covered', async ({ page }) => {
    await page.goto('/registrationdetails')
    await expectStep(page, 7)

    await stepTab(page, 3).click()
    await expectStep(page, 3)
    await fillWholeGst(page)
    await inDrafts(page, '"certificate":{')
    await expect(page.getByText(/^Kept \d/)).toBeVisible()
    await page.reload()
    await expectWholeGst(page)

    await stepTab(page, 4).click()
    await fillBank(page)
    await page.getByRole('radio', { name: 'Current' }).check()
    await page.reload()
    await expect(page.getByLabel('Account holder name')).toHaveValue(bankDetails.accountHolderName)
    await expectCovered(page, 'Account number', bankDetails.accountNumber)
    await expectCovered(page, 'Confirm account number', bankDetails.confirmAccountNumber)
    await expect(page.getByLabel('IFSC code')).toHaveValue(bankDetails.ifscCode)
    await expect(page.getByRole('radio', { name: 'Current' })).toBeChecked()

    await stepTab(page, 5).click()
    await fillPickup(page)
    const returnAddress = { ...pickupAddress, doorNo: '7', city: 'Mysuru', state: 'Karnataka' }
    await fillAddress(page, 'return', returnAddress)
    await page.reload()
    for (const { name, input } of addressFields(page, 'pickup')) await expect(input).toHaveValue(pickupAddress[name])
    for (const { name, input } of addressFields(page, 'return')) await expect(input).toHaveValue(returnAddress[name])
    await copyPickup(page).check()
    await inDrafts(page, '"sameAsPickup":true')
    await page.reload()
    await expect(copyPickup(page)).toBeChecked()
    await page.getByText('Return address, as it is sent').click()
    for (const { input } of addressFields(page, 'return')) await expect(input).toBeDisabled()

    await stepTab(page, 6).click()
    await fillShipping(page)
    await page.getByLabel('Standard and Express cutoff').fill('09:45')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Standard' })).toBeChecked()
    await expect(page.getByLabel('Standard and Express cutoff')).toHaveValue('09:45')

    await stepTab(page, 7).click()
    await drawStroke(page, 0.3)
    await drawStroke(page, 0.6)
    await page.getByRole('radio', { name: 'Type your name instead' }).check()
    await page.getByLabel('Your full name').fill('Gurpreet Kaur')
    await page.reload()
    await expect(page.getByLabel('Your full name')).toHaveValue('Gurpreet Kaur')
    await page.getByRole('radio', { name: 'Draw', exact: true }).check()
    await expect(page.getByRole('img', { name: 'Signature, signed with 2 strokes.' })).toBeVisible()
  })

  test('ONB-07 a drawn signature is restored after the tab was closed', async ({ page, context }) => {
    await page.goto('/registrationdetails')
    await expectStep(page, 7)
    await drawStroke(page)
    await expect(page.getByText(/^Kept \d/)).toBeVisible()
    await page.close({ runBeforeUnload: false })
    const reopened = await context.newPage()
    await reopened.goto('/registrationdetails')
    await expect(signaturePaper(reopened)).toHaveAccessibleName('Signature, signed with 1 stroke.')
  })
})

test.describe('a slow store', () => {
  test.use({ seller: 'step-3' })

  test('ONB-07 PWA-06 the text typed last is restored after a reload while drafts are still being read', async ({ page }) => {
    await makeStoreFallible(page)
    await page.goto('/registrationdetails')
    await expectStep(page, 3)
    await setStore(page, 'slow')
    const nickname = page.getByLabel('Nickname (store name)')
    await nickname.fill('Typed last')
    await page.reload()
    await expect(nickname).toHaveValue('Typed last')
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('ONB-07 a filled-in step is restored after the tab crashed and the browser restarted offline', async ({ profile }) => {
    const context = await profile.open()
    const page = await context.newPage()
    await signIn(page, 'step-3')
    await readyForOffline(page)
    await fillWholeGst(page)
    await inDrafts(page, '"certificate":{')
    // A crash: the page cannot clean up.
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await profile.close()

    const again = await profile.open()
    await again.setOffline(true)
    const reopened = await again.newPage()
    await reopened.goto('/registrationdetails')
    await expectWholeGst(reopened)
  })
})

test('ONB-07 passwords and codes are not stored anywhere on the device', async ({ page }) => {
  const password = 'not-to-be-kept-7f3a'
  await page.goto('/register')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Kumari')
  await page.getByLabel('Email', { exact: true }).fill('asha.kumari@example.com')
  await page.getByLabel('Primary phone number').fill('9845000011')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByLabel('Secondary phone number').fill('9845000012')
  await expect(page.getByText('This email is available')).toBeVisible()
  await expect(page.getByText('This number is available')).toBeVisible()
  await inDrafts(page, 'asha.kumari@example.com')
  expect(await deviceContent(page)).not.toContain(password)
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(/\/verifyotp$/)
  for (const label of ['Email OTP', 'Mobile OTP', 'Secondary Mobile OTP'])
    await page.getByLabel(label, { exact: true }).fill('7391')
  await page.goto('/login')
  await page.getByLabel('Email or mobile number').fill('meera.nair@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByText('Wrong email, mobile or password.')).toBeVisible()
  const content = await deviceContent(page)
  expect(content).not.toContain(password)
  expect(content).not.toMatch(/\b7391\b/)
})
