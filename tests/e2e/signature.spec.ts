import type { CDPSession, Page } from '@playwright/test'
import { step7RequestSchema } from '@/contract/onboarding'
import { expect, test } from '../support/fixtures'
import { pictures } from '../support/picture-files'
import { setConnection } from './support/drawer'
import { turnedPhoto } from './support/pictures'
import {
  drawStroke,
  expectSent,
  expectStep,
  queueRows,
  readyAccount,
  saveButton,
  signaturePaper,
  storedSeller,
} from './support/onboarding'

const { email, sellerId, mobile } = readyAccount('step-7')

test.use({ seller: 'step-7' })

test.beforeEach(async ({ page }) => {
  await page.goto('/registrationdetails')
  await expectStep(page, 7)
})

/** A photo of a signature on paper, half of it in shadow, larger than a file may be, and rotated by its EXIF block. */
const signaturePhoto = (page: Page) =>
  turnedPhoto(page, 'signature.jpg', 6_000_000, (context) => {
    const { canvas } = context
    const light = context.createLinearGradient(0, 0, canvas.width, canvas.height)
    light.addColorStop(0, '#f4f1ea')
    light.addColorStop(1, '#8d8a86')
    context.fillStyle = light
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.strokeStyle = '#20307a'
    context.lineWidth = 14
    context.beginPath()
    for (let at = 0; at <= 200; at += 1) context.lineTo(600 + 120 * Math.sin(at / 9), 300 + at * 4)
    context.stroke()
  })

const empty = 'Signature, empty. Draw here, or choose to type your name instead.'

/** The number of dark pixels on the canvas in each quarter of its width, and its size in pixels. */
const inkOnPaper = (page: Page) =>
  signaturePaper(page).evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('no canvas')
    const { width, height } = canvas
    // On a copy: reading the canvas itself would change how the browser stores it.
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (copy === null) throw new Error('no copy')
    copy.canvas.width = width
    copy.canvas.height = height
    copy.drawImage(canvas, 0, 0)
    const { data } = copy.getImageData(0, 0, width, height)
    const quarters = [0, 0, 0, 0]
    for (let point = 0; point * 4 < data.length; point += 1)
      if ((data[point * 4] ?? 255) < 128 && (data[point * 4 + 3] ?? 0) > 128)
        quarters[Math.floor(((point % width) / width) * 4)] = (quarters[Math.floor(((point % width) / width) * 4)] ?? 0) + 1
    return { width, height, quarters }
  })

/** Decodes a picture in the browser. @returns its size and its number of dark pixels */
const lookAtPicture = (page: Page, address: string) =>
  page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    let dark = 0
    for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) dark += 1
    return { width: image.naturalWidth, height: image.naturalHeight, dark }
  }, address)

async function expectSubmitted(page: Page): Promise<void> {
  await saveButton(page).click()
  await expect(page.getByText('Signature submitted successfully!')).toBeVisible()
  const { step7 } = (await storedSeller(page, email)).steps
  expect(step7).toEqual({
    mobile,
    signUrl: expect.stringMatching(/^data:image\/png;base64,/),
    authReturn: true,
    authReplace: true,
  })
  await expectSent(page, sellerId, 7, step7)
  const picture = await lookAtPicture(page, step7RequestSchema.parse(step7).signUrl)
  expect(picture).toMatchObject({ width: 400, height: 200 })
  expect(picture.dark).toBeGreaterThan(100)
}

test('SIGN-01 SIGN-02 ONB-05 a seller signs with the mouse, undoes and clears strokes, cannot submit an empty signature, and sends a PNG of 400 by 200', async ({
  page,
}) => {
  await drawStroke(page, 0.3)
  await drawStroke(page, 0.6)
  await expect(page.getByRole('img', { name: 'Signature, signed with 2 strokes.' })).toBeVisible()
  const both = (await inkOnPaper(page)).quarters
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  expect((await inkOnPaper(page)).quarters[1]).toBeLessThan(both[1] ?? 0)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('img', { name: empty })).toBeVisible()
  expect((await inkOnPaper(page)).quarters).toEqual([0, 0, 0, 0])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()

  await saveButton(page).click()
  await expect(page.getByRole('link', { name: 'Draw your signature, or type your name instead' })).toBeVisible()
  // The first stroke removes the hint, and the canvas does not move under the hand.
  await signaturePaper(page).scrollIntoViewIfNeeded()
  const place = await signaturePaper(page).boundingBox()
  await drawStroke(page)
  await expect(page.getByRole('link', { name: 'Draw your signature, or type your name instead' })).toBeHidden()
  expect(await signaturePaper(page).boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('radio', { name: 'Type your name instead' }).check()
  await page.getByLabel('Your full name').fill('   ')
  await saveButton(page).click()
  await expect(page.getByRole('link', { name: 'Type your name, or draw your signature instead' })).toBeVisible()
  await expectStep(page, 7)
  expect((await storedSeller(page, email)).steps.step7).toBeUndefined()

  await page.getByRole('radio', { name: 'Draw', exact: true }).check()
  await drawStroke(page)
  await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  await expectSubmitted(page)
  await expect(page).toHaveURL(/\/registrationdetails$/)
  await expect(page.getByRole('link', { name: 'See the status of your registration' })).toBeVisible()
})

test('SIGN-01 a stroke is accepted as soon as the canvas exists', async ({ page }) => {
  // Before anything is painted, so earlier than any finger.
  await page.addInitScript(() => {
    const looking = new MutationObserver(() => {
      const paper = document.querySelector('canvas')
      if (paper === null) return
      looking.disconnect()
      const { left, top } = paper.getBoundingClientRect()
      const point = (type: string, x: number, buttons: number): unknown =>
        paper.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, buttons, clientX: left + x, clientY: top + 40, bubbles: true, cancelable: true }))
      point('pointerdown', 40, 1)
      for (let x = 50; x <= 150; x += 10) point('pointermove', x, 1)
      point('pointerup', 150, 0)
    })
    looking.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  expect((await inkOnPaper(page)).quarters[1]).toBeGreaterThan(0)
})

async function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
}

test('SIGN-01 SIGN-02 a seller signs with a finger, and the page does not scroll', async ({ page }) => {
  const paper = signaturePaper(page)
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (box === null) throw new Error('no paper')
  const scrolled = await page.evaluate(() => window.scrollY)
  const session = await page.context().newCDPSession(page)
  await touch(session, 'touchStart', box.x + 40, box.y + 20)
  for (let move = 1; move <= 12; move += 1) await touch(session, 'touchMove', box.x + 40 + move * 10, box.y + 20 + move * 7)
  await touch(session, 'touchEnd', 0, 0)
  await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await expectSubmitted(page)
})

test('SIGN-01 SIGN-02 the canvas does not move when its first stroke removes the error and stores the draft, also without scroll anchoring', async ({ page }) => {
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'))
  await saveButton(page).click()
  const wrong = page.getByRole('alert')
  await expect(wrong).toBeFocused()
  // Scrolled just out of view, and no further: at the end of the page nothing could move.
  await wrong.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 20))
  const paper = signaturePaper(page)
  await paper.scrollIntoViewIfNeeded()
  const top = async (): Promise<number> => (await paper.boundingBox())?.y ?? Number.NaN
  const before = await top()
  await drawStroke(page)
  await expect(wrong).toHaveCount(0)
  await expect(page.getByText(/^Kept \d/)).toBeVisible()
  // A window scrolls by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
})

test('SIGN-01 SIGN-02 a seller signs with a typed name by keyboard alone', async ({ page }) => {
  await page.getByRole('heading', { level: 1 }).focus()
  // The four steps of the check come first in tab order.
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Draw', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Type your name instead' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Your full name')).toBeFocused()
  await page.keyboard.type('Gurpreet Kaur')
  const preview = page.getByRole('img', { name: 'Signature: Gurpreet Kaur' })
  await expect(preview).toBeVisible()
  expect((await lookAtPicture(page, (await preview.getAttribute('src')) ?? '')).dark).toBeGreaterThan(100)
  while (!(await saveButton(page).evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signature submitted successfully!')).toBeVisible()
  const { step7 } = (await storedSeller(page, email)).steps
  expect(await lookAtPicture(page, step7RequestSchema.parse(step7).signUrl)).toMatchObject({ width: 400, height: 200 })
})

test('SIGN-03 GST-02 ONB-07 a seller signs with a photo of her signature: only the ink is used, and it is kept over a reload beside the typed name', async ({ page }) => {
  await page.getByRole('radio', { name: 'Type your name instead' }).check()
  await page.getByLabel('Your full name').fill('गुरप्रीत कौर')
  const typed = page.getByRole('img', { name: 'Signature: गुरप्रीत कौर' })
  expect((await lookAtPicture(page, (await typed.getAttribute('src')) ?? '')).dark).toBeGreaterThan(100)

  await page.getByRole('radio', { name: 'Use a picture of it' }).check()
  await saveButton(page).click()
  await expect(page.getByRole('link', { name: 'Select a picture of your signature, or sign in another way' })).toBeVisible()
  const input = page.locator('input[type="file"]')
  await input.setInputFiles(pictures.png)
  const picked = page.getByRole('button', { name: /^Select a picture/ })
  await expect(picked).toHaveAccessibleDescription(/The signature is not clear enough against the paper\./)

  // The camera opens at once, and its photo may be of any size.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take a photo' }).click()
  await expect(input).toHaveAttribute('capture', 'environment')
  await (await chooser).setFiles(await signaturePhoto(page))
  const ink = page.getByRole('img', { name: 'Signature: Picture of your signature' })
  await expect(ink).toBeVisible()
  const seen = await lookAtPicture(page, (await ink.getAttribute('src')) ?? '')
  expect(seen).toMatchObject({ width: 400, height: 200 })
  // The ink alone, without the shadow or the paper.
  expect(seen.dark).toBeGreaterThan(300)
  expect(seen.dark).toBeLessThan(20_000)

  await expect(page.getByText(/^Kept \d/)).toBeVisible()
  await page.reload()
  await expect(ink).toBeVisible()
  await page.getByRole('radio', { name: 'Type your name instead' }).check()
  await expect(typed).toBeVisible()
  await page.getByRole('radio', { name: 'Use a picture of it' }).check()
  await expectSubmitted(page)
})

test('SIGN-01 the canvas is sharp, and keeps its strokes when the screen is resized, also during a stroke', { tag: '@desktop' }, async ({ page }) => {
  const density = await page.evaluate(() => window.devicePixelRatio)
  await drawStroke(page)
  const drawn = await inkOnPaper(page)
  for (const viewport of [{ width: 800, height: 360 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport)
    // As many pixels as the screen has on the canvas inside its border, and ink from end to end.
    await expect
      .poll(async () => {
        const width = await signaturePaper(page).evaluate((canvas) => canvas.clientWidth)
        const ink = await inkOnPaper(page)
        return { sharp: Math.abs(ink.width - width * density) <= density, whole: ink.quarters.every((count) => count > 0) }
      })
      .toEqual({ sharp: true, whole: true })
    await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  }
  expect((await inkOnPaper(page)).width).toBeLessThan(drawn.width)

  // The same while a finger draws: its stroke stays, and the canvas accepts the next one.
  await signaturePaper(page).scrollIntoViewIfNeeded()
  const paper = await signaturePaper(page).boundingBox()
  if (paper === null) throw new Error('There is no paper')
  await page.mouse.move(paper.x + 30, paper.y + 30)
  await page.mouse.down()
  await page.mouse.move(paper.x + 80, paper.y + 60, { steps: 5 })
  await page.setViewportSize({ width: 400, height: 640 })
  await expect.poll(async () => (await signaturePaper(page).boundingBox())?.width).toBeGreaterThan(paper.width)
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Signature, signed with 2 strokes.' })).toBeVisible()
  await drawStroke(page, 0.8)
  await expect(page.getByRole('img', { name: 'Signature, signed with 3 strokes.' })).toBeVisible()
  await expect.poll(async () => Math.round((await inkOnPaper(page)).width / density)).toBe(await signaturePaper(page).evaluate((canvas) => canvas.clientWidth))
  await expectSubmitted(page)
})

test('LOGIN-09 SIGN-02 without a known mobile number nothing is sent; it is fetched when back online, and the drawing is kept', async ({
  page,
}) => {
  await setConnection(page, 'Offline')
  await page.evaluate(() => localStorage.removeItem('mobile'))
  await page.reload()
  const unknown = page.getByText('your mobile number, which is not known here yet')
  await expect(unknown).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible()
  await drawStroke(page)
  await saveButton(page).click()
  await expect(page.getByText(/^Kept \d/)).toBeVisible()
  await expectStep(page, 7)
  expect(await queueRows(page)).toEqual([])
  await setConnection(page, 'Online')
  await expect(unknown).toBeHidden()
  await expect(page.getByRole('img', { name: 'Signature, signed with 1 stroke.' })).toBeVisible()
  await expectSubmitted(page)
})

test('SIGN-01 SIGN-02 S20 a typed name of invisible characters is not sent, and a real name is', async ({ page }) => {
  await page.getByRole('radio', { name: /^Type/ }).check()
  const name = page.getByLabel(/name/i).last()
  await name.fill('\u200b\u200b\u200b')
  await saveButton(page).click()
  const problem = page.getByText('Type your name, or draw your signature instead').first()
  await expect(problem).toBeVisible()
  expect(await queueRows(page)).toEqual([])
  await name.fill('Meera Nair')
  await expect(problem).toBeHidden()
  await saveButton(page).click()
  await expect.poll(async () => (await queueRows(page)).length).toBe(1)
})
