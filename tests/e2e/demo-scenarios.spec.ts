import type { Page } from '@playwright/test'
import { scenarios } from '@mocks/scenarios/scenarios'
import { expect, test } from '../support/fixtures'
import { goOnWith, heading, loginForm, readyForOffline, registrationForm, storedKeys } from './support/access'
import { demoDrawer } from './support/drawer'
import { makeStoreFallible, setStore } from './support/fallible-store'

interface Place {
  readonly address: string
  readonly heading: string
  /** What must be visible there besides the heading. */
  readonly seen: (page: Page) => Promise<void>
}

const atStep = (title: string): Place => ({
  address: '/registrationdetails',
  heading: title,
  seen: (page) => expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible(),
})

const waitingMark = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name })

const atOrders = (seen: Place['seen']): Place => ({ address: '/orders/lazy-ship', heading: 'Lazy ship orders', seen })

const category = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name })

/** The screen that each scenario opens, by its id. */
const places: Readonly<Record<string, Place>> = {
  'new-seller': {
    address: '/register',
    heading: 'Create your seller account',
    async seen(page) {
      const form = registrationForm(page)
      await expect(form.firstName).toHaveValue('Divya')
      await expect(page.getByText('We filled in what you entered before')).toHaveCount(0)
      await expect(page.getByRole('main').getByText('This email is available')).toBeVisible()
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
      await expect(waitingMark(page, /1 step needs attention, 1 step waiting/)).toContainText('Needs you 1')
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
      await expect(page.getByText('Result between')).toBeVisible()
    },
  },
  'open-shop': atOrders((page) => expect(category(page, /^To pack \d/)).toBeVisible()),
  'morning-rush': {
    address: '/dashboard',
    heading: 'Home',
    async seen(page) {
      const toPack = page.getByRole('main').getByRole('link', { name: /To pack before/ })
      await expect(toPack).toHaveText([/^11To pack before .+, \d\d\smin\sleft/, /^3To pack before/])
      await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible()
    },
  },
  'cancelled-in-queue': {
    address: '/orders/lazy-ship?id=OD-YUC-1003',
    heading: 'Lazy ship orders',
    async seen(page) {
      await expect(page.getByText(/^Cancelled by the customer at .+ Take the parcel out\.$/)).toBeVisible()
      await expect(waitingMark(page, /needs attention/)).toContainText('Needs you 1')
    },
  },
  'orders-only': atOrders((page) => expect(category(page, /^To pack \d/)).toBeVisible()),
  'big-shop': atOrders((page) => expect(page.getByText(/^Orders 1 to 25 of \d+$/)).toBeVisible()),
}

/** Ten thousand orders are read page by page. */
const slow = { timeout: 120_000 }

async function expectPlace(page: Page, id: string): Promise<void> {
  const place = places[id]
  if (place === undefined) throw new Error(`Nobody says where the scenario ${id} stands`)
  await expect(page).toHaveURL(place.address, slow)
  await expect(heading(page, place.heading)).toBeVisible()
  await place.seen(page)
}

const quick = scenarios.filter(({ id }) => id !== 'big-shop')
const half = Math.ceil(quick.length / 2)

/** All quick scenarios one after the other; each chain begins with the first one, which leaves a filled-in form. */
const chains = [quick.slice(0, half), quick.slice(half)].map((part) => ['new-seller', ...part.map(({ id }) => id)])

test.describe('a presenter opens a scenario', () => {
  test('DEMO-02 an unknown ?scenario= shows a message and changes nothing', async ({ page }) => {
    await page.goto('/login?scenario=step-99')
    await expect(page.getByRole('complementary', { name: 'Demo' }).getByRole('alert')).toContainText('There is no scenario ‘step-99’')
    expect(await storedKeys(page)).not.toHaveProperty('sellerToken')
    await page.keyboard.press('Escape')
    await expect(heading(page, 'Seller Login')).toBeVisible()
  })

  test('DEMO-02 a ?scenario= whose files failed to load is played once the network is back', async ({ page, problems }) => {
    problems.allow(/Failed to load resource/)
    const files = /\/play-scenario[^/]*\.js/
    await page.route(files, (route) => route.abort())
    const missed = page.waitForEvent('requestfailed', (request) => files.test(request.url()))
    await page.goto('/?scenario=step-3')
    await missed
    await page.unroute(files)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expectPlace(page, 'step-3')
  })

  for (const [place, ids] of chains.entries())
    test(`DEMO-02 each ?scenario= opens its screen, whatever was there before (${place + 1})`, async ({ page }) => {
      for (const id of ids)
        await test.step(id, async () => {
          await page.goto(`/?scenario=${id}`)
          await expectPlace(page, id)
        })
    })

  test('DEMO-02 ?scenario= opens its screen with ten thousand orders too', async ({ page }) => {
    test.slow()
    await page.goto('/?scenario=big-shop')
    await expectPlace(page, 'big-shop')
  })

  test('DEMO-02 one tap on a scenario opens its screen, and removes planned failures', async ({ page }) => {
    await page.goto('/login')
    const drawer = await demoDrawer(page)
    await drawer.getByLabel('Which calls').selectOption({ label: 'Every call' })
    await drawer.getByRole('button', { name: 'Plan it' }).click()
    // One before the sign-in and two after it: the chains above check the other scenarios.
    const tapped = new Set(['new-seller', 'two-waiting', 'under-review'])
    for (const { id, title } of quick.filter((each) => tapped.has(each.id)))
      await test.step(title, async () => {
        await demoDrawer(page)
        await drawer.getByRole('button', { name: title, exact: true }).click()
        await expect(drawer.getByRole('button', { name: title, exact: true })).not.toHaveAttribute('aria-busy')
        await expectPlace(page, id)
        await expect(drawer.getByText('No failure is planned.')).toBeVisible()
      })
  })

  test('DEMO-02 the refused nickname and the ended session of a scenario can be resolved, and then everything is sent', async ({ page }) => {
    await page.goto('/?scenario=rejected-nickname')
    await expectPlace(page, 'rejected-nickname')
    await page.getByLabel('Nickname (store name)').fill('Devika Textiles')
    await page.getByRole('button', { name: 'Save & next' }).click()
    await expect(heading(page, 'Bank Account Details')).toBeVisible()
    await expect(waitingMark(page, /wait|attention/)).toBeHidden()
    await goOnWith(page, '/outbox', {})
    await expect(page.getByRole('group', { name: 'Bank Account Details' })).toContainText('Sent')

    await page.goto('/?scenario=session-ended')
    await expectPlace(page, 'session-ended')
    await loginForm(page).submit.click()
    await expect(heading(page, 'Shipping Type')).toBeVisible()
    await goOnWith(page, '/outbox', {})
    await expect(page.getByRole('group', { name: 'Pickup & Return Address' })).toContainText('Sent')
  })

  test('DEMO-02 a scenario that cannot be played while storage is full shows a message, by address and by tap', async ({ page }) => {
    await makeStoreFallible(page)
    // As soon as the document has an element to carry the attribute.
    await page.addInitScript(() => {
      const tell = (): void => document.documentElement?.setAttribute('data-store', 'full')
      new MutationObserver(tell).observe(document, { childList: true })
      tell()
    })
    await page.goto('/?scenario=two-waiting')
    const drawer = page.getByRole('complementary', { name: 'Demo' })
    const alert = drawer.getByRole('alert')
    await expect(alert).toContainText('That could not be done.')
    const scenario = drawer.getByRole('button', { name: 'Two steps waiting', exact: true })
    await setStore(page, 'sound')
    await scenario.click()
    await expectPlace(page, 'two-waiting')
    await expect(alert).toHaveCount(0)
    // While a scenario is being played, no other can be started.
    await expect(scenario).not.toHaveAttribute('aria-busy')
    await setStore(page, 'full')
    await scenario.click()
    await expect(alert).toContainText('That could not be done.')
  })
})

test.describe('a presenter without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DEMO-02 two scenarios are played offline one after the other, and the last one stays after a reload', async ({ page, context }) => {
    await page.goto('/login')
    await readyForOffline(page)
    await context.setOffline(true)
    for (const id of ['rejected-nickname', 'two-waiting']) {
      await page.goto(`/?scenario=${id}`)
      await expectPlace(page, id)
    }
    await page.reload()
    await expectPlace(page, 'two-waiting')
  })
})
