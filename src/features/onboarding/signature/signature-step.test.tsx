// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftsOfStep } from '@/outbox/draft-key'
import { session } from '@/session/browser-session'
import { storageKeys } from '@/session/storage-keys'
import { lateAnswer } from '../../../../tests/support/late-answer'
import { showOnboarding, startDrawingDevice } from '../../../../tests/support/onboarding-page'
import { pictures } from '../../../../tests/support/picture-files'
import { readyAccount, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, gone, press } from '../../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDrawingDevice()
})
afterEach(stopDevice)

const { sellerId, mobile } = readyAccount('step-7')
const unknown = () => screen.getByText(/^The signature is sent with your mobile number/).closest('[role=alert]')
const asked = () => device.sent.filter(({ path }) => path === '/api/seller/registered-details').length

/** Stores a drawn signature of one or more strokes. */
async function keepSigned(strokes = 1): Promise<void> {
  const stroke = [1, 2, 3, 4].map((n) => ({ x: n * 20, y: 50, pressure: 0.5, time: n }))
  const values = { method: 'drawn', strokes: Array.from({ length: strokes }, () => stroke), name: '', picture: null }
  await device.outbox.writeDraft({ owner: sellerId, form: draftsOfStep(7) }, { values, savedAt: 1 })
}

it.each(['Undo', 'Clear'])('SIGN-01 the drawing field gets the focus once %s leaves no stroke and the button is disabled', async (name) => {
  await device.signIn('step-7')
  await keepSigned(2)
  await showOnboarding(device)
  await atStep(7)
  const button = (called: string) => screen.getByRole<HTMLButtonElement>('button', { name: called })
  button('Undo').focus()
  press('button', 'Undo')
  expect(document.activeElement === button('Undo')).toBe(true)
  button(name).focus()
  press('button', name)
  expect(button(name).disabled).toBe(true)
  expect(document.activeElement?.id).toBe('step-7-strokes')
})

it('SIGN-01 each press of Undo is announced, even with the same words', async () => {
  await device.signIn('step-7')
  await keepSigned(3)
  await showOnboarding(device)
  await atStep(7)
  press('button', 'Undo')
  const first = await screen.findByText('Last stroke removed')
  press('button', 'Undo')
  const second = await screen.findByText('Last stroke removed')
  expect([first.isConnected, second.parentElement?.role]).toEqual([false, 'status'])
})

it('SIGN-02 LOGIN-09 submitting without the mobile number says that it is missing, and asks for it again', async () => {
  await device.signIn('step-7')
  localStorage.removeItem(storageKeys.mobile)
  await keepSigned()
  const plan = { failure: '500', target: 'registeredDetails', share: 'every' } as const
  await device.demo.dispatch({ kind: 'plan-failure', plan })
  await showOnboarding(device)
  await atStep(7)
  await waitFor(() => expect(asked()).toBe(1))

  for (const times of [2, 3]) {
    screen.getByRole('button', { name: 'Submit signature' }).focus()
    press('button', 'Submit signature')
    await waitFor(() => expect(document.activeElement).toBe(unknown()))
    await waitFor(() => expect(asked()).toBe(times))
  }
  expect(await device.rows()).toEqual([])

  await device.demo.dispatch({ kind: 'usual-conditions' })
  await act(async () => press('button', 'Submit signature'))
  await gone(/^The signature is sent with your mobile number/)
  expect(session.read().mobile).toBe(mobile)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('SIGN-03 submitting waits while the picture is checked, and neither calls it empty nor sends it if it is refused', async () => {
  const picture = lateAnswer<object>()
  vi.stubGlobal('createImageBitmap', () => picture.coming)
  await device.signIn('step-7')
  await showOnboarding(device)
  await atStep(7)
  press('radio', 'Use a picture of it')
  const { name, mimeType, buffer } = pictures.png
  const chosen = new File([new Uint8Array(buffer)], name, { type: mimeType })
  fireEvent.change(screen.getByLabelText('Picture of your signature', { selector: 'input' }), { target: { files: [chosen] } })
  press('button', 'Submit signature')
  // The picture's button and the pressed one.
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Checking the file…/ })).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
  // No pixels can be read in this environment, so the picture is refused.
  await act(async () => picture.answer({ width: 2, height: 2, close: () => undefined }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit signature' }).getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText('There is a problem')).toBeNull()
  expect(await device.rows()).toEqual([])
})
