import type { Locator, Page } from '@playwright/test'
import { productForRealBackendAddress, realBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import {
  fillRegistration,
  heading,
  keptOnDevice,
  newcomer,
  register,
  registrationForm,
  sellers,
  setConnection,
  storedKeys,
} from './support/access'
import { answerCalls, answerDuplicateChecks, type Question } from './support/socket-backend'

/** Types into a field and leaves it; its error is what a screen reader says of it then. */
async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.blur()
}

const expectError = (field: Locator, message: string): Promise<void> =>
  expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message.replaceAll('.', '\\.')}( |$)`))

/** Changes what the device keeps of the form, or forgets it. */
const changeRegistrationDraft = (page: Page, changes: Readonly<Record<string, string>> | null): Promise<void> =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const opened = indexedDB.open('seller-portal-demo')
        opened.addEventListener('success', () => {
          const change = opened.result.transaction('drafts', 'readwrite')
          const rows = change.objectStore('drafts').openCursor()
          rows.addEventListener('success', () => {
            const row: unknown = rows.result?.value
            if (typeof row !== 'object' || row === null || !('values' in row) || !('form' in row)) return
            if (row.form === 'registration' && typeof row.values === 'object')
              if (changed === null) rows.result?.delete()
              else rows.result?.update({ ...row, values: { ...row.values, ...changed } })
            rows.result?.continue()
          })
          change.addEventListener('complete', () => resolve(opened.result.close()))
        })
      }),
    changes,
  )

const statusOf = (page: Page): Locator => page.locator('#registration-submit-status')

test.describe('somebody new registers', () => {
  test('REG-01 finds all fields, with No for an answer, and the way to sign in', async ({ page }) => {
    await page.goto('/register')
    const form = registrationForm(page)
    for (const field of [form.firstName, form.lastName, form.email, form.primaryPhone, form.secondaryPhone])
      await expect(field).toHaveValue('')
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
    await expect(form.whatsapp).not.toBeChecked()
    await expect(form.twoWayAuth.getByRole('radio', { name: 'No' })).toBeChecked()
    await expect(form.twoWayAuth.getByRole('radio', { name: 'Yes' })).not.toBeChecked()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/login')
  })

  test('REG-02 REG-03 REG-04 REG-05 REG-06 is told of each emptied and each wrong field', async ({ page }) => {
    await page.goto('/register')
    const form = registrationForm(page)
    const rules: readonly [Locator, string, string][] = [
      [form.firstName, ' ', 'First Name is required'],
      [form.lastName, ' ', 'Last Name is required'],
      [form.email, 'zoya.khan', 'Email address is invalid'],
      [form.email, 'zoya@khan@example.com', 'Email address is invalid'],
      [form.email, '', 'Email is required'],
      [form.primaryPhone, '98123', 'Enter a valid 10-digit mobile number'],
      [form.primaryPhone, '5812345670', 'Enter a valid 10-digit mobile number'],
      [form.primaryPhone, '98123456701', 'Phone number cannot exceed 10 digits'],
      [form.primaryPhone, '', 'Primary Phone Number is required'],
      [form.secondaryPhone, '88123', 'Enter a valid 10-digit mobile number'],
      [form.secondaryPhone, '88123456711', 'Secondary phone number cannot exceed 10 digits'],
      [form.secondaryPhone, '', 'Secondary Phone Number is required'],
      [form.password, 'sixsix', 'Password must be at least 7 characters long'],
      [form.password, '', 'Password is required'],
      [form.confirmPassword, 'another-one', 'Passwords do not match'],
      [form.confirmPassword, '', 'Confirm Password is required'],
    ]
    for (const [field, text, message] of rules) {
      await enter(field, text)
      await expectError(field, message)
    }

    await enter(form.primaryPhone, newcomer.primaryPhone)
    await enter(form.secondaryPhone, newcomer.primaryPhone)
    await expectError(form.secondaryPhone, 'Secondary number must be different from primary number')
    await enter(form.secondaryPhone, newcomer.secondaryPhone)
    await expect(form.secondaryPhone).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('REG-04 keeps only the digits of a number, typed or pasted', async ({ page }) => {
    await page.goto('/register')
    const { primaryPhone } = registrationForm(page)
    await primaryPhone.pressSequentially('98a76-54 32')
    await expect(primaryPhone).toHaveValue('98765432')
    await primaryPhone.fill('')
    await primaryPhone.evaluate((input) => {
      const pasted = new DataTransfer()
      pasted.setData('text/plain', '+91 98765-43210')
      const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true })
      if (input.dispatchEvent(event)) document.execCommand('insertText', false, '+91 98765-43210')
    })
    await expect(primaryPhone).toHaveValue('9876543210')
  })

  test('REG-08 REG-10 is told live which email and number are taken, and cannot send them', async ({ page }) => {
    await page.goto('/register')
    const form = await fillRegistration(page, { email: 'asha@example.com' })
    await expectError(form.email, 'Email already exists')
    await expect(form.submit).toBeDisabled()
    await expect(statusOf(page)).toContainText('Already registered: Email.')

    await form.email.fill(newcomer.email)
    await expect(page.getByText('This email is free')).toBeVisible()
    await expect(form.submit).toBeEnabled()

    await form.primaryPhone.fill(sellers.underReview.mobile)
    await expectError(form.primaryPhone, 'Mobile already exists')
    await expect(form.submit).toBeDisabled()
    await expect(statusOf(page)).toContainText('Already registered: Primary phone number.')
    await form.primaryPhone.fill(newcomer.primaryPhone)
    await expect(page.getByText('This number is free')).toBeVisible()
    await expect(form.submit).toBeEnabled()
  })

  test('REG-10 sees beside the button what is still missing, and it opens only then', async ({ page }) => {
    await page.goto('/register')
    const form = registrationForm(page)
    const status = statusOf(page)
    await expect(status).toHaveRole('status')
    await expect(form.submit).toHaveAttribute('disabled')
    await expect(form.submit).toHaveAccessibleDescription(/^Still to fill in: First name, Last name, Email/)

    await fillRegistration(page)
    await expect(status).toHaveText('Everything is filled in.')
    await expect(form.submit).toBeEnabled()
    await form.lastName.fill('')
    await expect(status).toHaveText('Still to fill in: Last name.')
    await expect(form.submit).toBeDisabled()
    await form.lastName.fill(newcomer.lastName)
    await form.confirmPassword.fill('another-one')
    await expect(status).toHaveText('Still to correct: Confirm password.')
    await expect(form.submit).toBeDisabled()
  })

  test('REG-10 REG-14 is told offline that registering needs a connection, and loses nothing', async ({ page }) => {
    await page.goto('/register')
    await setConnection(page, 'Offline')
    const form = await fillRegistration(page)
    await expect(statusOf(page)).toContainText(
      'You are offline. Registration needs a connection; what you typed is kept.',
    )
    await expect(page.getByText('We check this when you are online')).toHaveCount(2)
    await expect(form.submit).toBeDisabled()

    await setConnection(page, 'Online')
    await expect(form.submit).toBeEnabled()
    await expect(form.email).toHaveValue(newcomer.email)
  })

  test('REG-14 finds after a reload all that she typed, her passwords excepted', async ({ page }) => {
    await page.goto('/register')
    const form = await fillRegistration(page)
    await form.whatsapp.check()
    await form.twoWayAuth.getByRole('radio', { name: 'Yes' }).check()
    await expect(form.submit).toBeEnabled()
    await expect.poll(() => keptOnDevice(page)).toContain('"twoWayAuth":"Yes"')

    // Neither the product's store nor that of the in-browser service.
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

    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect(form.firstName).toHaveValue('')
    await page.reload()
    await expect(form.firstName).toHaveValue('')
  })

  test('REG-07 answers the question that an older draft left open', async ({ page }) => {
    await page.goto('/register')
    const form = await fillRegistration(page)
    await expect.poll(() => keptOnDevice(page)).toContain(newcomer.secondaryPhone)
    await expect(form.submit).toBeEnabled()
    await changeRegistrationDraft(page, { twoWayAuth: 'Perhaps' })
    await page.reload()
    await expect(form.twoWayAuth).toContainText('Please select an option')
    await form.password.fill(newcomer.password)
    await form.confirmPassword.fill(newcomer.password)
    await expect(statusOf(page)).toHaveText('Still to correct: Two-way authentication.')
    await expect(form.submit).toBeDisabled()
    await form.twoWayAuth.getByRole('radio', { name: 'No' }).check()
    await expect(form.twoWayAuth).not.toContainText('Please select an option')
    await expect(form.submit).toBeEnabled()
  })

  test('REG-11 REG-13 registers, comes back by Back, and finds the form filled in by the server', async ({ page }) => {
    await register(page)
    await expect(page).toHaveURL('/verifyotp')
    await expect(page.getByText('zo•••@ex•••.com')).toBeVisible()
    const kept = await storedKeys(page)
    expect(kept).toEqual({ sellerId: expect.stringMatching(/\S/), mobile: newcomer.primaryPhone })
    expect(await keptOnDevice(page, /./)).not.toContain(newcomer.password)

    // What she typed is forgotten, so that only the server can fill it in.
    await changeRegistrationDraft(page, null)
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

test.describe('somebody registers at a real backend', () => {
  test.use({
    baseURL: productForRealBackendAddress,
    allowedOrigins: [realBackendAddress],
    // The test answers in the network's place, which a worker would stand before.
    serviceWorkers: 'block',
  })
  test.beforeEach(({ problems }) => problems.allow(/Service Worker registration blocked|the server responded with a status of/))

  test('REG-08 the check waits for 500 ms of quiet and asks only for a value that passes its rule', async ({ page }) => {
    const asked: string[] = []
    await answerDuplicateChecks(page, (question) => {
      asked.push(question.value)
      question.answer('true')
    })
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await page.goto('/register')
    const { email } = registrationForm(page)
    await expect(email).toBeEditable()
    await page.clock.pauseAt('2026-03-02T10:10:00')
    await email.fill('zoya@example')
    await page.clock.runFor(2000)
    await email.fill('zoya@example.co')
    await page.clock.runFor(490)
    await email.fill('zoya@example.com')
    await page.clock.runFor(490)
    expect(asked).toEqual([])
    await page.clock.resume()
    await expect(page.getByText('This email is free')).toBeVisible()
    expect(asked).toEqual(['zoya@example.com'])
  })

  test('REG-09 a late answer to an older value is never taken for the newer one', async ({ page }) => {
    const questions: Question[] = []
    await answerDuplicateChecks(page, (question) => questions.push(question))
    await page.goto('/register')
    const { email } = registrationForm(page)
    await email.fill('taken@example.com')
    await expect.poll(() => questions.length).toBe(1)
    await email.fill('free@example.com')
    questions[0]?.answer(false)
    await expect.poll(() => questions.length).toBe(2)
    await expect(page.getByText('Checking whether it is free…')).toBeVisible()
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    questions[0]?.answer(false)
    questions[1]?.answer(true)
    await expect(page.getByText('This email is free')).toBeVisible()
    expect(questions.map(({ value }) => value)).toEqual(['taken@example.com', 'free@example.com'])
  })

  test('REG-09 her own prefilled email and number need no check', async ({ page }) => {
    const asked: string[] = []
    await answerDuplicateChecks(page, ({ value, answer }) => {
      asked.push(value)
      answer(false)
    })
    const sellerData = {
      firstName: newcomer.firstName,
      lastName: newcomer.lastName,
      email: newcomer.email,
      mobile: newcomer.primaryPhone,
      secondarymobile: newcomer.secondaryPhone,
      twoWayAuth: true,
    }
    const looked = await answerCalls(page, '/api/seller/registered-details', 200, { success: true, sellerData })
    const sent = await answerCalls(page, '/api/seller/register', 500, {})
    await page.addInitScript(() => localStorage.setItem('sellerId', 'S-1'))
    await page.goto('/register')
    const form = registrationForm(page)
    await expect(form.email).toHaveValue(newcomer.email)
    await expect(form.twoWayAuth.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await form.password.fill(newcomer.password)
    await form.confirmPassword.fill(newcomer.password)
    await form.submit.click()

    await expect(page.getByRole('alert')).toHaveText('Registration failed due to server error.')
    expect(asked).toEqual([])
    expect(looked[0]).toEqual({ sellerId: 'S-1' })
    expect(sent[0]).toMatchObject({
      sellerId: 'S-1',
      primaryPhone: newcomer.primaryPhone,
      mobile: newcomer.primaryPhone,
      secondaryPhone: newcomer.secondaryPhone,
      secondarymobile: newcomer.secondaryPhone,
      twoWayAuth: true,
    })
  })

  test('REG-12 REG-13 sends the fields under their names, and reads why the server refused', async ({ page }) => {
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
