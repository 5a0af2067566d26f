import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  expectStep,
  queueRows,
  readyAccount,
  saveButton,
  savedOnDevice,
  sendSignIn,
  signIn,
} from './support/onboarding'

const meera = readyAccount('step-3')

/**
 * Lets the store fail, or not, as told by {@link setStore}. A quota set from outside is of no use here:
 * Chromium goes by what it last knew of the room that is left.
 */
async function makeStoreFallible(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failing = (kind: string): boolean => document.documentElement.dataset['store'] === kind
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...parameters) {
      if (failing('unavailable')) throw new DOMException('The store is broken', 'UnknownError')
      return transaction.apply(this, parameters)
    }
    const { put, add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...parameters) {
      if (failing('full')) throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, parameters)
    }
    IDBObjectStore.prototype.add = function (...parameters) {
      if (failing('full')) throw new DOMException('No room', 'QuotaExceededError')
      return add.apply(this, parameters)
    }
  })
}

const setStore = (page: Page, kind: 'sound' | 'full' | 'unavailable'): Promise<void> =>
  page.evaluate((next) => {
    document.documentElement.dataset['store'] = next
  }, kind)

const told = {
  full: 'This device’s storage is full, so this step is not saved. What you entered is still on the screen: free some space, then save again.',
  unavailable:
    'This browser does not let the app store anything right now, so this step is not saved. What you entered is still on the screen: leave private browsing or close other tabs of this app, then save again.',
} as const

for (const kind of ['full', 'unavailable'] as const)
  test(`ONB-07 QUEUE-01 PWA-04 with the store ${kind} a step is not claimed to be saved, and stays on screen`, async ({ page }) => {
    await makeStoreFallible(page)
    await signIn(page, 'step-3')
    await setStore(page, kind)
    await page.getByLabel('Nickname (store name)').fill('Meera Silks')
    await expect(
      page.getByText('This device does not store drafts right now. Keep this screen open until you have saved the step.'),
    ).toBeVisible()
    await saveButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: told[kind] })
    await expect(alert).toBeVisible()
    await expect(alert).toBeFocused()
    await expect(page.getByText(savedOnDevice)).toBeHidden()
    await expect(page.getByText('GST Information saved successfully.')).toBeHidden()
    await expectStep(page, 3)
    await expect(page.getByLabel('Nickname (store name)')).toHaveValue('Meera Silks')

    await setStore(page, 'sound')
    expect(await queueRows(page)).toEqual([])
    await saveButton(page).click()
    await expect(page.getByText('GST Information saved successfully.')).toBeVisible()
    await expectStep(page, 4)
    await expect(alert).toBeHidden()
    expect((await queueRows(page)).map(({ step, state }) => `${step}:${state}`)).toEqual(['3:accepted'])
  })

test('QUEUE-01 QUEUE-03 without IndexedDB a seller can sign in and is told plainly that steps cannot be saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.goto('/login')
  await sendSignIn(page, meera.email)
  await expect(page).toHaveURL(/\/registrationdetails$/)
  const cannotSave = page.getByRole('alert').filter({
    hasText:
      'This browser does not let the app store anything right now, so steps cannot be saved. Leave private browsing or close other tabs of this app, then open this page again.',
  })
  await expect(cannotSave).toBeVisible()
  await page.goto('/outbox')
  await expect(
    page.getByText('This device’s storage cannot be read right now, so we cannot say what waits on it.'),
  ).toBeVisible()
  await expect(page.getByText('Nothing waits on this device.')).toBeHidden()
  await page.goto('/registrationconfirmationpage')
  await expect(cannotSave).toBeVisible()
  await expect(page.getByText('Yay! Congrats!!')).toBeHidden()
})
