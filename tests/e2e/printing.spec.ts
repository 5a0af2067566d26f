import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { readPrinted } from './support/printed'

test.use({ seller: 'open-shop' })

const a4 = [210, 297]

/** Presses the button, and prints what the product has prepared for the print dialog, which a test cannot operate. */
async function printed(page: Page, button: string, said: RegExp) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.getByText(said)).toBeVisible()
  return readPrinted(await page.pdf({ preferCSSPageSize: true }))
}

test('KIT-08 FILE-01 FILE-02 ORD-04 label and manifest of a packed order print in their sizes, and another decoder reads their bar codes', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'))
  })
  await page.goto('/orders/lazy-ship')
  await page.getByRole('list', { name: /orders?$|^Orders/ }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  const packed = page.getByRole('button', { name: 'Packed', exact: true })
  await expect(packed).toBeVisible()
  const goods = page.getByRole('group', { name: 'Items in the parcel' }).getByRole('checkbox')
  for (const box of await goods.all()) await box.check()
  await packed.click()

  const label = await printed(page, 'Print label', /^Ready to print: 1 label\./)
  const number = (await page.locator('dt', { hasText: "Courier's number" }).locator('+ dd').textContent()) ?? ''
  expect(label.bars.map(({ text }) => text)).toEqual([number])
  expect(label.bars[0]?.narrowest).toBeGreaterThanOrEqual(0.329)
  expect(label.pages).toHaveLength(1)
  expect(label.pages[0]?.size[0]).toBeLessThanOrEqual(100)
  expect(label.pages[0]?.size[1]).toBeLessThanOrEqual(148)

  // At some times of day another courier has parcels to collect too.
  await page.goto(`/orders/shipment-files?q=${number}`)
  await page.getByRole('list', { name: /^By day and courier/ }).getByRole('link').click()
  await expect(page.getByText(`${number} · Label printed here`)).toBeVisible()
  await page.getByRole('button', { name: 'Make manifest' }).click()
  await page.getByLabel('Scan or type a code').fill(number)
  await page.keyboard.press('Enter')
  await expect(page.getByText('is on the manifest.')).toBeVisible()
  const manifest = await printed(page, 'Print manifest', /^Ready to print: a manifest of 1 parcel\./)
  expect(manifest.bars.map(({ text }) => text)).toEqual([number])
  expect(manifest.pages.map(({ size }) => size.map((side, place) => Math.abs(side - (a4[place] ?? 0)) < 0.5))).toEqual([[true, true]])
})
