import type { Page } from '@playwright/test'
import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { explainedSample, heading, keptOnDevice } from './support/access'
import { recordCalls } from './support/calls'
import { makeStoreFallible, setStore } from './support/fallible-store'

const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true })
const getCode = (page: Page, place: string) => page.getByRole('button', { name: `Get OTP for ${place}`, exact: true })
const saved = (page: Page) => page.getByRole('status').getByText('Your changes are saved on this device.', { exact: true })
/** The profile's value beside a name. */
const detail = (page: Page, name: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function openToEdit(page: Page): Promise<void> {
  await page.goto('/myprofile')
  await edit(page).click()
  await expect(save(page)).toBeVisible()
}

test.describe('a seller’s profile', () => {
  test.use({ seller: 'under-review' })

  test('PROF-01 SAMPLE-01 is changed by keyboard alone, and stays changed after a reload until the samples are restored', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Manage Profile' }).click()
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    expect(await explainedSample(page)).toContain('These are examples, not your shop.')
    await expect(detail(page, 'Email')).toHaveText('kavya.rao@example.com')
    await edit(page).focus()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Manage Profile')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Sample', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field(page, 'First name')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(' Zoya ')
    for (const name of ['Last name', 'Two-way authentication', 'Email']) {
      await page.keyboard.press('Tab')
      await expect(field(page, name)).toBeFocused()
      if (name === 'Two-way authentication') await page.keyboard.press('Space')
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
    await expect(heading(page, 'Manage Profile')).toBeFocused()

    const expectMine = async (): Promise<void> => {
      await expect(detail(page, 'First name')).toHaveText('Zoya')
      await expect(detail(page, 'Two-way authentication')).toHaveText('On')
      await expect(detail(page, 'Email')).toHaveText('zoya.khan@example.com')
    }
    await expectMine()
    await page.reload()
    await expectMine()
    await page.getByRole('button', { name: 'Sample', exact: true }).click()
    await page.getByRole('button', { name: 'Restore the samples' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('The samples are back as they were.')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(detail(page, 'First name')).toHaveText('Kavya')
    await page.reload()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
  })

  test('PROF-01 SAMPLE-01 says that storage is full, keeps what was typed, and can be saved later', async ({ page }) => {
    await makeStoreFallible(page)
    await openToEdit(page)
    await setStore(page, 'full')
    await field(page, 'First name').fill('Zoya')
    await expect(page.getByText('This device cannot keep what you type.')).toBeVisible()
    await save(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      'This was not saved. This device’s storage is full. Free some space, for example by removing photos, videos or apps. Then try again.',
    )
    await expect(field(page, 'First name')).toHaveValue('Zoya')
    await setStore(page, 'sound')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(detail(page, 'First name')).toHaveText('Zoya')
  })
})

test.describe('with a real backend', () => {
  test.use({ baseURL: productForRealBackendAddress })

  test('PROF-01 SAMPLE-01 restores unsaved entries after a reload, but no code, and sends nothing', async ({ page }) => {
    const calls = await recordCalls(page)
    await openToEdit(page)
    await field(page, 'First name').fill('Zo')
    await field(page, 'Email').fill('zoya.khan@example.com')
    await getCode(page, 'email').click()
    await field(page, 'Email OTP').fill('7391')
    await expect.poll(() => keptOnDevice(page, /./)).toContain('"to":"zoya.khan@example.com"')
    await page.reload()
    await expect(field(page, 'First name')).toHaveValue('Zo')
    await expect(field(page, 'Email')).toHaveValue('zoya.khan@example.com')
    await expect(field(page, 'Email OTP')).toHaveValue('')
    // The countdown for the requested code goes on.
    await expect(page.getByText(/^Resend in 0:\d\d$/)).toBeVisible()
    expect(await keptOnDevice(page, /./)).not.toContain('7391')

    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect(field(page, 'First name')).toHaveValue('Zo')
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect(detail(page, 'First name')).toHaveText('Kavya')
    await page.reload()
    await expect(detail(page, 'First name')).toHaveText('Kavya')

    await edit(page).click()
    await field(page, 'Customer email').fill('')
    await save(page).click()
    await expect(saved(page)).toBeVisible()
    await expect(detail(page, 'Customer email')).toHaveText('Not given')
    expect(calls).toEqual([])
  })
})
