import { productForRealBackendAddress } from '../support/addresses.mjs'
import { expect, test } from '../support/fixtures'
import { goOnWith, heading } from './support/access'
import { recordCalls } from './support/calls'
import { createCase, knownCases, send, threadHeading } from './support/case-log'
import { names, pageLink, searchBox } from './support/lists'

test.use({ baseURL: productForRealBackendAddress })

test('SAMPLE-01 CASE-01 CASE-02 OFFER-01 SUG-01 UPD-01 REF-01 FEED-01 FEED-02 POL-01 ART-01 ROUTE-05 the screens with sample data make no call to a real backend', async ({
  page,
}) => {
  const calls = await recordCalls(page)
  const goOn = (address: string): Promise<void> => goOnWith(page, address, {})

  await page.goto('/caselog')
  await createCase(page)
  await send(page, 'A second message')
  await goOn(`/caselog?tab=resolved&case=${knownCases.resolved.id}`)
  await expect(threadHeading(page, knownCases.resolved.subject)).toBeVisible()

  await goOn('/suggestions')
  await page.getByLabel('Your suggestion', { exact: true }).fill('Let me choose')
  await page.getByRole('button', { name: 'Add suggestion' }).click()
  await expect(names(page).first()).toHaveText('SG-1024')

  await goOn('/alloffers')
  await pageLink(page, 3).click()
  await searchBox(page).fill('diwali')
  await expect(page).toHaveURL('/alloffers?q=diwali')
  await page.reload()
  await expect(names(page)).toHaveCount(8)

  await goOn('/updates?page=2')
  await expect(heading(page, 'Updates')).toBeVisible()
  await searchBox(page).fill('payouts')
  await expect(names(page).first()).toHaveText('Diwali payouts are complete')

  await goOn('/productfeedback?stars=1')
  await page.getByRole('link', { name: 'Terracotta water bottle, 1 litre' }).click()
  await expect(heading(page, 'Product feedback details')).toBeVisible()
  await goOn('/sellerfeedback?stars=4')
  await expect(page.getByText('Imran S.')).toBeVisible()

  await goOn('/referraloffers')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toBeVisible()

  for (const [address, title] of [
    ['/policy?id=4', 'Our Policies'],
    ['/articles?id=4', 'Help Articles'],
    ['/orders/bundle', 'Bundle orders'],
    ['/returns/self', 'Self returns'],
  ] as const) {
    await goOn(address)
    await expect(heading(page, title)).toBeVisible()
  }
  await page.reload()
  await expect(heading(page, 'Self returns')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})
