// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { breakStore } from '../../../tests/support/device-screen'
import { holdTimers } from '../../../tests/support/held-timers'
import { openAtStep } from '../../../tests/support/onboarding-page'
import { startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, draftKept, fill, press, pressSave, stepTab } from '../../../tests/support/step-screen'
import { patienceMilliseconds } from './save-step'

const previousStepsFirst = 'Please complete the previous steps first.'
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(() => {
  vi.restoreAllMocks()
  stopDevice()
})

const nowhere: readonly (readonly [what: string, step: 3 | 4, move: () => void, next: OnboardingStep])[] = [
  ['a tab of a locked step', 4, () => stepTab(7).click(), 5],
  ['the tab of the step itself', 4, () => stepTab(4).click(), 5],
  ['Back at the first step', 3, () => press('button', 'Back'), 4],
]

describe('a press that opens no other step while a step is being saved', () => {
  it.each(nowhere)('ONB-05 lets the answer lead to the next step: %s', async (_what, step, move, next) => {
    // Only the answer moves the seller on, not the end of the wait.
    holdTimers(patienceMilliseconds)
    await openAtStep(device, step)
    const release = device.holdAnswers()
    if (step === 3) fill('Nickname (store name)', 'Nair Weaves')
    pressSave()
    await screen.findByRole('button', { name: 'Sending…' })
    move()
    await atStep(step)
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDefined()
    release()
    await atStep(next)
    expect(screen.getByText(step === 3 ? 'GST Information saved successfully.' : 'Bank details saved.')).toBeDefined()
  })

  it('PWA-06 does not hide the message that the device could not save the step', async () => {
    await openAtStep(device, 3)
    fill('Nickname (store name)', 'Nair Weaves')
    await draftKept()
    const mend = breakStore('full')
    pressSave()
    press('button', 'Next')
    await screen.findByText(previousStepsFirst)
    expect((await screen.findByText(/^This step is not saved/)).closest('[role="alert"]')).not.toBeNull()
    press('button', 'Next')
    expect(screen.getByText(/^This step is not saved/)).toBeDefined()
    mend()
  })
})
