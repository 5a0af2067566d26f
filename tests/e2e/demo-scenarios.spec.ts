import type { Page } from '@playwright/test'
import { scenarios } from '@mocks/scenarios/scenarios'
import { expect, test } from '../support/fixtures'
import { demoDrawer, heading, loginForm, readyForOffline, registrationForm, storedKeys } from './support/access'
import { makeStoreFallible, setStore } from './support/fallible-store'

interface Place {
  readonly address: string
  readonly heading: string
  /** What must be seen there beside the heading. */
  readonly seen: (page: Page) => Promise<void>
}

const atStep = (title: string): Place => ({
  address: '/registrationdetails',
  heading: title,
  seen: (page) => expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
})

const waitingMark = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })

/** Where each scenario stands, by its id. */
const places: Readonly<Record<string, Place>> = {
  'new-seller': {
    address: '/register',
    heading: 'Create your seller account',
    async seen(page) {
      const form = registrationForm(page)
      await expect(form.firstName).toHaveValue('Divya')
      await expect(page.getByText('This email is free')).toBeVisible()
      await expect(form.submit).toBeEnabled()
    },
  },
  unverified: {
    address: '/verifyotp',
    heading: 'Verify your contact details',
    async seen(page) {
      await expect(page.getByText('ta•••@ex•••.com')).toBeVisible()
      const drawer = await demoDrawer(page)
      await expect(drawer.getByText(/^Your code is \d{4}/)).toHaveCount(3)
    },
  },
  'step-3': atStep('GST Tax Information'),
  'step-4': atStep('Bank Account Details'),
  'step-5': atStep('Pickup & Return Address'),
  'step-6': atStep('Shipping Type'),
  'step-7': atStep('Digital Signature'),
  'two-waiting': {
    address: '/outbox',
    heading: 'Waiting to send',
    async seen(page) {
      await expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Waiting to send')
      await expect(page.getByRole('group', { name: 'Pickup & Return Address' })).toContainText('Waiting to send')
      await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    },
  },
  'rejected-nickname': {
    address: '/registrationdetails',
    heading: 'GST Tax Information',
    async seen(page) {
      await expect(page.getByRole('alert').filter({ hasText: "The nickname 'Asha Crafts' is already taken" })).toBeVisible()
      await expect(page.getByLabel('Nickname (store name)')).toHaveValue('Asha Crafts')
      await expect(waitingMark(page, /needs a change/)).toContainText('2')
    },
  },
  'session-ended': {
    address: '/login',
    heading: 'Seller Login',
    async seen(page) {
      await expect(page.getByText('Your session has ended')).toBeVisible()
      expect(await storedKeys(page)).not.toHaveProperty('sellerToken')
      await expect(loginForm(page).identifier).toHaveValue('sanjay.reddy@example.com')
    },
  },
  'under-review': {
    address: '/dashboard',
    heading: 'Home',
    async seen(page) {
      await expect(page.getByText('All 5 onboarding steps sent')).toBeVisible()
      await expect(page.getByText('Result expected between')).toBeVisible()
    },
  },
}

async function expectPlace(page: Page, id: string): Promise<void> {
  const place = places[id]
  if (place === undefined) throw new Error(`Nobody says where the scenario ${id} stands`)
  await expect(page).toHaveURL(place.address)
  await expect(heading(page, place.heading)).toBeVisible()
  await place.seen(page)
}

test.describe('a presenter starts from anywhere', () => {
  for (const { id, title } of scenarios)
    test(`DEMO-02 ?scenario=${id} and one tap on '${title}' stand in the same place, whatever was there before`, async ({ page }) => {
      await page.goto(`/?scenario=${id}`)
      await expectPlace(page, id)
      const drawer = await demoDrawer(page)
      await drawer.getByRole('button', { name: title, exact: true }).click()
      await expect(drawer.getByRole('button', { name: title, exact: true })).not.toHaveAttribute('aria-busy')
      await expectPlace(page, id)
    })

  test('DEMO-02 scenarios play without a network, one after the other, and outlive a reload', async ({ page, context }) => {
    await page.goto('/login')
    await readyForOffline(page)
    await context.setOffline(true)
    for (const id of ['two-waiting', 'rejected-nickname', 'under-review', 'session-ended', 'two-waiting']) {
      await page.goto(`/?scenario=${id}`)
      await expectPlace(page, id)
    }
    await page.reload()
    await expectPlace(page, 'two-waiting')
  })

  test('DEMO-02 the refused nickname can be mended, and both steps arrive', async ({ page }) => {
    await page.goto('/?scenario=rejected-nickname')
    await expectPlace(page, 'rejected-nickname')
    await page.getByLabel('Nickname (store name)').fill('Devika Textiles')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(heading(page, 'Bank Account Details')).toBeVisible()
    await expect(waitingMark(page, /wait|change/)).toBeHidden()
    await page.goto('/outbox')
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Sent')
  })

  test('DEMO-02 the seller whose session ended signs in again, and the step arrives', async ({ page }) => {
    await page.goto('/?scenario=session-ended')
    await expectPlace(page, 'session-ended')
    await loginForm(page).submit.click()
    await expect(heading(page, 'Shipping Type')).toBeVisible()
    await page.goto('/outbox')
    await expect(page.getByRole('group', { name: 'Pickup & Return Address' })).toContainText('Sent')
  })

  test('DEMO-02 a scenario that cannot be played says so and what to do', async ({ page }) => {
    await makeStoreFallible(page)
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    const scenario = drawer.getByRole('button', { name: 'Two steps waiting', exact: true })
    await setStore(page, 'full')
    await scenario.click()
    await expect(drawer.getByRole('alert')).toContainText('That could not be done.')
    await setStore(page, 'sound')
    await scenario.click()
    await expectPlace(page, 'two-waiting')
    await expect(drawer.getByRole('alert')).toHaveCount(0)
  })

  test('DEMO-02 so does one that the address asks for', async ({ page }) => {
    await makeStoreFallible(page)
    // From the page's beginning, when there is no element yet to tell it by.
    await page.addInitScript(() => {
      const tell = (): void => document.documentElement?.setAttribute('data-store', 'full')
      new MutationObserver(tell).observe(document, { childList: true })
      tell()
    })
    await page.goto('/?scenario=two-waiting')
    await expect(page.getByRole('complementary', { name: 'Demo' }).getByRole('alert')).toContainText('That could not be done.')
  })

  test('DEMO-02 a failure that is still planned from before keeps no scenario from being played', async ({ page }) => {
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    await drawer.getByLabel('Which calls').selectOption({ label: 'Every call' })
    await drawer.getByRole('button', { name: 'Plan it' }).click()
    await drawer.getByRole('button', { name: 'Under review', exact: true }).click()
    await expectPlace(page, 'under-review')
    await expect(drawer.getByText('No failure is planned.')).toBeVisible()
  })
})
