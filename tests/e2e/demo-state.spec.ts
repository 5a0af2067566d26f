import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { z } from '@/contract/schema'
import { expect, test } from '../support/fixtures'
import { heading, keptOnDevice, loginForm, readyForOffline, sellers, signIn, storedKeys } from './support/access'
import { closeDemoDrawer, demoDrawer } from './support/drawer'

async function saveSnapshot(page: Page): Promise<string> {
  const drawer = await demoDrawer(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Save a snapshot' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^demo-\d{4}-\d{2}-\d{2}-\d{4}\.json$/)
  return readFile(await download.path(), 'utf8')
}

async function openSnapshot(drawer: Locator, text: string): Promise<void> {
  const file = { name: 'shown.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await drawer.getByLabel('Open a snapshot').first().setInputFiles(file)
  await drawer.getByRole('button', { name: 'Yes, replace it' }).click()
}

test.describe('a presenter’s snapshot and reset', () => {
  const refusals = [
    ['a text', 'Dear customer', 'This file is no snapshot of the demo.'],
    ['another file of ours', '{"exportedAt":"2026-01-05","steps":[]}', 'This file is no snapshot of the demo.'],
    [
      'a file of a later version',
      JSON.stringify({ format: 'seller-portal-demo-snapshot', version: 99 }),
      'This snapshot was saved by a newer version of the product.',
    ],
    [
      'a file that was cut short',
      JSON.stringify({ format: 'seller-portal-demo-snapshot', version: 1, service: {} }),
      'This snapshot is damaged, so nothing was taken over.',
    ],
  ] as const
  test('DEMO-04 a file that is no valid snapshot is refused with the reason, and changes nothing', async ({ page }) => {
    await page.goto('/?scenario=step-5')
    await expect(heading(page, 'Pickup & Return Address')).toBeVisible()
    // The mobile number is the last thing that a sign-in stores.
    await expect.poll(() => storedKeys(page)).toHaveProperty('mobile')
    const before = await storedKeys(page)
    const sound = await saveSnapshot(page)
    const damagedService = JSON.stringify({ ...z.record(z.string(), z.unknown()).parse(JSON.parse(sound)), service: { state: 'gone' } })
    const drawer = await demoDrawer(page)
    for (const [what, text, reason] of [...refusals, ['a damaged service', damagedService, 'This snapshot is damaged'] as const])
      await test.step(what, async () => {
        await openSnapshot(drawer, text)
        await expect(drawer.getByRole('alert')).toContainText(reason)
        expect(await storedKeys(page)).toEqual(before)
        await expect(heading(page, 'Pickup & Return Address')).toBeVisible()
      })
    await page.reload()
    await expect(heading(page, 'Pickup & Return Address')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeHidden()
  })

  test('DEMO-04 a reset asks for confirmation, then restores the start of the demo, and keeps the real seller’s session', async ({ page }) => {
    await page.goto('/login')
    // What a build with both backends has stored for the real one.
    await page.evaluate(() => localStorage.setItem('real:sellerToken', 'a-real-token'))
    await page.goto('/?scenario=two-waiting')
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toBeVisible()

    const drawer = await demoDrawer(page)
    await drawer.getByRole('button', { name: 'Reset all demo data' }).click()
    await drawer.getByRole('button', { name: 'No, keep it' }).click()
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toBeVisible()

    await drawer.getByRole('button', { name: 'Reset all demo data' }).click()
    await drawer.getByRole('button', { name: 'Yes, reset' }).click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeHidden()
    await page.goto('/outbox')
    await expect(page.getByText('Nothing waits')).toBeVisible()
    expect(await storedKeys(page)).not.toHaveProperty('sellerToken')
    expect(await page.evaluate(() => localStorage.getItem('real:sellerToken'))).toBe('a-real-token')
    await expect((await demoDrawer(page)).getByText('Nothing has been called yet.')).toBeVisible()
    // Left open, it would return over the next page's form and intercept the press.
    await closeDemoDrawer(page)

    await page.goto('/login')
    await signIn(page, sellers.atBank)
    await expect(heading(page, 'Bank Account Details')).toBeVisible()
  })

  test('DEMO-04 a reset signs out the other tab too, and deletes its draft', async ({ page, context }) => {
    await page.goto('/?scenario=step-3')
    await expect(heading(page, 'GST Tax Information')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/registrationdetails')
    await other.getByLabel('Nickname (store name)').fill('Backwater Spices')
    await expect.poll(() => keptOnDevice(other)).toContain('Backwater Spices')
    const drawer = await demoDrawer(page)
    await drawer.getByRole('button', { name: 'Reset all demo data' }).click()
    const openedAnew = other.waitForEvent('load')
    await drawer.getByRole('button', { name: 'Yes, reset' }).click()
    await expect(heading(page, 'Seller Login')).toBeVisible()
    await openedAnew
    await expect(heading(other, 'Seller Login')).toBeVisible()
    await expect(other.getByText('Another tab has reset the demo, or opened a snapshot.')).toBeVisible()
    await expect(other.getByText('Your session has ended')).toHaveCount(0)
    await expect(loginForm(other).identifier).toHaveValue('')
    expect(await keptOnDevice(other)).not.toContain('Backwater Spices')
  })
})

test.describe('another machine without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DEMO-04 a snapshot opens with its waiting steps there, offline and after a reload, and contains no secrets', async ({
    page,
    browser,
    problems,
    baseURL,
  }) => {
    await page.goto('/?scenario=two-waiting')
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toBeVisible()
    await page.goto('/registrationdetails')
    await page.getByLabel('Both').check()
    const text = await saveSnapshot(page)
    const { sellerToken = '' } = await storedKeys(page)
    expect(sellerToken).not.toBe('')
    for (const secret of ['demo1234', sellerToken, 'passwordHash', 'passwordSalt', '"sessions"']) expect(text).not.toContain(secret)

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    problems.watch(elsewhere)
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await readyForOffline(other)
    await elsewhere.setOffline(true)
    await openSnapshot(await demoDrawer(other), text)
    await expect(heading(other, 'Home')).toBeVisible()
    for (const look of ['first', 'again']) {
      await other.goto('/outbox')
      await expect(other.getByRole('group', { name: 'Bank Account Details' }), look).toContainText('Waiting to send')
      await expect(other.getByRole('group', { name: 'Pickup & Return Address' }), look).toContainText('Waiting to send')
      await expect(other.getByRole('banner').getByText('Offline', { exact: true }), look).toBeVisible()
    }
    const drawer = await demoDrawer(other)
    await drawer.getByRole('radio', { name: 'Online', exact: true }).check()
    await expect(other.getByRole('group', { name: 'Pickup & Return Address' })).toContainText('Sent')
    await elsewhere.close()
  })
})
