// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { session } from '@/session/browser-session'
import { openAtStep, showOnboarding } from '../../../tests/support/onboarding-page'
import { packBody } from '../../../tests/support/order-bodies'
import { readyAccount, setNetwork, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, goTo, gone, press, pressSave, stepTab } from '../../../tests/support/step-screen'

const previousStepsFirst = 'Please complete the previous steps first.'
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

describe('the steps', () => {
  it('ONB-01 shows the five steps by name, each with its status', async () => {
    await openAtStep(device, 5)
    const tabs = within(screen.getByRole('navigation', { name: 'Onboarding steps' })).getAllByRole('button')
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
      '1. GST Tax Information, Sent',
      '2. Bank Account Details, Sent',
      '3. Pickup & Return Address, In progress',
      '4. Shipping Type, Cannot start yet',
      '5. Digital Signature, Cannot start yet',
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null])
  })

  it('ONB-02 ONB-03 does not open a step beyond the highest one reached, by tab or by Next, and says so', async () => {
    await openAtStep(device, 5)
    for (const step of [6, 7] as const) {
      stepTab(step).click()
      expect((await screen.findByRole('alert')).textContent).toBe(previousStepsFirst)
      // Below the stepper that was pressed, not at the end of the form.
      expect(screen.getByRole('alert').closest('form')).toBeNull()
      await atStep(5)
    }
    await goTo(4)
    await gone(previousStepsFirst)
    press('button', 'Next')
    await atStep(5)
    press('button', 'Next')
    expect((await screen.findByRole('alert')).textContent).toBe(previousStepsFirst)
    // In the action bar that was pressed, not a screen above it.
    expect(screen.getByRole('alert').closest('[data-slot="action-bar"]')).not.toBeNull()
    await atStep(5)
  })

  it('ONB-04 DEMO-02 begins at the step that the device has stored now, not at one read by an earlier screen', async () => {
    const { sellerId } = readyAccount('step-6')
    await device.signIn('step-6')
    const router = await showOnboarding(device)
    await atStep(6)
    await act(() => router.navigate({ to: '/dashboard' }))
    await device.outbox.moveTo(sellerId, 4)
    await act(() => router.navigate({ to: '/registrationdetails' }))
    await atStep(4)
    await waitFor(() => expect(session.readPosition()).toEqual({ step: 4, furthest: 6 }))
  })

  it('ONB-03 Back and Next move one step, and Back stops at the first', async () => {
    await openAtStep(device, 6)
    for (const step of [5, 4, 3, 3] as const) {
      press('button', 'Back')
      await atStep(step)
    }
    for (const step of [4, 5, 6] as const) {
      press('button', 'Next')
      await atStep(step)
    }
  })

  it("QUEUE-03 the line of what waits says 'changes' if not only steps wait", async () => {
    await device.signIn('step-5')
    await setNetwork(device, 'offline')
    const { sellerId } = readyAccount('step-5')
    await device.outbox.save({ sellerId, command: 'order-pack', body: packBody() })
    await showOnboarding(device)
    await screen.findByText('1 change waits on this device')
    await device.save([5])
    await screen.findByText('2 changes wait on this device')
  })

  it('ONB-04 stores the current and the highest step, and opens there again', async () => {
    await openAtStep(device, 6)
    await goTo(4)
    await waitFor(() => expect(session.readPosition()).toEqual({ step: 4, furthest: 6 }))
    await showOnboarding(device)
    await atStep(4)
    expect(stepTab(6).getAttribute('aria-label')).toBe('4. Shipping Type, In progress')
  })

  it('ONB-04 begins at the step in local storage if the device has stored nothing else of the seller', async () => {
    session.signIn({ token: 'any', sellerId: 'seller-elsewhere', mobile: null })
    session.writePosition({ step: 5, furthest: 6 })
    await showOnboarding(device)
    await atStep(5)
    await goTo(6)
  })

  it('ROUTE-07 focuses the heading of the step that was opened', async () => {
    await openAtStep(device, 5)
    await goTo(3)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('GST Tax Information'))
  })

  it("ROUTE-07 focuses the next step's heading after a save", async () => {
    await openAtStep(device, 4)
    const save = screen.getByRole('button', { name: 'Save & next' })
    save.focus()
    pressSave()
    await atStep(5)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pickup & Return Address'))
  })

  it('ROUTE-07 never shows the row of steps without a form', async () => {
    await device.signIn('step-5')
    const incomplete: string[] = []
    const look = (): void => {
      if (screen.queryByRole('navigation', { name: 'Onboarding steps' }) === null) return
      if (screen.queryByRole('button', { name: 'Back' }) === null) incomplete.push(document.body.textContent)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    await showOnboarding(device)
    await atStep(5)
    await goTo(3)
    await goTo(4)
    observer.disconnect()
    expect(incomplete).toEqual([])
  })

  it('QUEUE-03 opens at the step of the navigation state, once', async () => {
    await device.signIn('step-6')
    const router = await showOnboarding(device, { openStep: 4 })
    await atStep(4)
    await waitFor(() => expect(router.state.location.state).not.toHaveProperty('openStep', 4))
  })

  it('ROUTE-08 asks a seller without an id to log in again', async () => {
    session.signIn({ token: 'any', sellerId: '', mobile: null })
    await showOnboarding(device)
    await screen.findByRole('link', { name: /log in/i })
  })
})
