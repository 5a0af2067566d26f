import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type Profile } from '../support/fixtures'
import { fillLogin, heading, loginForm, storedKeys } from './support/access'
import { expectStep, queueRows, readyAccount, saveOffline, sendSignIn, signIn, storedStep } from './support/onboarding'
import { setConnection } from './support/drawer'

/** Opens the app at an address, with everything that the profile has stored. */
async function open(profile: Profile, address: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await profile.open()
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(address)
  return { context, page }
}

const localStorageOf = (profile: Profile): string => join(profile.folder, 'Default', 'Local Storage')
const asWritten = (profile: Profile): string => join(profile.folder, 'local storage as written')

/** Waits until everything so far is on the disk, and opens the address: a power cut restores this local storage. */
async function untilWritten(profile: Profile, address: string): Promise<{ context: BrowserContext; page: Page }> {
  await profile.close()
  await cp(localStorageOf(profile), asWritten(profile), { recursive: true })
  return open(profile, address)
}

/**
 * Like a dead battery: the browser has no time to write anything. Local storage reaches the disk some seconds late, or
 * just in time on a slow machine; in this test the phone always dies before.
 */
async function cutPower(profile: Profile, { context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  const gone = context.waitForEvent('close')
  const browser = await context.newCDPSession(page)
  browser.send('Browser.crash').catch(() => undefined)
  await gone
  await profile.close()
  await rm(localStorageOf(profile), { recursive: true })
  await cp(asWritten(profile), localStorageOf(profile), { recursive: true })
}

test.use({ serviceWorkers: 'block' })

test('LAYOUT-04 QUEUE-06 P4 P18 the seller stays logged out after a power cut right after the log-out', async ({ profile }) => {
  const first = await open(profile, '/login')
  await signIn(first.page, 'step-3')
  const phone = await untilWritten(profile, '/registrationdetails')
  const { page } = phone
  await expectStep(page, 3)
  await setConnection(page, 'Offline')
  await saveOffline(page, [3])
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log out and keep the steps' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  await cutPower(profile, phone)

  const after = (await open(profile, '/registrationdetails')).page
  await expect(heading(after, 'Seller Login')).toBeVisible()
  await after.goto('/outbox')
  await expect(after.getByText('1 step waits on this device. Log in to see and send it.')).toBeVisible()
  expect((await queueRows(after)).map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 0]])
})

test('QUEUE-06 the previous seller is not signed in after a power cut right after another one has signed in', async ({ profile }) => {
  const first = await open(profile, '/login')
  await signIn(first.page, 'step-3')
  const phone = await untilWritten(profile, '/login')
  await sendSignIn(phone.page, readyAccount('step-4').email)
  await expectStep(phone.page, 4)
  await cutPower(profile, phone)

  const after = (await open(profile, '/registrationdetails')).page
  await expect(heading(after, 'Seller Login')).toBeVisible()
  await fillLogin(after, readyAccount('step-4').email)
  await loginForm(after).submit.click()
  await expectStep(after, 4)
})

test('ONB-04 P25 after a power cut right after a step was saved, the next step is shown, and local storage says so again', async ({ profile }) => {
  const first = await open(profile, '/login')
  await signIn(first.page, 'step-3')
  const phone = await untilWritten(profile, '/registrationdetails')
  await setConnection(phone.page, 'Offline')
  await saveOffline(phone.page, [3])
  // The seller's step is stored a moment after the screen shows it.
  await expect.poll(() => storedStep(phone.page)).toBe(4)
  await cutPower(profile, phone)

  const after = (await open(profile, '/registrationdetails')).page
  await expectStep(after, 4)
  expect(await storedKeys(after)).toMatchObject({ registrationSteps: '4', maxAllowedStep: '4' })
})
