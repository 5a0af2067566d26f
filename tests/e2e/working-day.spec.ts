import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type Profile } from '../support/fixtures'
import { heading, readyForOffline } from './support/access'
import { scenarioPlayed, setConnection } from './support/drawer'

test.use({ serviceWorkers: 'allow' })

/** The morning's parcels: those that the courier collects, and those that the seller delivers. */
const courierCount = 11
const ownCount = 3

const record = (page: Page) => page.getByRole('region', { name: /^OD-/ })
const category = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const connection = (page: Page) => page.getByRole('banner').getByRole('link', { name: /waiting|attention/ })

/** Switches the phone on: offline, the app comes from the worker's cache. */
async function switchOn(profile: Profile, address: string, network: 'online' | 'offline'): Promise<Page> {
  const context = await profile.open()
  await watchPrints(context)
  await context.setOffline(network === 'offline')
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(address)
  return page
}

/** Replaces the print dialog: counts the sheets that it is given. */
const watchPrints = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      document.documentElement.setAttribute('data-printed', String(document.querySelectorAll('.paper-label').length))
      window.dispatchEvent(new Event('afterprint'))
    }
  })

/** Like a dead battery: the browser has no time to write anything. */
async function cutPower(page: Page): Promise<void> {
  const context = page.context()
  const gone = context.waitForEvent('close')
  const browser = await context.newCDPSession(page)
  browser.send('Browser.crash').catch(() => undefined)
  await gone
}

/** Packs the open order and this many after it, each with the presses that a seller makes. @returns their numbers */
async function pack(page: Page, count: number): Promise<readonly string[]> {
  const packed: string[] = []
  const lines = page.getByRole('group', { name: 'Items in the parcel' }).getByRole('checkbox')
  await page.getByRole('button', { name: 'Pack', exact: true }).tap()
  for (let left = count; left > 0; left -= 1) {
    await expect(lines.first()).not.toBeChecked()
    for (const line of await lines.all()) await line.check()
    await page.getByRole('button', { name: 'Packed', exact: true }).tap()
    await expect(record(page).getByText(/^Packed: OD-.+ Saved on this phone\./)).toBeVisible()
    packed.push(new URL(page.url()).searchParams.get('id') ?? '')
    if (left > 1) await page.getByRole('button', { name: /^Next: OD-/ }).tap()
  }
  return packed
}

test('ORD-01 ORD-04 CMD-02 CMD-05 CLASH-02 KIT-04 KIT-08 QUEUE-02 14 orders are packed, printed and handed over offline, with the browser killed twice; when back online only the cancelled one needs the seller', async ({
  profile,
}) => {
  let page = await switchOn(profile, '/login', 'online')
  await readyForOffline(page)
  await page.goto('/?scenario=morning-rush')
  const toPack = page.getByRole('main').getByRole('link', { name: /^\d+ To pack before/ })
  await expect(toPack).toHaveCount(2)
  // The orders are on screen before the scenario ends, whose last action cancels one of them at the service.
  await scenarioPlayed(page, 'Morning rush')

  page = await switchOn(profile, '/', 'offline')
  await page.getByRole('main').getByRole('link', { name: /^11 To pack before/ }).tap()
  await expect(category(page, `To pack ${courierCount}`)).toBeVisible()
  await page.getByRole('link', { name: /^OD-/ }).first().tap()
  const first = await pack(page, 5)
  await cutPower(page)

  page = await switchOn(profile, '/orders/lazy-ship', 'offline')
  await expect(category(page, `To pack ${courierCount - first.length}`)).toBeVisible()
  await page.getByRole('link', { name: /^OD-/ }).first().tap()
  const packed = [...first, ...(await pack(page, courierCount - first.length))]
  // The customer of the first order cancelled it at the beginning of the day, and only the service knows.
  const [regretted = ''] = packed
  await cutPower(page)

  page = await switchOn(profile, '/orders/self-ship', 'offline')
  await expect(category(page, `To pack ${ownCount}`)).toBeVisible()
  await page.getByRole('link', { name: /^OD-/ }).first().tap()
  packed.push(...(await pack(page, ownCount)))
  expect(new Set(packed).size).toBe(courierCount + ownCount)

  await page.getByRole('link', { name: 'Back to the list' }).tap()
  await expect(category(page, 'To pack 0')).toBeVisible()
  await page.goto('/orders/lazy-ship?category=packed')
  const all = page.getByRole('checkbox', { name: `Select all ${courierCount}` })
  await all.check()
  await page.getByRole('button', { name: 'Print labels' }).tap()
  await page.getByRole('group', { name: `Print ${courierCount} labels?` }).getByRole('button', { name: 'Yes' }).tap()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(courierCount))
  // It stays selected until it is printed.
  await expect(all).not.toBeChecked()
  await all.check()
  await page.getByRole('button', { name: 'Hand over' }).tap()
  await page.getByRole('group', { name: `Hand ${courierCount} orders over to the courier?` }).getByRole('button', { name: 'Yes' }).tap()
  await expect(category(page, 'Packed 0')).toBeVisible()
  await expect(connection(page)).toContainText(String(courierCount * 2 + ownCount))

  await page.context().setOffline(false)
  await setConnection(page, 'Online')
  await expect(connection(page)).toContainText('Needs you 1', { timeout: 20_000 })
  await page.goto('/outbox')
  await expect(heading(page, 'Waiting to send')).toBeVisible()
  const cards = page.getByRole('main').getByRole('group', { name: /^Order OD-/ })
  await expect(page.getByRole('group', { name: new RegExp(`^Order ${regretted}`) })).toContainText('Needs attention')
  await expect(cards.filter({ hasText: /Waiting to send|Sending/ })).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Needs attention' })).toHaveCount(1)
  await page.goto(`/orders/lazy-ship?id=${regretted}`)
  await expect(page.getByText(/^Cancelled by the customer at .+ Take the parcel out\.$/)).toBeVisible()
})
