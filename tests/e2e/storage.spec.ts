import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { makeStoreFallible, setStore } from './support/fallible-store'
import {
  expectStep,
  queueRows,
  readyAccount,
  saveButton,
  savedOnDevice,
  sendSignIn,
} from './support/onboarding'

const meera = readyAccount('step-3')

const told = {
  full: 'This step is not saved. What you entered is still on the screen. This device’s storage is full. Free some space',
  closed: 'This step is not saved. What you entered is still on the screen. The browser has closed this device’s storage.',
} as const

test.describe('a store that fails while a step is open', () => {
  test.use({ seller: 'step-3' })

  test('ONB-07 QUEUE-01 PWA-04 if storage is full or closed, the step says that it is not saved and keeps its entries on screen', async ({ page }) => {
    await makeStoreFallible(page)
    await page.goto('/registrationdetails')
    await expectStep(page, 3)
    for (const kind of ['full', 'closed'] as const) {
      await setStore(page, kind)
      await page.getByLabel('Nickname (store name)').fill(`Meera Silks, ${kind}`)
      await expect(page.getByText('This device cannot keep what you type.')).toBeVisible()
      await saveButton(page).click()
      const alert = page.getByRole('alert').filter({ hasText: told[kind] })
      await expect(alert).toBeVisible()
      await expect(alert).toBeFocused()
      await expect(page.getByText(savedOnDevice)).toBeHidden()
      await expect(page.getByText('GST Information saved successfully.')).toBeHidden()
      await expectStep(page, 3)
      await expect(page.getByLabel('Nickname (store name)')).toHaveValue(`Meera Silks, ${kind}`)
      // The typed text is stored by itself as soon as the device accepts it again.
      await setStore(page, 'sound')
      await expect(page.getByText(/^Kept /)).toBeVisible()
      expect(await queueRows(page)).toEqual([])
    }
    await saveButton(page).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
    await expectStep(page, 4)
    await expect(page.getByRole('alert')).toBeHidden()
    expect((await queueRows(page)).map(({ step, state }) => `${step}:${state}`)).toEqual(['3:accepted'])
  })
})

test('QUEUE-01 QUEUE-03 without IndexedDB a seller can sign in, and each screen says that steps cannot be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.goto('/login')
  await sendSignIn(page, meera.email)
  await expect(page).toHaveURL(/\/registrationdetails$/)
  const cannotSave = page.getByRole('alert').filter({
    hasText: 'Steps cannot be saved right now. This browser does not let the app save anything, as in a private window.',
  })
  await expect(cannotSave).toBeVisible()
  await page.goto('/outbox')
  await expect(
    page.getByText('We cannot say what waits on this device. This browser does not let the app save anything'),
  ).toBeVisible()
  await expect(page.getByText('Nothing of yours waits on this device.')).toBeHidden()
  await page.goto('/registrationconfirmationpage')
  await expect(cannotSave).toBeVisible()
  await expect(page.getByText('Yay! Congrats!!')).toBeHidden()
})

/** Opens the queue's database as an early version did, and holds it as a frozen tab of that version does. */
const holdOldStore = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('seller-portal-demo', 10)
        opening.addEventListener('upgradeneeded', () => {
          const submissions = opening.result.createObjectStore('submissions', { keyPath: 'sequence', autoIncrement: true })
          submissions.createIndex('sellerId', 'sellerId')
          submissions.createIndex('[sellerId+step]', ['sellerId', 'step'])
          opening.result.createObjectStore('progress', { keyPath: 'sellerId' })
          opening.result.createObjectStore('drafts', { keyPath: ['owner', 'form'] }).createIndex('owner', 'owner')
          opening.result.createObjectStore('senders', { keyPath: 'place' })
        })
        opening.addEventListener('success', () => resolve())
        opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
      }),
  )

test('PWA-06 P24 a store held by an old tab is reported and used once that tab closes, and the notice of little space is shown once', async ({ page, context, problems }) => {
  // The other tab shows a file, so the browser requests a favicon.
  problems.allow(/upgrade.*blocked|favicon/i)
  const old = await context.newPage()
  await old.goto('/manifest.webmanifest')
  await holdOldStore(old)
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = async () => ({ usage: 81e6, quota: 100e6 })
  })
  await page.goto('/login')
  await sendSignIn(page, meera.email)
  await expect(page.getByRole('alert')).toContainText(
    'Steps cannot be saved right now. An older version of this app is open in another tab. Close all other tabs of it.',
  )
  // Whether this notice was shown is stored separately from the queue.
  const notice = page.getByText('Little space is left on this device for this app.')
  await expect(notice).toBeVisible()
  const pill = page.getByRole('link', { name: 'Needs you, what waits on this device cannot be read right now' })
  await pill.click()
  await expect(page.getByRole('alert')).toContainText('We cannot say what waits on this device. An older version of this app is open in another tab')
  await expect(page.getByText('Nothing of yours waits on this device.')).toBeHidden()
  await expect(page.getByText('Little space is left for this app.')).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(page.getByText(/^81(\.0)? ?MB used, up to 19(\.0)? ?MB left\.$/)).toBeVisible()

  await old.close()
  await expect(page.getByText('Nothing of yours waits on this device.')).toBeVisible()
  await expect(pill).toBeHidden()
  await page.goto('/registrationdetails')
  await page.getByLabel('Nickname (store name)').fill('Meera Silks')
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await expect(notice).toBeHidden()
})
