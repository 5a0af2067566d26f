// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsOfStep } from '@/outbox/draft-key'
import { session } from '@/session/browser-session'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { showOnboarding, startDrawingDevice } from '../../../../tests/support/onboarding-page'
import { pictures } from '../../../../tests/support/picture-files'
import { readyAccount, setNetwork, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, descriptionOf, draftKept, fill, goTo, press, pressSave } from '../../../../tests/support/step-screen'

const { sellerId, mobile } = readyAccount('step-4')
const gstDraft = { owner: sellerId, form: draftsOfStep(3) }
let device: SellerDevice
const bitmapOf = vi.fn()
let picture: ReturnType<typeof lateAnswer<'good' | 'damaged'>>

beforeEach(async () => {
  device = await startDrawingDevice()
  picture = lateAnswer()
  bitmapOf.mockReset().mockImplementation(async () => {
    if ((await picture.coming) === 'damaged') throw new Error('damaged')
    return { width: 2, height: 2, close: () => undefined }
  })
  vi.stubGlobal('createImageBitmap', bitmapOf)
  await device.signIn('step-4')
  await openGst()
})
afterEach(stopDevice)

async function openGst(next: 4 | 5 = 4): Promise<void> {
  await showOnboarding(device)
  await atStep(next)
  await goTo(3)
}

const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname (store name)')
const certificateButton = () => screen.getByRole('button', { name: /GST certificate, JPG or PNG/ })
const saveButton = () => screen.getByRole('button', { name: /^(Save & next|Checking the file…)$/ })

/** Chooses a certificate on a slow phone, where checking it takes long. */
async function chooseCertificate(): Promise<void> {
  const { name, mimeType, buffer } = pictures.png
  const input = screen.getByLabelText(/^GST certificate, JPG or PNG, up to 5 MB/, { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(buffer)], name, { type: mimeType })] } })
  await waitFor(() => expect(bitmapOf).toHaveBeenCalled())
}
const lookedInto = (found: 'good' | 'damaged' = 'good') => act(async () => picture.answer(found))

const kept = async (): Promise<unknown> => (await device.outbox.readDraft(gstDraft))?.values
/** The draft after all pending reads and writes, because the store works in order. */
const keptAfterAll = async (): Promise<unknown> => {
  await kept()
  return kept()
}
const keptWith = (values: object) => waitFor(async () => expect(await kept()).toMatchObject({ certificate: { name: pictures.png.name }, ...values }))

it('GST-02 saving waits until the certificate is checked, and then includes it', async () => {
  await setNetwork(device, 'offline')
  fill('Nickname (store name)', 'Meera Silks')
  await chooseCertificate()
  pressSave()
  await screen.findByRole('button', { name: 'Checking the file…' })
  expect(await device.rows()).toEqual([])
  await lookedInto()
  await atStep(4)
  await keptWith({ nickname: 'Meera Silks' })
  expect(await device.rows()).toHaveLength(1)
})

it('GST-02 ONB-07 saving that waits for the certificate includes what was typed in another tab meanwhile', async () => {
  await chooseCertificate()
  pressSave()
  await screen.findByRole('button', { name: 'Checking the file…' })
  await device.outbox.writeDraft(gstDraft, { values: { nickname: 'Meera Silks' }, savedAt: 7 })
  fireEvent(window, new Event('focus'))
  await waitFor(() => expect(nickname().value).toBe('Meera Silks'))
  await lookedInto()
  await atStep(4)
  expect(await device.rows()).toHaveLength(1)
  await keptWith({ nickname: 'Meera Silks' })
})

it('GST-02 saving that waited for a certificate stops if that is refused, and the reason is shown', async () => {
  fill('Nickname (store name)', 'Meera Silks')
  await chooseCertificate()
  saveButton().focus()
  pressSave()
  await lookedInto('damaged')
  await waitFor(() => expect(descriptionOf(certificateButton())).toMatch(/Error: This picture is damaged/))
  expect(document.activeElement).toBe(certificateButton())
  expect(saveButton().getAttribute('aria-busy')).toBeNull()
  expect(await device.rows()).toEqual([])
  pressSave()
  await atStep(4)
})

it('GST-02 saving does not wait for a certificate that the chosen type does not need', async () => {
  fill('Nickname (store name)', 'Meera Silks')
  await chooseCertificate()
  press('radio', 'No GST')
  pressSave()
  await atStep(4)
})

it('GST-02 saving stops waiting for a certificate once the chosen type does not need it', async () => {
  fill('Nickname (store name)', 'Meera Silks')
  await chooseCertificate()
  pressSave()
  await screen.findByRole('button', { name: 'Checking the file…' })
  press('radio', 'No GST')
  await atStep(4)
  expect(await device.rows()).toHaveLength(1)
})

it('GST-02 ONB-07 saving does not wait for a certificate that was chosen before the step was left', async () => {
  await chooseCertificate()
  press('button', 'Next')
  await atStep(4)
  press('button', 'Back')
  await atStep(3)
  fill('Nickname (store name)', 'Meera Silks')
  pressSave()
  await atStep(4)
})

it('ONB-07 a certificate that is still being checked as its step is left is stored with the typed fields', async () => {
  await chooseCertificate()
  fill('Nickname (store name)', 'Meera Silks')
  press('button', 'Next')
  await atStep(4)
  await lookedInto()
  await keptWith({ nickname: 'Meera Silks', gstMobile: mobile })
})

it('GST-02 ONB-07 saving that waits for a certificate saves nothing if the step is left meanwhile', async () => {
  fill('Nickname (store name)', 'Meera Silks')
  await chooseCertificate()
  pressSave()
  await screen.findByRole('button', { name: 'Checking the file…' })
  press('button', 'Next')
  await atStep(4)
  await lookedInto()
  await keptWith({ nickname: 'Meera Silks' })
  await atStep(4)
  expect(await device.rows()).toEqual([])
})

it('ONB-07 a certificate that is checked late is added to what was typed since, in a form opened again', async () => {
  await chooseCertificate()
  press('button', 'Next')
  await atStep(4)
  press('button', 'Back')
  await atStep(3)
  fill('Nickname (store name)', 'Meera Silks')
  await lookedInto()
  await screen.findByText(pictures.png.name)
  await keptWith({ nickname: 'Meera Silks' })
})

it('ONB-07 a certificate that is checked late is not added to a step that was cleared meanwhile', async () => {
  fill('Nickname (store name)', 'Meera Silks')
  await draftKept()
  await chooseCertificate()
  press('button', 'Clear this step')
  press('button', 'Clear')
  await waitFor(() => expect(nickname().value).toBe(''))
  await lookedInto()
  expect(await act(keptAfterAll)).toBeUndefined()
  expect(screen.queryByText(pictures.png.name)).toBeNull()
})

it("ONB-07 a certificate that is checked late is not added to the next seller's step", async () => {
  await chooseCertificate()
  press('button', 'Next')
  await atStep(4)
  await device.signIn('step-5')
  await openGst(5)
  press('button', 'Next')
  await atStep(4)
  await lookedInto()
  await keptAfterAll()
  expect(await device.outbox.draftsOf(readyAccount('step-5').sellerId)).toEqual([])
})

it('ONB-07 a certificate that is checked late is not stored after a log-out', async () => {
  await chooseCertificate()
  press('button', 'Next')
  await atStep(4)
  session.clear()
  await lookedInto()
  expect(await keptAfterAll()).toBeUndefined()
})
