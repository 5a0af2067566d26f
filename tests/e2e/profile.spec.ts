import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice, sellers, signedIn, signIn } from './support/access'
import { openInShape } from './support/account'
import { recordCalls } from './support/calls'
import { stopTheClock } from './support/clock'
import { makeStoreFallible, setStore } from './support/fallible-store'
import { expectSound } from './support/sound'

const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true })
const getCode = (page: Page, place: string) => page.getByRole('button', { name: `Get OTP for ${place}`, exact: true })
const resendCode = (page: Page, place: string) => page.getByRole('button', { name: `Resend OTP to ${place}`, exact: true })
const saved = (page: Page) => page.getByRole('status').getByText('Your changes are saved on this device.', { exact: true })
/** What the profile says beside a name. */
const detail = (page: Page, name: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function open(page: Page): Promise<void> {
  await openInShape(page, '/myprofile')
  await expect(edit(page)).toBeVisible()
}

async function openToEdit(page: Page): Promise<void> {
  await open(page)
  await edit(page).click()
  await expect(save(page)).toBeVisible()
}

/** All databases, the profile's among them, hold this by now. */
const inStore = (page: Page, text: string) => expect.poll(() => keptOnDevice(page, /./)).toContain(text)

test.describe('a seller looks at her profile', () => {
  test.use({ storageState: signedIn(sellers.underReview) })

  test('PROF-01 SAMPLE-01 sees each detail, and that it is sample data', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Manage Profile' }).click()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible()
    for (const [name, value] of [
      ['First name', 'Kavya'],
      ['Last name', 'Rao'],
      ['Two-way authentication', 'Off'],
      ['Email', 'kavya.rao@example.com'],
      ['Primary phone number', '9876543210'],
      ['Secondary phone number', '8876543210'],
      ['Customer email', 'care@example.com'],
      ['Customer phone number', '7876543210'],
    ] as const)
      await expect(detail(page, name)).toHaveText(value)
    await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click()
    await expect(heading(page, 'Change Password')).toBeVisible()
  })

  test('PROF-01 SAMPLE-01 changes what needs no proof; it stays on the device until she restores it', async ({ page }) => {
    await openToEdit(page)
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    await field(page, 'First name').fill(' Zoya ')
    await field(page, 'Last name').fill('Khan')
    await page.getByRole('checkbox', { name: 'Two-way authentication' }).check()
    await field(page, 'Customer email').fill('')
    await field(page, 'Customer phone number').fill('+91 98123-45670')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    const expectMine = async (): Promise<void> => {
      await expect(detail(page, 'First name')).toHaveText('Zoya')
      await expect(detail(page, 'Last name')).toHaveText('Khan')
      await expect(detail(page, 'Two-way authentication')).toHaveText('On')
      await expect(detail(page, 'Customer email')).toHaveText('Not given')
      await expect(detail(page, 'Customer phone number')).toHaveText('9812345670')
    }
    await expectMine()
    await page.reload()
    await expectMine()

    await page.getByRole('button', { name: 'Restore the samples' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
    await page.reload()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
  })

  test('PROF-01 is told what is wrong, by the rules of the registration', async ({ page }) => {
    await openToEdit(page)
    for (const label of ['First name', 'Last name', 'Email', 'Primary phone number']) await field(page, label).fill('')
    await field(page, 'Secondary phone number').fill('12345')
    await field(page, 'Customer email').fill('care')
    await field(page, 'Customer phone number').fill('98')
    await save(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Primary Phone Number is required',
      'Enter a valid 10-digit mobile number',
      'Email address is invalid',
      'Enter a valid 10-digit mobile number',
    ])
    await summary.getByRole('link', { name: 'Email is required' }).click()
    await expect(field(page, 'Email')).toBeFocused()
  })

  for (const { label, place, code, value, other, notProven, bad, badMessage } of [
    {
      label: 'Email',
      place: 'email',
      code: 'Email OTP',
      value: 'zoya.khan@example.com',
      other: 'zoya@example.com',
      notProven: 'Get an OTP for the new email first',
      bad: 'zoya',
      badMessage: 'Email address is invalid',
    },
    {
      label: 'Primary phone number',
      place: 'primary phone',
      code: 'Primary phone OTP',
      value: '9000000001',
      other: '9000000002',
      notProven: 'Get an OTP for the new primary number first',
      bad: '12345',
      badMessage: 'Enter a valid 10-digit mobile number',
    },
    {
      label: 'Secondary phone number',
      place: 'secondary phone',
      code: 'Secondary phone OTP',
      value: '9000000003',
      other: '9000000004',
      notProven: 'Get an OTP for the new secondary number first',
      bad: '',
      badMessage: 'Secondary Phone Number is required',
    },
  ] as const)
    test(`PROF-01 a new ${label.toLowerCase()} counts once its code was entered`, async ({ page }) => {
      await openToEdit(page)
      const summary = page.getByRole('alert')
      await field(page, label).fill(bad)
      await getCode(page, place).click()
      await expect(field(page, label)).toBeFocused()
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(badMessage))
      await expect(field(page, code)).toBeHidden()

      await field(page, label).fill(value)
      await save(page).click()
      await expect(summary.getByRole('link')).toHaveText([notProven])

      await getCode(page, place).click()
      await expect(field(page, code)).toBeFocused()
      await expect(field(page, code)).toHaveAccessibleDescription(/^Any 4 digits: no code is sent in this version\./)
      await expect(page.getByText(/^Resend in 0:(30|2\d)$/)).toBeVisible()
      await save(page).click()
      await expect(summary.getByRole('link')).toHaveText([`${code} is required`])
      await field(page, code).fill('123')
      await save(page).click()
      await expect(summary.getByRole('link')).toHaveText(['OTP must be exactly 4 digits'])

      // A code proves only what it was asked for.
      await field(page, code).fill('1234')
      await field(page, label).fill(other)
      await expect(field(page, code)).toBeHidden()
      await save(page).click()
      await expect(summary.getByRole('link')).toHaveText([notProven])
      await getCode(page, place).click()
      await expect(field(page, code)).toHaveValue('')
      await field(page, code).fill('0123')
      await save(page).click()
      await expect(saved(page)).toBeVisible()
      await expect(detail(page, label)).toHaveText(other)
      await page.reload()
      await expect(detail(page, label)).toHaveText(other)
    })

  test('PROF-01 waits 30 seconds by the clock for another code, each for itself, through a reload too', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T10:00:00' })
    await openToEdit(page)
    await stopTheClock(page)
    await field(page, 'Email').fill('zoya.khan@example.com')
    await getCode(page, 'email').click()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    await page.clock.runFor(10_000)
    await getCode(page, 'secondary phone').click()
    await expect(page.getByText('Resend in 0:20', { exact: true })).toBeVisible()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    // As a tab that slept: the timers are late, the clock is right.
    await page.clock.fastForward(18_000)
    await page.clock.runFor(1000)
    await expect(page.getByText('Resend in 0:01', { exact: true })).toBeVisible()
    await expect(resendCode(page, 'email')).toBeHidden()
    await page.clock.runFor(1000)
    await expect(resendCode(page, 'email')).toBeVisible()
    await expect(page.getByText('Resend in 0:10', { exact: true })).toBeVisible()

    await resendCode(page, 'email').click()
    await expect(field(page, 'Email OTP')).toBeFocused()
    await expect(page.getByText('Resend in 0:30', { exact: true })).toBeVisible()
    await page.clock.runFor(8000)
    await page.clock.resume()
    await page.reload()
    // The wait for the first code goes on; it does not begin anew.
    await expect(page.getByText(/^Resend in 0:(2[0-2]|[01]\d)$/).first()).toBeVisible()
  })

  test('PROF-01 finds again what she typed and did not save, but no code', async ({ page }) => {
    await openToEdit(page)
    await field(page, 'First name').fill('Zo')
    await field(page, 'Email').fill('zoya.khan@example.com')
    await getCode(page, 'email').click()
    await field(page, 'Email OTP').fill('7391')
    await inStore(page, '"to":"zoya.khan@example.com"')
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Zo')
    await expect(field(page, 'Email')).toHaveValue('zoya.khan@example.com')
    await expect(field(page, 'Email OTP')).toHaveValue('')
    expect(await keptOnDevice(page, /./)).not.toContain('7391')

    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(field(page, 'First name')).toHaveValue('Zo')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
    await page.reload()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
  })

  test('PROF-01 leaves an edit that she did not begin', async ({ page }) => {
    await openToEdit(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    await expect(edit(page)).toBeVisible()
  })

  test('PROF-01 gets by with the keyboard alone', async ({ page }) => {
    await open(page)
    await edit(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page, 'First name')).toBeFocused()
    for (const name of ['Last name', 'Two-way authentication', 'Email']) {
      await page.keyboard.press('Tab')
      await expect(field(page, name)).toBeFocused()
    }
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('zoya.khan@example.com')
    await page.keyboard.press('Tab')
    await expect(getCode(page, 'email')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Email OTP')).toBeFocused()
    await page.keyboard.type('1234')
    await page.keyboard.press('Enter')
    await expect(saved(page)).toBeVisible()
    await expect(detail(page, 'Email')).toHaveText('zoya.khan@example.com')
  })

  test('PROF-01 SAMPLE-01 is told when the device cannot keep it, and loses nothing she typed', async ({ page }) => {
    await makeStoreFallible(page)
    await openToEdit(page)
    await setStore(page, 'full')
    await field(page, 'First name').fill('Zoya')
    await expect(page.getByText('This device does not let us keep what you type.')).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      'The storage of this device is full, so this was not saved. Free some space and try again.',
    )
    await expect(field(page, 'First name')).toHaveValue('Zoya')
    await expectSound(page, 'profile that could not be saved')
    await setStore(page, 'sound')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(detail(page, 'First name')).toHaveText('Zoya')
  })

  test('PROF-01 SAMPLE-01 the screen is sound in each state', async ({ page }) => {
    test.setTimeout(120_000)
    await openToEdit(page)
    await expectSound(page, 'profile to edit')
    await field(page, 'First name').fill('')
    await field(page, 'Email').fill('zoya.khan@example.com')
    await getCode(page, 'email').click()
    await expect(field(page, 'Email OTP')).toBeFocused()
    await save(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expectSound(page, 'profile to edit, with errors and a question')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await field(page, 'First name').fill('Zoya')
    await field(page, 'Email OTP').fill('1234')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore the samples' })).toBeVisible()
    await expectSound(page, 'profile, saved')
  })
})

test('PROF-01 SAMPLE-01 each seller sees her own', async ({ page }) => {
  await signIn(page, sellers.underReview)
  await openToEdit(page)
  await field(page, 'First name').fill('Rohan')
  await save(page).click()
  await expect(detail(page, 'First name')).toHaveText('Rohan')
  await edit(page).click()
  await field(page, 'Last name').fill('Das')
  await inStore(page, '"lastName":"Das"')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Login' }).click()
  await expect(heading(page, 'Seller Login')).toBeVisible()
  await signIn(page, sellers.atGst)
  await expect(heading(page, 'GST Tax Information')).toBeVisible()
  await open(page)
  await expect(detail(page, 'First name')).toHaveText('Kavya')

  await page.goto('/login')
  await signIn(page, sellers.underReview)
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goto('/myprofile')
  await expect(field(page, 'First name')).toHaveValue('Rohan')
  await expect(field(page, 'Last name')).toHaveValue('Das')
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress, serviceWorkers: 'block' })

  test('PROF-01 SAMPLE-01 nothing is sent', async ({ page, problems }) => {
    problems.allow(/Service Worker registration blocked/)
    const calls = await recordCalls(page)
    await openToEdit(page)
    await field(page, 'Email').fill('zoya.khan@example.com')
    await getCode(page, 'email').click()
    await field(page, 'Email OTP').fill('1234')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    expect(calls).toEqual([])
  })
})
