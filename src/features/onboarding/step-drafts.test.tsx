// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { IDBIndex } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { session } from '@/session/browser-session'
import { openAtStep, showOnboarding } from '../../../tests/support/onboarding-page'
import { startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, draftKept, fill, goTo, gone, press, pressSave } from '../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

describe('drafts', () => {
  it('ONB-07 typed entries stay on screen while the store cannot be read, and the screen says so', async () => {
    await openAtStep(device, 4)
    const { sellerId } = session.read()
    fill('Account holder name', 'Arjun Patel')
    const broken = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('Connection lost', 'UnknownError')
    })
    await device.outbox.moveTo(sellerId ?? '', 4)
    const banner = await screen.findByText(/^The browser has closed this device’s storage/)
    expect(banner.closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    broken.mockRestore()
    await gone(/has closed this device’s storage/)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
  })

  it('ONB-07 typed entries are restored when the step is opened again, and after it is saved', async () => {
    await openAtStep(device, 4)
    fill('Account holder name', 'Arjun Patel')
    press('radio', 'Current')
    await draftKept()
    await showOnboarding(device)
    await atStep(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Current' }).checked).toBe(true)
    pressSave()
    await atStep(5)
    await goTo(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
  })

  it('ONB-07 a step is cleared after a confirmation, and stays empty', async () => {
    await openAtStep(device, 4)
    fill('Account holder name', 'Arjun Patel')
    await draftKept()
    press('button', 'Clear this step')
    press('button', 'Keep')
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Arjun Patel')
    press('button', 'Clear this step')
    press('button', 'Clear')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    await gone(/^Kept /)
    await showOnboarding(device)
    await atStep(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('')
  })

  it('ONB-07 QUEUE-06 another seller does not see the drafts', async () => {
    await openAtStep(device, 4)
    fill('Account holder name', 'Arjun Patel')
    await draftKept()
    await device.signIn('step-5')
    await showOnboarding(device)
    await atStep(5)
    await goTo(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('')
  })
})
