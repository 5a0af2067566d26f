// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OnboardingStep } from '@/contract/steps'
import { draftsOfStep } from '@/outbox/draft-key'
import { showOnboarding } from '../../../tests/support/onboarding-page'
import { readyAccount, startDevice, stopDevice, type SellerDevice } from '../../../tests/support/seller-device'
import { atStep, draftKept, fill, goTo, gone, press, pressSave, stepTab } from '../../../tests/support/step-screen'

const notice = /^The marketplace has this step, but what you entered is not on this device\. If you change nothing here/
const noticeUnderWay = /^This step is saved and will be sent to the marketplace, but this form does not show what you entered\. If you change nothing here/
let device: SellerDevice

beforeEach(async () => {
  device = await startDevice()
})
afterEach(stopDevice)

/** Opens a step of a seller whose first three steps were sent from another phone. */
async function open(step: OnboardingStep): Promise<void> {
  await device.signIn('step-6')
  await showOnboarding(device)
  await atStep(6)
  await goTo(step)
}

/** Opens the bank step of a seller who is at it, and saves an IFSC code there. */
async function saveBankStep(): Promise<void> {
  await showOnboarding(device)
  await atStep(4)
  fill('IFSC code', 'HDFC0001234')
  await draftKept()
  pressSave()
}

/** Clears the open step with its own button and confirms. */
function clear(): void {
  press('button', 'Clear this step')
  press('button', 'Clear')
}

const storedSteps = async () => (await device.storedSeller()).steps

describe('a step that the marketplace has and this device does not hold', () => {
  it.each([
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const)('ONB-05 step %i: shows a notice, and its button moves on without saving while nothing is changed', async (step, following) => {
    await open(step)
    const before = await storedSteps()
    expect(screen.getByText(notice)).toBeDefined()
    pressSave()
    await atStep(following)
    expect(await device.rows()).toEqual([])
    expect(await storedSteps()).toEqual(before)
    expect(screen.queryByText(/ saved( successfully)?\.$/)).toBeNull()
    expect(stepTab(step).getAttribute('aria-label')).toMatch(/, Sent$/)
  })

  it('ONB-05 is replaced once something is entered and saved', async () => {
    await open(4)
    fill('IFSC code', 'HDFC0001234')
    pressSave()
    await screen.findByText('Bank details saved.')
    expect((await storedSteps()).step4).toMatchObject({ ifscCode: 'HDFC0001234', accountNumber: '' })
    await goTo(4)
    expect(screen.queryByText(notice)).toBeNull()
  })

  it('ONB-05 is not replaced, now or on a later visit, if the typed text was deleted again', async () => {
    await open(4)
    const before = await storedSteps()
    fill('IFSC code', 'H')
    await draftKept()
    fill('IFSC code', '')
    pressSave()
    await atStep(5)
    await goTo(4)
    expect(screen.getByText(notice)).toBeDefined()
    pressSave()
    await atStep(5)
    expect(await storedSteps()).toEqual(before)
  })

  it('ONB-05 BANK-01 is not replaced if only the name from the registration is in the form', async () => {
    await device.signIn('step-6')
    const before = await storedSteps()
    const owner = readyAccount('step-6').sellerId
    await device.outbox.writeDraft({ owner, form: draftsOfStep(4) }, { values: { accountHolderName: 'Meera Nair' }, savedAt: 1 })
    await showOnboarding(device)
    await atStep(6)
    await goTo(4)
    expect(screen.getByLabelText<HTMLInputElement>('Account holder name').value).toBe('Meera Nair')
    expect(screen.getByText(notice)).toBeDefined()
    // Nor after something was typed beside it and removed again.
    fill('IFSC code', 'H')
    await draftKept()
    fill('IFSC code', '')
    await goTo(5)
    await goTo(4)
    expect(screen.getByText(notice)).toBeDefined()
    pressSave()
    await atStep(5)
    expect(await storedSteps()).toEqual(before)
  })

  it('ONB-05 shows the notice after it was saved empty here, but not during that save', async () => {
    await device.signIn('step-4')
    await showOnboarding(device)
    await atStep(4)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(document.body.textContent))
    watch.observe(document.body, { childList: true, subtree: true })
    pressSave()
    await screen.findByText('Bank details saved.')
    await atStep(5)
    watch.disconnect()
    expect(seen.filter((text) => text.includes('If you change nothing here'))).toEqual([])
    await goTo(4)
    expect(screen.getByText(notice)).toBeDefined()
  })

  it('ONB-05 ONB-07 is not replaced by an empty form if it was cleared while waiting, before or after it is sent', async () => {
    await device.signIn('step-4')
    const release = device.holdAnswers()
    await saveBankStep()
    await atStep(5)
    await goTo(4)
    expect(screen.queryByText(noticeUnderWay)).toBeNull()
    clear()
    await screen.findByText(noticeUnderWay)
    pressSave()
    await atStep(5)
    await goTo(4)
    expect(screen.getByText(noticeUnderWay)).toBeDefined()
    release()
    await screen.findByText(notice)
    pressSave()
    await atStep(5)
    expect(await device.rows()).toHaveLength(1)
    expect((await storedSteps()).step4).toMatchObject({ ifscCode: 'HDFC0001234' })
  })

  it('ONB-05 ONB-07 shows the notice after it was sent from here and cleared, and is not replaced', async () => {
    await device.signIn('step-4')
    await saveBankStep()
    await screen.findByText('Bank details saved.')
    await goTo(4)
    expect(screen.queryByText(notice)).toBeNull()
    clear()
    await screen.findByText(notice)
    pressSave()
    await atStep(5)
    expect((await storedSteps()).step4).toMatchObject({ ifscCode: 'HDFC0001234' })
    await gone('Bank details saved.')
    await waitFor(async () => expect(await device.rows()).toHaveLength(1))
  })

  it('ONB-05 is not replaced by an empty form that was open while another tab saved the step', async () => {
    await open(4)
    const release = device.holdAnswers()
    await device.save([4])
    await screen.findByText(noticeUnderWay)
    pressSave()
    await atStep(5)
    expect(await device.rows()).toHaveLength(1)
    release()
  })

  it('ONB-05 ONB-07 is replaced by what was typed in another tab, and the notice disappears', async () => {
    await open(4)
    const owner = readyAccount('step-6').sellerId
    await device.outbox.writeDraft({ owner, form: draftsOfStep(4) }, { values: { ifscCode: 'HDFC0001234' }, savedAt: Date.now() })
    fireEvent(window, new Event('focus'))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('IFSC code').value).toBe('HDFC0001234'))
    expect(screen.queryByText(notice)).toBeNull()
    pressSave()
    await screen.findByText('Bank details saved.')
    expect((await storedSteps()).step4).toMatchObject({ ifscCode: 'HDFC0001234' })
  })

  it('ONB-05 BANK-01 shows no notice for a step that was never sent, which can be saved empty', async () => {
    await device.signIn('step-4')
    await showOnboarding(device)
    await atStep(4)
    expect(screen.queryByText(notice)).toBeNull()
    pressSave()
    await screen.findByText('Bank details saved.')
    await atStep(5)
  })
})
