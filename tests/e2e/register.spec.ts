import type { Locator, Page } from '@playwright/test'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import {
  fillRegistration,
  heading,
  keptOnDevice,
  newcomer,
  paste,
  register,
  registrationForm,
  sellers,
  storedKeys,
} from './support/access'
import { setConnection } from './support/drawer'
import { answerCalls, answerDuplicateChecks, type Question } from './support/socket-backend'

const expectError = (field: Locator, message: string): Promise<void> =>
  expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message.replaceAll('.', '\\.')}( |$)`))

/** Deletes the kept draft of the form. */
const forgetRegistrationDraft = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('seller-portal-demo')
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('drafts', 'readwrite')
          const rows = change.objectStore('drafts').openCursor()
          rows.addEventListener('success', () => {
            const row: unknown = rows.result?.value
            if (typeof row !== 'object' || row === null || !('form' in row)) return
            if (row.form === 'registration') rows.result?.delete()
            rows.result?.continue()
          })
          change.addEventListener('complete', () => resolve(opened.result.close()))
        })
      }),
  )

const statusOf = (page: Page): Locator => page.locator('#registration-submit-status')

test.describe('the registration form', () => {
  test('REG-01 REG-03 REG-04 reports a wrong entry when its field is left, accepts only digits as a phone number, and links to the sign-in', async ({ page }) => {
    await page.goto('/register')
    const form = registrationForm(page)
    for (const field of [form.firstName, form.lastName, form.email, form.primaryPhone, form.secondaryPhone])
      await expect(field).toHaveValue('')
    await expect(form.whatsapp).not.toBeChecked()
    await expect(form.twoWayAuth.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(form.twoWayAuth.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    for (const [field, name] of [
      [form.password, 'password'],
      [form.confirmPassword, 'confirmed password'],
    ] as const) {
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: `Show ${name}` }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: `Hide ${name}` }).click()
      await expect(field).toHaveAttribute('type', 'password')
    }

    await form.email.fill('zoya.khan')
    await form.email.press('Tab')
    await expect(form.primaryPhone).toBeFocused()
    await expectError(form.email, 'Email address is invalid')
    await page.keyboard.type('98a76-54 32')
    await expect(form.primaryPhone).toHaveValue('98765432')
    await form.primaryPhone.fill('')
    await paste(form.primaryPhone, '+91 98765-43210')
    await expect(form.primaryPhone).toHaveValue('9876543210')
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/login')
  })

  test('REG-08 REG-10 says at once which email and number are taken, and enables the button once everything is valid', async ({ page }) => {
    await page.goto('/register')
    const form = registrationForm(page)
    const status = statusOf(page)
    await expect(status).toHaveRole('status')
    await expect(form.submit).toHaveAttribute('disabled')
    await expect(form.submit).toHaveAccessibleDescription(/^Still to fill in: First name, Last name, Email/)

    await fillRegistration(page, { email: 'asha@example.com', primaryPhone: sellers.underReview.mobile })
    await expectError(form.email, 'Email already exists')
    await expectError(form.primaryPhone, 'Mobile already exists')
    await expect(status).toContainText('Already registered: Email, Primary phone number.')
    await expect(form.submit).toBeDisabled()

    await form.email.fill(newcomer.email)
    await form.primaryPhone.fill(newcomer.primaryPhone)
    await expect(page.getByText('This email is available')).toBeVisible()
    await expect(page.getByText('This number is available')).toBeVisible()
    await expect(status).toHaveText('Everything is filled in.')
    await expect(form.submit).toBeEnabled()
  })

  test('REG-10 REG-14 S15 keeps its entries offline and over a reload, except passwords, until “Not me: clear the form”', async ({ page }) => {
    await page.goto('/register')
    await setConnection(page, 'Offline')
    const form = await fillRegistration(page)
    await form.whatsapp.check()
    await form.twoWayAuth.getByRole('radio', { name: 'Yes' }).check()
    await expect(statusOf(page)).toContainText('You are offline. Registration needs a connection; what you typed is kept.')
    await expect(page.getByText('We check this when you are online')).toHaveCount(2)
    await expect(form.submit).toBeDisabled()
    await setConnection(page, 'Online')
    await expect(form.submit).toBeEnabled()
    await expect(form.email).toHaveValue(newcomer.email)
    await expect.poll(() => keptOnDevice(page)).toContain('"twoWayAuth":"Yes"')

    // Neither in the product's store nor in the in-browser service's.
    expect(await keptOnDevice(page, /./)).not.toContain(newcomer.password)
    await page.reload()
    await expect(form.firstName).toHaveValue(newcomer.firstName)
    await expect(form.lastName).toHaveValue(newcomer.lastName)
    await expect(form.email).toHaveValue(newcomer.email)
    await expect(form.primaryPhone).toHaveValue(newcomer.primaryPhone)
    await expect(form.secondaryPhone).toHaveValue(newcomer.secondaryPhone)
    await expect(form.whatsapp).toBeChecked()
    await expect(form.twoWayAuth.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(form.password).toHaveValue('')
    await expect(form.confirmPassword).toHaveValue('')

    await page.getByRole('button', { name: 'Not me: clear the form' }).click()
    await expect(form.firstName).toHaveValue('')
    await page.reload()
    await expect(form.firstName).toHaveValue('')
  })

  test('REG-11 REG-13 is filled in by the server after the registration, when the seller comes back with Back', async ({ page }) => {
    await register(page)
    await expect(page).toHaveURL('/verifyotp')
    await expect(page.getByText('zo•••@ex•••.com')).toBeVisible()
    const kept = await storedKeys(page)
    expect(kept).toEqual({ sellerId: expect.stringMatching(/\S/), mobile: newcomer.primaryPhone })
    expect(await keptOnDevice(page, /./)).not.toContain(newcomer.password)

    // The draft is deleted, so that only the server can fill the form in.
    await forgetRegistrationDraft(page)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/register')
    const form = registrationForm(page)
    await expect(form.email).toHaveValue(newcomer.email)
    await expect(form.primaryPhone).toHaveValue(newcomer.primaryPhone)
    await expect(form.secondaryPhone).toHaveValue(newcomer.secondaryPhone)
    await form.password.fill(newcomer.password)
    await form.confirmPassword.fill(newcomer.password)
    await expect(form.submit).toBeEnabled()
    await form.submit.click()
    await expect(heading(page, 'Verify your contact details')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sellerId'))).toBe(kept['sellerId'])
  })
})

test.describe('a registration with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, allowedOrigins: [realBackendAddress] })

  test('REG-08 REG-09 the duplicate check waits until typing stops, and ignores a late answer to an older value', async ({
    page,
  }) => {
    const questions: Question[] = []
    await answerDuplicateChecks(page, (question) => questions.push(question))
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/register')
    const { email } = registrationForm(page)
    await expect(email).toBeEditable()
    await page.clock.pauseAt('2026-03-02T10:10:00')
    await email.fill('taken@example')
    await page.clock.runFor(2000)
    await email.fill('taken@example.co')
    await page.clock.runFor(490)
    await email.fill('taken@example.com')
    await page.clock.runFor(490)
    expect(questions).toEqual([])
    await page.clock.resume()
    await expect.poll(() => questions.length).toBe(1)

    await email.fill('free@example.com')
    questions[0]?.answer(false)
    await expect.poll(() => questions.length).toBe(2)
    await expect(page.getByText('Checking whether it is available…')).toBeVisible()
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    questions[0]?.answer(false)
    questions[1]?.answer('true')
    await expect(page.getByText('This email is available')).toBeVisible()
    expect(questions.map(({ value }) => value)).toEqual(['taken@example.com', 'free@example.com'])
  })

  test('REG-12 REG-13 sends the fields under their names, and shows why the server refused', async ({ page, problems }) => {
    problems.allow(/the server responded with a status of/)
    await answerDuplicateChecks(page, ({ answer }) => answer(true))
    const sent = await answerCalls(page, '/api/seller/register', 409, { message: 'This number was reported stolen.' })
    await page.goto('/register')
    const form = await fillRegistration(page)
    await form.whatsapp.check()
    await form.submit.click()

    await expect(page.getByRole('alert')).toHaveText('This number was reported stolen.')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(form.email).toHaveValue(newcomer.email)
    expect(sent).toEqual([
      { ...newcomer, confirmPassword: newcomer.password, whatsappNotify: true, twoWayAuth: false },
    ])
    expect(await page.evaluate(() => localStorage.getItem('sellerId'))).toBeNull()
  })
})
