import type { Page } from '@playwright/test'
import { expect } from '../../support/fixtures'
import { setConnection } from '../support/drawer'
import { expectReadableOnPaper } from '../support/sound'
import type { Look, Walk } from './walk'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const firstOrder = (page: Page) => page.getByRole('list', { name: /orders?$|^Orders/ }).getByRole('link').first()

/** A list in a state that shows all of its parts at once. */
async function lookAtList(page: Page, look: Look): Promise<void> {
  await press(page, 'Scan a code')
  await page.getByLabel('Scan or type a code').fill('XYZ-9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No order or product has this code.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select OD-.*-1005$/ }).check()
  await press(page, 'Print label')
  await expect(page.getByRole('group', { name: 'Print 1 label?' })).toBeVisible()
  await look('a list with a scan, a selection and its question')
  await press(page, 'Clear selection')
}

/** From the record to packing without a network, and to the confirmation before it leaves. */
async function lookAtPacking(page: Page, look: Look): Promise<void> {
  await firstOrder(page).click()
  await press(page, 'Pack')
  await page.getByLabel('Weight (g)').fill('0')
  await page.getByLabel('Length (mm)').fill('')
  await press(page, 'Packed')
  await expect(page.getByRole('alert')).toContainText('Each side must be 1 to 1500 mm')
  await look('packing with errors')
  await page.getByLabel('Weight (g)').fill('640')
  await page.getByLabel('Length (mm)').fill('300')
  for (const box of await page.getByRole('group', { name: 'Items in the parcel' }).getByRole('checkbox').all()) await box.check()
  await setConnection(page, 'Offline')
  await press(page, 'Packed')
  await expect(page.getByText(/^Packed: OD-/)).toBeVisible()
  await page.reload()
  await press(page, 'Hand over')
  await expect(page.getByRole('group', { name: /This cannot be taken back\.$/ })).toBeVisible()
  await look('packed on this phone, with the question before it leaves')
}

async function lookAtPrint(page: Page): Promise<void> {
  for (const paper of ['Print label', 'Print invoice']) {
    await press(page, paper)
    await expect(page.getByText(/^Ready to print: /)).toBeVisible()
    await expectReadableOnPaper(page, `${paper}, on paper`)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  }
}

export const orders: Walk = {
  title: 'ORD-01 ORD-04 FILE-01 CLASH-02 KIT-04 the orders of an open shop: list, packing, paper, manifest, and a clash',
  addresses: ['/orders/lazy-ship', '/orders/shipment-files', '/outbox'],
  wide: 'walked',
  options: { seller: 'open-shop' },
  async go(page, look) {
    await page.addInitScript(() => {
      window.print = () => void dispatchEvent(new Event('beforeprint'))
    })
    // A window so high and a list so short that nothing is covered by a header or a bar.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1800 })
    await page.goto('/orders/lazy-ship?q=-1005')
    await lookAtList(page, look)
    await page.goto('/orders/lazy-ship')
    await lookAtPacking(page, look)
    await lookAtPrint(page)

    await page.goto('/orders/shipment-files')
    // At some times of day a courier has already collected all her parcels.
    await page.getByRole('list', { name: /^By day and courier/ }).getByRole('link').filter({ hasNotText: 'All gone' }).first().click()
    await press(page, 'Make manifest')
    await press(page, 'Hand over')
    await expect(page.getByRole('alert')).toContainText('Tick or scan the parcels to hand over')
    await look('a manifest with an error')

    await page.goto('/?scenario=cancelled-in-queue')
    await press(page, 'End my session and play it')
    await expect(page.getByRole('button', { name: 'Taken out' })).toBeVisible({ timeout: 20_000 })
    await look('cancelled meanwhile, at the order')
    await page.goto('/outbox')
    await expect(page.getByRole('button', { name: 'Taken out' })).toBeVisible()
    await look('cancelled meanwhile, among what waits')
  },
}
