import { expect, test } from '../support/fixtures'
import { filmArguments, writeFilm } from './support/camera-film'

/** The value beside a label in a record's detail. */
const label = (text: string): string => `dt:text-is("${text}") + dd`

test('KIT-09 ORD-04 the camera scans a parcel’s bar code and opens its order, then ticks its items, and stops when the screen is left', async ({ profile, baseURL }, testInfo) => {
  const film = testInfo.outputPath('camera.y4m')
  const context = await profile.open(...filmArguments(film))
  const page = await context.newPage()
  await page.goto(`${baseURL}/?scenario=open-shop`)
  await page.getByRole('link', { name: /^OD-.*Goods: 1\s×\s[^+]* City/ }).first().click()
  const detail = page.getByRole('region', { name: /^OD-/ })
  const name = (await detail.getAttribute('aria-label')) ?? ''
  const awb = await detail.locator(label("Courier's number")).innerText()
  await page.getByRole('link', { name: 'Back to the list' }).click()

  await writeFilm(film, awb)
  await page.getByRole('button', { name: 'Scan a code' }).click()
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]id=${name}$`))
  await expect(detail.getByRole('heading', { name })).toBeFocused()
  const camera = page.getByLabel('What the camera sees')
  await expect(camera).toHaveCount(0)

  await page.getByRole('button', { name: 'Pack', exact: true }).click()
  const goods = page.getByRole('group', { name: 'Items in the parcel' }).getByRole('checkbox')
  const sku = /\(([^()]+)\)$/.exec(await page.getByRole('group', { name: 'Items in the parcel' }).locator('label').first().innerText())?.[1] ?? ''
  await writeFilm(film, sku)
  await page.getByRole('button', { name: 'Scan with the camera' }).click()
  await expect(page.getByText('Every item is in the parcel.')).toBeVisible()
  await expect(goods).toBeChecked()

  // Leaving the screen stops the camera.
  const track = await camera.evaluateHandle((video: HTMLVideoElement) => (video.srcObject instanceof MediaStream ? video.srcObject.getTracks()[0] : undefined))
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(camera).toHaveCount(0)
  await expect.poll(() => track.evaluate((one) => one?.readyState)).toBe('ended')
})
