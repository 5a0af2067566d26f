// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { breakStore } from '../../../../tests/support/device-screen'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { pictures } from '../../../../tests/support/picture-files'
import { showOnboarding, startDrawingDevice } from '../../../../tests/support/onboarding-page'
import { readyAccount, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, descriptionOf, fill, gone, press, pressSave } from '../../../../tests/support/step-screen'

const { sellerId, mobile } = readyAccount('step-3')
const fixErrors = 'Please fix errors before submitting.'
let device: SellerDevice

beforeEach(async () => {
  device = await startDrawingDevice()
  await device.signIn('step-3')
  await showOnboarding(device)
  await atStep(3)
})
afterEach(stopDevice)

const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname (store name)')
const field = (label: string) => screen.queryByLabelText(label, { selector: 'input:not([type="radio"]), select' })
const certificateButton = () => screen.queryByRole('button', { name: /^Select a picture/ })
const certificateInput = () => screen.getByLabelText(/^GST certificate, JPG or PNG, up to 5 MB/, { selector: 'input' })

const registered = ['Business name as per GST', 'GST number', 'GST mobile number', 'GST PAN', 'GST rate']
const everyField = ['Enrolment ID', ...registered]
const shownFields = () => everyField.filter((label) => field(label) !== null)
const rates = () =>
  within(screen.getByLabelText('GST rate'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

function pick({ name, mimeType, buffer }: (typeof pictures)[keyof typeof pictures]): void {
  fireEvent.change(certificateInput(), { target: { files: [new File([new Uint8Array(buffer)], name, { type: mimeType })] } })
}

it('GST-01 GST-02 shows each type its own fields and rates, with Regular GST first', () => {
  expect(within(screen.getByRole('group', { name: 'GST type' })).getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Regular GST' }).checked).toBe(true)
  for (const type of ['Regular GST', 'Composit GST']) {
    press('radio', type)
    expect(shownFields()).toEqual(registered)
    expect(certificateButton()).not.toBeNull()
    expect(rates()).toEqual(['Select a rate', '0%', '3%', '5%', '12%', '18%', '28%'])
  }
  press('radio', 'Enrolment ID')
  expect(shownFields()).toEqual(everyField.filter((label) => label !== 'GST number'))
  expect(certificateButton()).not.toBeNull()
  expect(rates()).toEqual(['Select a rate', '3%', '5%', '12%', '18%', '28%'])
  press('radio', 'No GST')
  expect(shownFields()).toEqual([])
  expect(certificateButton()).toBeNull()
  expect(nickname()).toBeDefined()
})

it('GST-01 prefills the GST mobile number with the number of the sign-in', () => {
  expect(screen.getByLabelText<HTMLInputElement>('GST mobile number').value).toBe(mobile)
})

it('GST-02 rejects a file that is no valid certificate, says why, and keeps the previous one and the nickname', async () => {
  expect(certificateInput().getAttribute('accept')).toMatch(/\.jpg.*\.png/)
  fill('Nickname (store name)', 'Meera Silks')
  pick(pictures.png)
  await screen.findByText(pictures.png.name)
  for (const [file, reason] of [
    [pictures.renamedText, 'Select a JPG or PNG picture. This file is something else.'],
    [pictures.tooLarge, 'Select a picture smaller than 5 MB'],
    [pictures.tooManyPixels, 'Select a picture with fewer pixels. This one is too large to open on a phone.'],
  ] as const) {
    pick(file)
    await waitFor(() =>
      expect(descriptionOf(screen.getByRole('button', { name: /^Select a picture/ }))).toBe(
        `Nickname and type are sent to the marketplace. The other details stay on this device. Error: ${reason}`,
      ),
    )
    expect(screen.queryByText(file.name)).toBeNull()
    expect(screen.getByText(pictures.png.name)).toBeDefined()
    expect(nickname().value).toBe('Meera Silks')
  }
})

it('GST-03 reports a taken nickname at once, and blocks saving with an alert until it is changed', async () => {
  fill('Nickname (store name)', '  best STORE ')
  await screen.findByText("The nickname 'best STORE' is already taken. Please choose a different one.")
  expect(nickname().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(fixErrors)).toBeNull()

  pressSave()
  const alert = await screen.findByText(fixErrors)
  expect(alert.closest('[role="alert"]')).not.toBeNull()
  expect(await device.rows()).toEqual([])
  expect((await device.storedSeller()).steps.step3).toBeUndefined()

  fill('Nickname (store name)', 'Best Store of Kochi')
  await gone(/already taken/)
  await gone(fixErrors)
  pressSave()
  await atStep(4)
})

it('GST-04 gives advice on GST number, PAN and mobile number that never blocks saving', async () => {
  const adviceOn = (label: string) => descriptionOf(screen.getByLabelText(label))
  fill('GST number', '27AAPFU0939F1ZW')
  // Advice appears a moment after the form, so it may still be on its way.
  await waitFor(() => expect(adviceOn('GST number')).toMatch(/There seems to be a typing mistake in this number.*You can still continue\./))
  fill('GST number', '27 AAPFU-0939F 1ZV')
  expect(adviceOn('GST number')).not.toMatch(/You can still continue/)
  fill('GST PAN', 'AAPFU0939G')
  expect(adviceOn('GST PAN')).toMatch(/not the one inside the GST number\. You can still continue\./)
  fill('GST PAN', 'PAN')
  expect(adviceOn('GST PAN')).toMatch(/does not look like a PAN/)
  fill('GST number', 'none')
  expect(adviceOn('GST number')).toMatch(/does not look like a GST number/)
  fill('GST mobile number', '12')
  expect(adviceOn('GST mobile number')).toMatch(/does not look like a 10-digit mobile number/)

  fill('Nickname (store name)', 'Meera Silks')
  pressSave()
  await screen.findByText('GST Information saved successfully.')
  await atStep(4)
})

it('GST-04 compares the PAN with the GST number only for a type that has a GST number', () => {
  fill('GST number', '27AAPFU0939F1ZV')
  fill('GST PAN', 'AAPFU0939G')
  press('radio', 'Enrolment ID')
  expect(descriptionOf(screen.getByLabelText('GST PAN'))).not.toMatch(/You can still continue/)
})

it('GST-05 stores and sends only seller, nickname and type, and no other entry', async () => {
  fill('Nickname (store name)', '  Meera Silks ')
  press('radio', 'Enrolment ID')
  fireEvent.change(screen.getByLabelText('Enrolment ID', { selector: 'input:not([type="radio"])' }), {
    target: { value: '322100000123456' },
  })
  fill('Business name as per GST', 'Meera Nair')
  fill('GST PAN', 'AAPFU0939F')
  fill('GST rate', '5%')
  pick(pictures.png)
  await screen.findByText(pictures.png.name)
  const body = { sellerId, nickname: 'Meera Silks', gstType: 'Enrolment ID' }
  const release = device.holdAnswers()
  pressSave()
  await waitFor(() => expect(device.sent.at(-1)?.path).toBe('/api/seller/step3'))
  expect((await device.rows()).map((row) => ('body' in row ? row.body : null))).toEqual([body])
  expect(device.sent.at(-1)?.body).toEqual(body)
  release()
  await screen.findByText('GST Information saved successfully.')
  expect((await device.storedSeller()).steps.step3).toEqual(body)
})

/** Another app shares a picture with this one. @param removable when it can be removed @returns the shared pictures that are still there */
async function sharePicture(removable: () => Promise<unknown> = () => Promise.resolve()): Promise<readonly string[]> {
  const lying = ['/shared-pictures/1']
  const found = () => new Response(new Uint8Array(pictures.png.buffer), { headers: { 'Content-Type': 'image/png', 'X-Name': 'shared.png' } })
  const cache = {
    keys: () => Promise.resolve(lying.map((path) => ({ url: new URL(path, window.location.href).href }))),
    match: () => Promise.resolve(found()),
    delete: (key: string) => removable().then(() => lying.splice(lying.indexOf(key), 1)),
  }
  vi.stubGlobal('caches', { has: () => Promise.resolve(true), open: () => Promise.resolve(cache) })
  await showOnboarding(device)
  await atStep(3)
  return lying
}
const takeShared = async () => fireEvent.click(await screen.findByRole('button', { name: 'Use it as the certificate' }))

it('SHARE-02 a used shared picture is removed from the cache once the draft with it is stored', async () => {
  const lying = await sharePicture()
  await takeShared()
  await screen.findByText('It is the certificate now.')
  await waitFor(() => expect(lying).toEqual([]))
})

it('SHARE-03 a used shared picture stays in the cache while the device cannot store the draft', async () => {
  const lying = await sharePicture()
  onTestFinished(breakStore('full'))
  // A screen reader announces only what appears in a status region that existed before.
  const status = screen.getAllByRole('status')
  await takeShared()
  await screen.findByText('It is the certificate now.')
  await screen.findByText(/^This device cannot keep what you type/)
  expect(status.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/^This device cannot keep what you type/))
  // It stays there, and is found at the next start.
  await showOnboarding(device)
  await atStep(3)
  await screen.findByText('This picture was shared with the portal. Is it your GST certificate?')
  expect(lying).toEqual(['/shared-pictures/1'])
})

it('SHARE-02 a used shared picture is removed from the cache once the device can store drafts again', async () => {
  const lying = await sharePicture()
  const mend = breakStore('full')
  onTestFinished(mend)
  await takeShared()
  await screen.findByText(/^This device cannot keep what you type/)
  expect(lying).toHaveLength(1)
  mend()
  // After a failed write the device is not tried again for two seconds.
  await waitFor(() => expect(lying).toEqual([]), { timeout: 10_000 })
  await waitFor(() => expect(screen.queryByText('This picture was shared with the portal. Is it your GST certificate?')).toBeNull())
}, 20_000)

it('SHARE-02 removing a shared picture moves the focus to the certificate field', async () => {
  await sharePicture()
  const remove = await screen.findByRole('button', { name: 'Remove shared.png' })
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove shared.png' })).toBeNull())
  expect(document.activeElement).toBe(certificateButton())
})

it('SHARE-02 a shared picture that the device cannot remove stays, and a message says so', async () => {
  await sharePicture(() => Promise.reject(new DOMException('No room', 'QuotaExceededError')))
  const remove = await screen.findByRole('button', { name: 'Remove shared.png' })
  fireEvent.click(remove)
  await screen.findByText('This device did not remove the picture. Try again.')
  expect(remove.isConnected).toBe(true)
})

it('SHARE-02 a shared picture that is checked slowly leaves the focus on the field typed in meanwhile', async () => {
  const late = lateAnswer<object>()
  vi.stubGlobal('createImageBitmap', () => late.coming)
  await sharePicture()
  await takeShared()
  nickname().focus()
  await act(async () => late.answer({ width: 2, height: 2, close: () => undefined }))
  await screen.findByText('It is the certificate now.')
  expect(document.activeElement).toBe(nickname())
})

it('SHARE-02 a shared picture that is removed slowly leaves the focus on the field focused meanwhile', async () => {
  const removed = lateAnswer<boolean>()
  await sharePicture(() => removed.coming)
  fireEvent.click(await screen.findByRole('button', { name: 'Remove shared.png' }))
  nickname().focus()
  await act(async () => removed.answer(true))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove shared.png' })).toBeNull())
  expect(document.activeElement).toBe(nickname())
})
