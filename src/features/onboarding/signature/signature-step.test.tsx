// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { draftsOfStep } from '@/outbox/draft-key'
import { session } from '@/session/browser-session'
import { storageKeys } from '@/session/storage-keys'
import { stubDrawing } from '../../../../tests/support/drawing'
import { OnboardingPage } from '../../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, gone, press } from '../../../../tests/support/step-screen'

let device: SellerDevice
let endDrawing: () => void

beforeEach(async () => {
  endDrawing = stubDrawing()
  device = await startDevice()
})
afterEach(() => {
  stopDevice()
  endDrawing()
})

const { sellerId, mobile } = readyAccount('step-7')
const unknown = () => screen.getByText(/^The signature is sent with your mobile number/).closest('[role=alert]')
const asked = () => device.sent.filter(({ path }) => path === '/api/seller/registered-details').length

it('SIGN-02 LOGIN-09 a press without the mobile number says that it is missing, and asks for it again', async () => {
  await device.signIn('step-7')
  localStorage.removeItem(storageKeys.mobile)
  const stroke = [1, 2, 3, 4].map((n) => ({ x: n * 20, y: 50, pressure: 0.5, time: n }))
  await device.outbox.writeDraft({ owner: sellerId, form: draftsOfStep(7) }, { values: { method: 'drawn', strokes: [stroke], name: '', picture: null }, savedAt: 1 })
  const plan = { failure: '500', target: 'registeredDetails', share: 'every' } as const
  await device.demo.dispatch({ kind: 'plan-failure', plan })
  await device.show('/registrationdetails', OnboardingPage)
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
