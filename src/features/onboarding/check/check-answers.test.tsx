// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedStepIn } from '@/domain/screens-navigation-state'
import { draftsOfStep } from '@/outbox/draft-key'
import { session } from '@/session/browser-session'
import { showOnboarding, startDrawingDevice } from '../../../../tests/support/onboarding-page'
import { setNetwork, stopDevice, type SellerDevice } from '../../../../tests/support/seller-device'
import { atStep, draftKept, fill, goTo, press, pressSave, stepTab } from '../../../../tests/support/step-screen'

let device: SellerDevice

beforeEach(async () => {
  device = await startDrawingDevice()
})
afterEach(stopDevice)

/** One of the four steps in the check. */
const entry = (step: string): HTMLElement => {
  const found = [...document.querySelectorAll('details')].find(({ textContent }) => textContent.startsWith(step))
  if (found === undefined) throw new Error(`No ${step} in the check`)
  return found
}
const lineOf = (step: string) => entry(step).querySelector('summary')?.textContent ?? ''
const answersOf = (step: string) =>
  Object.fromEntries(
    within(entry(step)).queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

const typed = (step: 4 | 5, values: unknown, savedAt: number) =>
  device.outbox.writeDraft({ owner: session.read().sellerId ?? '', form: draftsOfStep(step) }, { values, savedAt })

it('CHECK-01 shows the four steps as this device holds them: sent, waiting, changed, or not held', async () => {
  await device.signIn('step-5')
  await setNetwork(device, 'offline')
  await device.save([5, 6])
  await typed(4, { accountHolderName: 'Meera Nair', accountNumber: '001234567890' }, Date.now())
  await typed(5, { pickup: { city: 'Mysuru' } }, Date.now() + 5000)
  await showOnboarding(device)
  await atStep(5)
  await act(async () => stepTab(7).click())
  await atStep(7)

  expect(screen.getByRole('heading', { level: 2, name: 'Check your answers' })).toBeDefined()
  expect(lineOf('GST Tax Information')).toBe('GST Tax Information Sent')
  expect(entry('GST Tax Information').textContent).toContain('This device does not hold what you entered here.')
  // Nobody here knows what arrived of a step that another device sent.
  expect(lineOf('Bank Account Details')).toMatch(/Sent.*This is a draft.*Not filled in: IFSC code$/)
  expect(lineOf('Pickup & Return Address')).toMatch(/Waiting to send.*Changed since it was saved.*Door number \(Pickup address\)/)
  // Without a draft it shows what waits to be sent.
  expect(lineOf('Shipping Type')).toMatch(/^Shipping Type Waiting to send$/)
  expect(answersOf('Shipping Type')['Shipping type']).toBe('Both')
})

it('CHECK-01 ONB-08 shows the end of the account number, and all of it after a press', async () => {
  await device.signIn('step-7')
  await typed(4, { accountHolderName: '', accountNumber: '001234567890' }, Date.now())
  await showOnboarding(device)
  await atStep(7)
  expect(answersOf('Bank Account Details')).toMatchObject({ 'Account number': '••••••••7890Show', 'Account holder name': 'Not filled in' })
  press('button', 'Show', entry('Bank Account Details'))
  expect(answersOf('Bank Account Details')['Account number']).toContain('001234567890')
  press('button', 'Hide', entry('Bank Account Details'))
  expect(answersOf('Bank Account Details')['Account number']).toBe('••••••••7890Show')
})

it('CHECK-01 follows a step that another tab changes and saves', async () => {
  await device.signIn('step-7')
  await setNetwork(device, 'offline')
  const answer = () => answersOf('Bank Account Details')['Account holder name']
  await typed(4, { accountHolderName: 'Meera Nair' }, Date.now() - 5000)
  await showOnboarding(device)
  await atStep(7)
  expect(answer()).toBe('Meera Nair')
  await typed(4, { accountHolderName: 'Meera Das' }, Date.now())
  await device.save([4])
  await waitFor(() => expect(answer()).toBe('Meera Das'))
  expect(lineOf('Bank Account Details')).toMatch(/Waiting to send(?!.*(Changed|draft))/)
})

it("CHECK-02 'Change' opens a step; saving, the link and the browser's Back lead back to the check", async () => {
  await device.signIn('step-7')
  const router = await showOnboarding(device)
  await atStep(7)
  const change = async () => {
    press('button', 'Change Bank Account Details', entry('Bank Account Details'))
    await atStep(4)
    expect(changedStepIn(router.state.location.state)).toBe(4)
  }
  const isBack = async () => {
    await atStep(7)
    await waitFor(() => expect(document.activeElement).toBe(entry('Bank Account Details').querySelector('summary')))
    expect(entry('Bank Account Details').hasAttribute('open')).toBe(true)
    expect(changedStepIn(router.state.location.state)).toBeUndefined()
  }

  await change()
  fill('Account holder name', 'Meera K Nair')
  fill('IFSC code', 'HDFC0001234')
  pressSave()
  await isBack()
  expect(screen.getByText('Bank details saved.')).toBeDefined()
  expect(answersOf('Bank Account Details')).toMatchObject({ 'Account holder name': 'Meera K Nair', 'IFSC code': 'HDFC0001234' })
  expect(lineOf('Bank Account Details')).not.toMatch(/draft/)

  // Typed values that were not saved are shown, and marked as a draft.
  await change()
  fill('Account holder name', 'Meera Kurup')
  await draftKept()
  await act(async () => router.history.back())
  await isBack()
  expect(answersOf('Bank Account Details')['Account holder name']).toBe('Meera Kurup')
  expect(lineOf('Bank Account Details')).toContain('Changed since it was saved: the change is only a draft.')

  await change()
  press('button', 'Back to your answers')
  await isBack()

  // A visit to the check from elsewhere is no return from a change.
  const comesAnew = async () => {
    await goTo(7)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(entry('Bank Account Details').hasAttribute('open')).toBe(false)
  }
  await goTo(5)
  await comesAnew()

  // Going elsewhere ends the visit: saving leads to the next step again.
  await change()
  await act(async () => stepTab(5).click())
  await atStep(5)
  expect(changedStepIn(router.state.location.state)).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Back to your answers' })).toBeNull()
  pressSave()
  await atStep(6)
  await comesAnew()
})

it("CHECK-02 a second quick press on 'Back to your answers' does not leave the onboarding", async () => {
  await device.signIn('step-7')
  const router = await showOnboarding(device)
  await atStep(7)
  for (const step of ['Bank Account Details', 'Shipping Type'] as const) {
    press('button', `Change ${step}`, entry(step))
    const back = await screen.findByRole('button', { name: 'Back to your answers' })
    await act(async () => {
      back.click()
      back.click()
    })
    await atStep(7)
    expect(router.state.location.pathname).toBe('/registrationdetails')
  }
})

it('CHECK-02 a page that is opened again during a change continues that change', async () => {
  await device.signIn('step-7')
  await showOnboarding(device)
  await atStep(7)
  await act(async () => stepTab(6).click())
  await atStep(6)
  const router = await showOnboarding(device, { changedStep: 6 })
  await atStep(6)
  expect(screen.getByRole('button', { name: 'Back to your answers' })).toBeDefined()
  expect(changedStepIn(router.state.location.state)).toBe(6)
})
